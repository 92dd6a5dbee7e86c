import { mistake, nearest, suggest } from '../core/errors.ts';
import type { ComponentInfo, Problem, PropType } from '../core/types.ts';
import type { CompiledPage, ComponentUse } from '../markdown/compiled.ts';
import { docFile } from '../markdown/readDocs.ts';

/** Checks names and props of the components that pages use. */
export function checkComponents(
  pages: readonly CompiledPage[],
  components: Readonly<Record<string, ComponentInfo>>,
): Problem[] {
  return pages.flatMap(({ record, components: uses }) => {
    const file = docFile(record.relativePath);
    return uses.flatMap((use) =>
      faults(use, components).map(({ message, hint }) => mistake(file, use.line, message, hint)),
    );
  });
}

/** Tags that are Markdown of their own and never come here as components; an author may have meant one of them. */
const MARKDOWN_TAGS = ['Badge', 'CodeGroup', 'CodeBlock', 'DataTable', 'Glossary'];

interface Fault {
  message: string;
  hint: string | undefined;
}

function faults(
  { name, props, slots }: ComponentUse,
  components: Readonly<Record<string, ComponentInfo>>,
): Fault[] {
  const info = Object.hasOwn(components, name) ? components[name] : undefined;
  if (info === undefined) {
    const known = [...Object.keys(components), ...MARKDOWN_TAGS];
    const near = nearest(name, known);
    const hint = near === undefined ? `Known: ${known.join(', ')}.` : `Did you mean <${near}>?`;
    return [{ message: `there is no component <${name}>.`, hint }];
  }
  const unknown = Object.keys(props).filter((prop) => !Object.hasOwn(info.props, prop));
  const wrong = Object.entries(info.props).flatMap(([prop, type]) =>
    propFault(name, prop, type, props[prop]),
  );
  const content =
    slots.length > 0 && !info.slots
      ? [{ message: `<${name}> takes no content.`, hint: `Write <${name} />.` }]
      : [];
  return [...unknown.map((prop) => unknownProp(name, prop, info)), ...wrong, ...content];
}

function unknownProp(name: string, prop: string, info: ComponentInfo): Fault {
  const known = Object.keys(info.props);
  const hint = suggest(prop, known, `It takes ${known.join(', ') || 'none'}.`);
  return { message: `<${name}> has no property "${prop}".`, hint };
}

/** How an author writes a property of each type. */
const WRITTEN: Record<string, (prop: string) => string> = {
  string: (prop) => `${prop}="…"`,
  number: (prop) => `:${prop}="1"`,
  boolean: (prop) => prop,
  json: (prop) => `:${prop}='["…"]'`,
};

function propFault(name: string, prop: string, type: PropType, value: unknown): Fault[] {
  const expected = type.replace('?', '');
  const hint = `Write for instance ${WRITTEN[expected]?.(prop)}.`;
  if (value === undefined)
    return type.endsWith('?') ? [] : [{ message: `<${name}> lacks the property "${prop}".`, hint }];
  if (expected === 'json' || typeof value === expected) return [];
  return [
    { message: `property "${prop}" of <${name}> is ${JSON.stringify(value)}, not a ${expected}.`, hint },
  ];
}
