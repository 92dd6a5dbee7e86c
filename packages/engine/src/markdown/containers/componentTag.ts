/** A component tag as written: `<Name text="a" :json="[1]" flag />`. */
export interface ComponentTag {
  name: string;
  props: Record<string, unknown>;
  isSelfClosing: boolean;
  /** Behind the `>`. */
  end: number;
  /** What is wrong with its attributes; the props without those. */
  mistakes: { message: string; hint: string }[];
}

/** Start of a component: a tag name in PascalCase, or VuePress 1's other spelling of the code groups. */
export const COMPONENT_START = /^<(code-group|code-block|[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)(?=[\s/>]|$)/;

const ATTRIBUTE =
  /\s*(?:(\/?>)|([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+?(?=\s|\/?>))))?)/y;
const ENTITY = /&(?:quot|apos|amp|lt|gt|#39|#34);/g;
const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#34;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
const PASCAL: Record<string, string> = { 'code-group': 'CodeGroup', 'code-block': 'CodeBlock' };

/** Reads the component tag a text starts with; undefined when the tag has no end or is no tag. */
export function readComponentTag(text: string): ComponentTag | undefined {
  const start = COMPONENT_START.exec(text);
  if (!start) return undefined;
  const written = start[1] ?? '';
  const tag: ComponentTag = {
    name: PASCAL[written] ?? written,
    props: {},
    isSelfClosing: false,
    end: 0,
    mistakes: [],
  };
  ATTRIBUTE.lastIndex = start[0].length;
  for (let match = ATTRIBUTE.exec(text); match; match = ATTRIBUTE.exec(text)) {
    if (match[1] !== undefined) {
      tag.isSelfClosing = match[1] === '/>';
      tag.end = ATTRIBUTE.lastIndex;
      return tag;
    }
    addProp(tag, match[2] ?? '', match[3] ?? match[4] ?? match[5]);
  }
  return undefined;
}

function addProp(tag: ComponentTag, written: string, raw: string | undefined): void {
  const value = raw?.replace(ENTITY, (entity) => ENTITIES[entity] ?? entity);
  const isJson = written.startsWith(':');
  const name = camelCase(isJson ? written.slice(1) : written);
  if (!/^[a-z][\w]*$/i.test(name)) {
    tag.mistakes.push({
      message: `<${tag.name}> has the attribute "${written}".`,
      hint: 'Attributes are text (name="text") or JSON (:name="json").',
    });
    return;
  }
  if (Object.hasOwn(tag.props, name)) {
    tag.mistakes.push({ message: `<${tag.name}> has "${name}" twice.`, hint: 'Remove one of them.' });
    return;
  }
  if (!isJson) {
    tag.props[name] = value ?? true;
    return;
  }
  try {
    tag.props[name] = JSON.parse(value ?? '');
  } catch {
    const message = `"${written}" of <${tag.name}> is not JSON: ${value ?? 'nothing'}`;
    tag.mistakes.push({ message, hint: `Write for instance ${written}='["text", 1, true]'.` });
  }
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
