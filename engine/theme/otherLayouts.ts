export { Home } from './Home.tsx';
export { NotFound } from './NotFound.tsx';
export { SearchPage } from './SearchPage.tsx';
