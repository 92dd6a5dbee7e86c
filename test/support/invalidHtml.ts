import { HtmlValidate } from 'html-validate';
import { htmlOf } from './kindsOfPages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes void elements and boolean attributes its own, valid, way.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // HTML lets optional white space and long titles be.
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Whatever a document loads itself carries the hash of its content.
    'require-sri': ['error', { target: 'all' }],
    // A table in a box that scrolls, and a drawer, are regions with names on purpose.
    'prefer-native-element': 'off',
    // It knows no `aria-labelledby`; axe, which does, looks at every link.
    'wcag/h30': 'off',
    // In running text an address breaks where it must.
    'tel-non-breaking': 'off',
  },
});

/** What is no valid HTML in built documents: address, place and rule of each. */
export async function invalidHtml(addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    const { results } = await validator.validateString(htmlOf(address), address);
    for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages))
      faults.push(`${address}:${line}:${column} ${ruleId} ${message}`);
  }
  return faults;
}
