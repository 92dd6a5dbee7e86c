import { type FigureProps, Frame } from './kit.tsx';

/** ObjectMap */
export function ObjectMap(props: FigureProps) {
  return (
    <Frame {...props} width={400} height={200}>
      <rect width="400" height="200" rx="8" fill="none" stroke="currentColor" />
    </Frame>
  );
}
