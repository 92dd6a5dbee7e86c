import fc from 'fast-check';

type Text = fc.Arbitrary<string>;

/** One of the pieces that a text names, divided by blank space. */
const anyOf = (pieces: string): Text => fc.constantFrom(...pieces.split(' '));

const word = anyOf('a Bc WSI role é 日本 x_y 3 🚀 HTML to ` * _ [ ] $ \\ : | ~ > # + ^ { } ! & " ( )');
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));
const plain = fc
  .array(anyOf('a Bc WSI d-e f'), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(' '));
const address = fc.oneof(
  anyOf('#a ./b.md /c/ https://x.org javascript:a mailto:a@b.c ../../../g.md %zz'),
  fc.constantFrom('<./d e.md>', 'f "t"', ''),
);

const goodImage = fc.constantFrom(
  '![a](/a.png)',
  '![a](/a.png "T *x*")',
  '![a](b.svg)',
  '![a *b*](./b.svg "T")',
);
const badImage = fc.oneof(
  fc.constant('![](/a.png)'),
  fc.tuple(plain, address).map(([text, to]) => `![${text}](${to})`),
);
const image = fc.oneof({ weight: 12, arbitrary: goodImage }, { weight: 1, arbitrary: badImage });

/** A piece of a line. */
const inline: Text = fc.letrec<{ inline: string; line: string }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    words,
    plain.map((text) => `\`${text}\``),
    anyOf('$x^2$ $5 $\\foo$ [^1] [^2] [^z] :tada: :) [[toc]] \\* &amp; <https://x.org>'),
    fc.constantFrom('{{ $site.title }}', '{{ $x }}', '{{ a }}', '  \n', '\n'),
    image,
    fc.tuple(tie('line'), address).map(([text, to]) => `[${text}](${to})`),
    tie('line').map((text) => `**${text}**`),
    tie('line').map((text) => `*${text}*`),
    tie('line').map((text) => `~~${text}~~`),
    tie('line').map((text) => `==${text}`),
  ),
  line: fc.array(tie('inline'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' ')),
})).line;

const fenceInfo = fc.oneof(
  anyOf('py console text x "'),
  fc.constantFrom('', 'js {1}', 'py title="a" {1-2}', 'md nocopy', 'py [a.py]', 'yaml {'),
);
const codeLine = fc.constantFrom('a = 1', '$ ls -l', 'a < b && c', '"', '', '  - z: 1');
const fence: Text = fc
  .tuple(
    fc.constantFrom('```', '~~~', '````'),
    fenceInfo,
    fc.array(codeLine, { maxLength: 20 }),
    fc.boolean(),
  )
  .map(([mark, info, lines, isClosed]) => `${mark}${info}\n${lines.join('\n')}\n${isClosed ? mark : ''}`);

const container = fc.oneof(
  anyOf('tip v-pre slot steps tabs tab file-tree nothing'),
  fc.constantFrom('warning W', 'danger *x*', 'details More', 'tabs os', 'tab A', 'tip "a"'),
);
const tag = fc.constantFrom('Demo', 'CodeGroup', 'CodeBlock title="b" active', 'Demo a="1" :b="[1]"');

const indent = (text: string, first: string): string =>
  first + text.replaceAll('\n', `\n${' '.repeat(first.length)}`);

/** Blocks of every kind, in each other, joined with or without blank lines. No raw HTML. */
export const dialectDocument: Text = fc.letrec<{ block: string; blocks: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    inline,
    fence,
    fc.tuple(fc.integer({ min: 1, max: 4 }), inline).map(([level, text]) => `${'#'.repeat(level)} ${text}`),
    anyOf('--- *** [[toc]] $$x$$ [^3]: <Demo/> :::'),
    fc.constantFrom('$$\nx\n$$', '$$\n{', '    code', '\tcode', 'a\n===', '|a|b|\n|-|:-:|\n|c|d|'),
    fc.constantFrom(
      '*[HTML]: Text',
      '[^1]: Note',
      '[^2]: Note[^1]',
      '[a]: /b',
      '<<< @/x.py',
      '<Demo a="b" />',
    ),
    fc.constantFrom('- [ ] a', '> [!NOTE]'),
    fc
      .tuple(
        fc.constantFrom('- ', '* ', '1. ', '7) ', '- [ ] ', '- [x] ', '[^4]: ', ': ', '    '),
        tie('blocks'),
      )
      .map(([mark, text]) => indent(text, mark)),
    fc
      .tuple(fc.constantFrom('', '[!TIP]\n', '[!caution]\n\n'), tie('blocks'))
      .map(([mark, text]) => `${mark}${text}`.replace(/^/gm, '> ')),
    fc
      .tuple(fc.integer({ min: 3, max: 6 }), container, tie('blocks'), fc.boolean())
      .map(([colons, name, text, isClosed]) => {
        const fenceMark = ':'.repeat(colons);
        return `${fenceMark} ${name}\n${text}\n${isClosed ? fenceMark : ''}`;
      }),
    fc.tuple(tag, tie('blocks')).map(([name, text]) => `<${name}>\n${text}\n</${name.split(' ')[0]}>`),
    fc.tuple(inline, inline).map(([term, text]) => `${term}\n: ${text}`),
    goodImage,
    tie('blocks').map((text) => `::: steps\n${indent(text, '1. ')}\n:::`),
    fc.tuple(inline, inline).map(([first, second]) => `::: file-tree\n- ${first}\n  - ${second}\n:::`),
    fc
      .tuple(inline, tie('blocks'))
      .map(([text, note]) => `${text}[^9]\n\n${indent(note, '[^9]: ').replaceAll('\n      ', '\n    ')}`),
    fc.tuple(inline, inline).map(([first, second]) => `| ${first} | b |\n|:-|-:|\n| c | ${second} |`),
  ),
  blocks: fc
    .tuple(fc.array(tie('block'), { minLength: 1, maxLength: 4 }), fc.constantFrom('\n\n', '\n'))
    .map(([parts, between]) => parts.join(between)),
})).blocks;

/** Fragments that raw HTML and mischief are made of, beside the dialect's. */
const fragment = fc.oneof(
  anyOf('<b> </b> <p <div> <script> </script> <!-- --> --!> <? <![CDATA[ <style> <Demo <a - > " \' = \\'),
  anyOf('``` ::: $$ [^1] {{ }} |- &#0; &lt;script&gt; ]( ![ [[toc]]'),
  fc.constantFrom(
    '<img src=x onerror=a>',
    '<a href="javascript:a" style="b">',
    '<svg onload=a>',
    '<Demo a=>',
  ),
  fc.constantFrom('<Badge text="a"/>', ' v-pre>', '<a id="x">', '</div>\n', '---\n', 'title: a\n', '<<< '),
  fc.constantFrom('\n', '\n\n', '\t', '    ', '\r', '\u2028', '\0', '\uD800', '::: tip', '> ', '- ', '1. '),
);

/** Any text at all, with a good share of what parsers trip over. */
export const anyDocument: Text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(fc.oneof({ weight: 4, arbitrary: fragment }, { weight: 1, arbitrary: words }), { maxLength: 25 })
    .map((parts) => parts.join('')),
  fc.tuple(dialectDocument, fc.array(fc.tuple(fc.nat(), fragment), { maxLength: 4 })).map(([text, inserts]) =>
    inserts.reduce((result, [at, piece]) => {
      const place = at % (result.length + 1);
      return result.slice(0, place) + piece + result.slice(place);
    }, text),
  ),
);
