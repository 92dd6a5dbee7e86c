/**
 * Every word of the frame that readers see or hear; what pages say is theirs. Another language of the interface is this
 * file in that language. Each part is a constant of its own, so that a script carries only the words it says.
 */

/** Bar, sidebar, foot and the sheets over the page. */
export const FRAME = {
  skip: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  siteMenus: 'Site',
  backToTop: 'Back to top',
  search: 'Search',
  scheme: 'Switch between light and dark',
  newWindow: '(opens new window)',
  version: 'Version',
  belongsTo: (version: string) => `What belongs to ${version}`,
  breadcrumbs: 'Breadcrumbs',
  contents: 'Contents',
  onThisPage: 'On this page',
  overview: 'Overview',
  allPages: 'All pages',
  download: 'Download for offline reading',
  downloadAll: 'Download them all',
  downloadHow: 'as one archive, to read them without a network.',
  help: 'Still need help?',
  issues: 'Issue tracker',
  forum: 'Forum',
  mail: 'E-mail',
  source: 'Source',
};

/** The list of keys. */
export const KEYS = {
  title: 'Keyboard shortcuts',
  singleKeys: 'Single-key shortcuts',
  close: 'Close',
  or: ' or ',
  list: [
    { keys: ['/', 's', 'Ctrl+K'], does: 'Search' },
    { keys: ['?'], does: 'Show this sheet' },
    { keys: ['Esc'], does: 'Close a menu, a sheet or an enlarged picture' },
    { keys: ['↑ ↓ Enter'], does: 'Choose and open a search result' },
    { keys: ['← →'], does: 'Move between tabs' },
    { keys: ['Tab'], does: 'Go to the next link; the first one skips to the content' },
  ],
};

/** What stands around an article. */
export const ARTICLE = {
  kinds: { guide: 'Guide', concept: 'Concept', reference: 'Reference', tutorial: 'Tutorial' },
  minutes: 'min',
  minutesRest: 'utes to read',
  copyPage: 'Copy page',
  copyPageHow: 'Copy this page as Markdown',
  markdown: 'Markdown',
  markdownHow: 'This page as Markdown',
  cite: 'Cite',
  edit: 'Edit this page',
  updated: 'Last updated:',
  sources: 'Sources',
  proofs: 'How the code was checked',
  checkedAgainst: 'This page was checked against:',
  neighbors: 'Previous and next page',
  next: 'Next',
  previous: 'Previous',
  wasOfHelp: 'Was this page of help?',
  thank: 'Yes, thank the authors',
  thankSubject: (title: string) => `Of help: ${title}`,
};

/** The way to tell of a mistake. */
export const REPORT = 'Report a problem';

/** Home page and pages without an article. */
export const PLACES = {
  routes: 'Start here',
  doors: 'Who works with it',
  editions: 'Editions',
  guide: 'Guide',
  repository: 'Repository',
  ofEdition: (name: string) => ` of the ${name}`,
  repositoryOf: (name: string) => ` repository of the ${name}`,
  elsewhere: 'Beyond these pages',
  sourceRepository: 'Source repository',
  demo: 'Demo server',
  discussions: 'Community discussions',
  notFound: 'There is no page here',
  notFoundLead: 'The page may have moved, or the address may be misspelled.',
  toStart: 'To the start page',
  general: 'General',
};

/** Titles and descriptions of generated pages. */
export const SPECIAL_PAGES = {
  notFound: 'Page not found',
  notFoundAbout: 'There is no page at this address.',
  search: 'Search',
  searchAbout: (site: string) => `Search the pages of ${site}.`,
};

