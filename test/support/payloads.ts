/** Attempts to run a script, each of which would call `xss()` or `xss(1)`. Written for these tests, kind by kind. */

const CALL = 'xss(1)';
const EVENTS =
  'abort afterprint animationend animationiteration animationstart auxclick beforeinput beforematch beforeprint beforetoggle beforeunload blur cancel canplay change click close contextmenu copy cuechange cut dblclick drag dragend dragenter dragover drop durationchange ended error focus focusin focusout formdata hashchange input invalid keydown keyup load loadeddata loadstart message mousedown mouseenter mousemove mouseover offline online pagehide pageshow paste play pointerdown pointerenter pointerover pointerrawupdate popstate progress ratechange reset resize scroll scrollend search securitypolicyviolation seeked select selectionchange selectstart slotchange stalled storage submit suspend toggle touchstart transitionend transitionrun unhandledrejection unload volumechange waiting webkitanimationend webkittransitionend wheel'.split(
    ' ',
  );

const handlers = EVENTS.flatMap((event) => [
  `<img src=x on${event}=${CALL}>`,
  `<div ON${event.toUpperCase()}="${CALL}" tabindex=0>a</div>`,
]);

const breakouts = [
  '"',
  "'",
  '`',
  '">',
  "'>",
  '"/>',
  '--> ',
  '*/',
  ']]>',
  '</title>',
  '</p>',
  '</a>',
  '</code></pre>',
  '\\"',
  '&quot;',
  '&#34;>',
].flatMap((end) => [
  `${end}<img src=x onerror=${CALL}>`,
  `${end} onmouseover=${CALL} autofocus onfocus=${CALL} x=`,
  `${end}<script>${CALL}</script>`,
]);

const scripts = [
  `<script>${CALL}</script>`,
  `<script\n>${CALL}</script\n>`,
  `<script type=module>${CALL}</script>`,
  `<script src=data:,${CALL}></script>`,
  `<script src="/xss.js"></script>`,
  `<<script>${CALL}//<</script>`,
  `</script><script>${CALL}</script>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><script xlink:href="data:,${CALL}"></script></svg>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<iframe src="javascript:parent.${CALL}"></iframe>`,
  `<embed src="javascript:${CALL}">`,
  `<base href="javascript:/"><a href="${CALL}">a</a>`,
  `<form action="javascript:${CALL}"><button autofocus>a</button></form>`,
  `<button formaction="javascript:${CALL}">a</button>`,
  `<div style="background:url(javascript:${CALL})">a</div>`,
  `<svg><a id=a><text>a</text></a><animate href=#a attributeName=href values=javascript:${CALL} /></svg>`,
  // What a browser reads in another way when it is written out and read again.
  `<noscript><p title="</noscript><script>${CALL}</script>"></noscript>`,
  `<textarea><img src="</textarea><img src=x onerror=${CALL}>"></textarea>`,
  `<svg></p><style><a id="</style><img src=x onerror=${CALL}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${CALL}&gt;">`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${CALL}></annotation-xml></math>`,
  `<svg><set attributeName=onload to=${CALL} /></svg>`,
  `<a href="javas&#99;ript:${CALL}" autofocus onfocus=${CALL}>a</a>`,
  `<img src="x" srcset="x 1x" onerror="${CALL}">`,
  `<img/src=x/onerror=${CALL}>`,
  `<img src=x onerror\u000c=${CALL}>`,
  `<img src=x onerror\u0000=${CALL}>`,
  `<img """><script>${CALL}</script>">`,
  `<div popover id=p onbeforetoggle=${CALL}>a</div><button popovertarget=p>a</button>`,
];

const comments = [
  `<!--><img src=x onerror=${CALL}>-->`,
  `<!-- --!><img src=x onerror=${CALL}>-->`,
  `<!--island:0--><img src=x onerror=${CALL}>`,
  `<!--article--><img src=x onerror=${CALL}>`,
  `<?xml version="1.0"?><img src=x onerror=${CALL}>`,
  `<![CDATA[<img src=x onerror=${CALL}>]]>`,
  `<!DOCTYPE x [<!ENTITY y "<img src=x onerror=${CALL}>">]>&y;`,
];

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  '\u0001javascript:',
  'java\tscript:',
  'javascript&colon;',
  '&#106;avascript:',
  'javascript&#58;',
  'javascript%3A',
  'java&Tab;script:',
  'javascript://other.invalid/%0a',
  'vbscript:',
  'data:text/html,<script>',
  'data:image/svg+xml,<svg onload=',
  'ｊavascript:',
].flatMap((scheme) => [
  `${scheme}${CALL}`,
  `[a](${scheme}${CALL})`,
  `[a](<${scheme}${CALL}>)`,
  `<a href="${scheme}${CALL}">a</a>`,
  `<${scheme}${CALL}>`,
]);

const markdown = [
  `[a](#" onclick="${CALL})`,
  `![a](x" onerror="${CALL})`,
  `![" onerror="${CALL}](x.png)`,
  `[a]: javascript:${CALL}\n\n[a]`,
  `[<img src=x onerror=${CALL}>](/)`,
  `\`<img src=x onerror=${CALL}>\``,
  `\`\`\`"><img src=x onerror=${CALL}>\nx\n\`\`\``,
  `| <img src=x onerror=${CALL}> | b |\n| - | - |\n| " onclick=${CALL} | <svg onload=${CALL}> |`,
  `::: tip" onclick="${CALL}\na\n:::`,
  `$\\href{javascript:${CALL}}{a}$`,
  `$\\html{<img src=x onerror=${CALL}>}$`,
  `<Badge text="<img src=x onerror=${CALL}>"/>`,
  `<Badge text='x' onclick="${CALL}"/>`,
  `{{ constructor.constructor('${CALL}')() }}`,
  `[[toc]]<img src=x onerror=${CALL}>`,
  `## a {#x" onclick="${CALL}}`,
  `<https://other.invalid/"onclick="${CALL}>`,
  `__proto__`,
  `&lt;img src=x onerror=${CALL}&gt;`,
];

/** The same with what a careless filter may take for harmless around it. */
const wrapped = [...scripts, ...comments].map((payload) => `<p title="a > b">${payload}</p>`);

/** All of them, in an order that never changes. */
export const PAYLOADS: readonly string[] = [
  ...new Set([...scripts, ...handlers, ...breakouts, ...comments, ...schemes, ...markdown, ...wrapped]),
];