/** The search, wherever it stands. */
export const SEARCH = {
  title: 'Search',
  field: 'Search the documentation',
  needsScripts: 'Searching the text needs scripts. Below are all pages; your browser can search in them.',
  close: 'Close the search',
  choose: 'choose',
  openKey: 'Enter',
  open: 'open',
  closeKey: 'Esc',
  closes: 'close',
  asPage: 'As a page',
  guide: 'Guide to search',
  allGuides: 'All',
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  clear: 'Clear',
  wanted: 'Often wanted',
  results: 'Search results',
  definition: 'Definition',
  glossary: 'Glossary',
  count: (count: number) => (count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`),
  also: (names: string) => `also: ${names}`,
  didYouMean: 'Did you mean',
  searching: 'Searching …',
  indexFailed: 'The search index could not be loaded.',
  indexFailedMore: 'Pages can still be read and found by their names.',
  offline: 'You are offline.',
  offlineMore: 'The search index is not on this device yet; pages that you have open can be read.',
  fallback: 'The search service does not answer. These results are from the index of this site.',
  tryAgain: 'Try again',
  allPages: 'All pages',
  nothing: 'Nothing found for',
  inGuide: (guide: string) => ` in ${guide}.`,
  searchAll: 'Search all guides',
  lookThrough: 'Look through a guide',
  ask: 'Ask people:',
  or: ' or ',
};

/** What scripts say besides. */
export const SAID = {
  menu: 'Menu',
  linkCopied: 'Link copied',
  pageFailed: 'The page could not be loaded.',
  searchFailed: 'The search could not be loaded.',
  tryAgain: 'Try again',
  didYouMean: 'Did you mean',
};

/** Buttons that copy, and the one that wraps long lines of code. */
export const COPY = { copy: 'Copy', copied: 'Copied', failed: 'Copy failed' };
export const WRAP = 'Wrap lines';

/** Enlarging pictures. */
export const ZOOM = {
  enlarged: 'Enlarged image',
  enlargedFigure: 'Enlarged figure',
  close: 'Close',
  enlargeImage: 'Enlarge the image',
  enlarge: (what: string | null) => `Enlarge: ${what ?? 'the figure'}`,
};

/** The reader's own server in samples. */
export const SERVER = {
  title: 'My server',
  address: 'Address of your server',
  show: 'Show in samples',
  kept: 'Kept in this browser only.',
  shown: (server: string) => `Samples show ${server}. Empty the field to undo it.`,
  invalid: 'Write an address such as https://cytomine.example.org.',
};

/** The list of operations. */
export const API_FILTER = {
  label: 'Filter operations',
  example: 'Method, path or words, such as POST annotation',
  count: (count: number) =>
    count === 0
      ? 'No operation matches. Try fewer words, or a part of the path.'
      : `${count} ${count === 1 ? 'operation' : 'operations'}`,
};

/** Titles that boxes have when their author gives none. */
export const BOXES = {
  tip: 'TIP',
  warning: 'WARNING',
  details: 'DETAILS',
  alerts: { NOTE: 'Note', TIP: 'Tip', IMPORTANT: 'Important', WARNING: 'Warning', CAUTION: 'Caution' },
};

/** What the build adds to the text of pages. */
export const TEXT = {
  table: (heads: string) => `Table: ${heads}`,
  sections: 'Sections of this page',
  done: 'Done',
  toDo: 'To do',
  footnotes: 'Footnotes',
  footnote: (number: number) => `Footnote ${number}`,
  backTo: (number: number, use: number) => `Back to reference ${number}${use === 1 ? '' : `, use ${use}`}`,
  synonyms: (names: string) => `Also: ${names}.`,
  moved: 'This page has moved:',
  openKit: 'Open the documentation',
};

/** A term that is explained. `name`: for those who hear the link alone. */
export const TERM = { more: 'More', about: (name: string) => ` about ${name}` };

/** A count with its noun. */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** The API reference. */
export const API = {
  schemas: 'Schemas',
  schemasOf: (title: string) => `${title}: schemas`,
  shared: 'Shared',
  services: (count: number) => plural(count, 'service'),
  operations: (count: number) => plural(count, 'operation'),
  fields: (count: number) => plural(count, 'field'),
  schemaCount: (count: number) => plural(count, 'schema'),
  places: (count: number) => plural(count, 'place'),
  version: (version: string) => `Version ${version}`,
  pathsCountFrom: 'Paths count from',
  exceptFor: (operations: string) => `except for ${operations}`,
  readAll: (title: string) => `Read all of ${title}`,
  byService: 'by service',
  openApi: '<b>OpenAPI 3.1</b> description of this API',
  madeOf: (api: string, subject: string) =>
    `What requests and answers of the ${api} are made of: ${subject}.`,
  usedBy: 'Used by',
  unused: 'Nothing in this description.',
  reachedAt: 'Reached at',
  whoMayCall: 'Who may call it',
  noAuthentication: 'no authentication',
  getKeys: 'Get your keys or a token',
  alsoCalled: (link: string) => `Another way to call ${link}.`,
  client: 'client',
  plainHttp: 'plain HTTP',
  parameters: {
    path: 'Path parameters',
    query: 'Query parameters',
    header: 'Headers',
    cookie: 'Cookies',
  },
  body: 'Request body',
  required: 'required',
  responses: 'Responses',
  response: (status: string) => `Response ${status}`,
  example: 'Example',
  deprecated: 'Deprecated',
  undocumented: 'Undocumented',
  default: 'Default',
  always: 'Always',
  oneOf: 'One of',
  arrayOf: (type: string) => `array of ${type}`,
  or: ' or ',
  oneOfSeveral: 'one of several',
  answerOf: (operation: string) => `the answer of ${operation}`,
  fieldsOf: (count: number, owner: string) => `${plural(count, 'field')} of ${owner}`,
  theSame: (count: number, link: string) => `The same ${count} as in ${link}.`,
  theSameBut: (count: number, link: string, isOther: boolean) =>
    `The ${count} in ${link}, ${isOther ? 'except' : 'and'}:`,
  sameAs: (statuses: string[], link: string) =>
    `${new Intl.ListFormat('en-GB').format(statuses)}: as in ${link}.`,
};
