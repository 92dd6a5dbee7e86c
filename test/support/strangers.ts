/** How proxies, hosts and browser extensions change the HTML of a page on its way. */
export const MINIFIERS: Record<string, (html: string) => string> = {
  'takes comments away': withoutComments,
  'takes white space between tags away': outsideCode((html) => html.replace(/>\s+</g, '><')),
  'takes quotes away': (html) => html.replace(/ ([\w-]+)="([\w./:#-]+)"(?=[ >])/g, ' $1=$2'),
  'takes end tags away that HTML does not ask for': (html) =>
    html.replace(/<\/(?:p|li|td|th|tr|dt|dd)>/g, ''),
  'adds a script of its own': (html) =>
    html.replace('</body>', '<script src="/injected.js" async></script><div id="injected">x</div></body>'),
  'puts a banner on top': (html) => html.replace(/<body>/, '<body><div class="banner">Guest network</div>'),
  'puts a banner into the app': (html) =>
    html.replace('<div id="app">', '<div id="app"><div class="banner">Guest network</div>'),
  'does several of these': (html) =>
    withoutComments(outsideCode((text) => text.replace(/>\s+</g, '><').replace(/\s+/g, ' '))(html)),
};

/** React's marks between texts are comments, too. */
function withoutComments(html: string): string {
  return html.replace(/<!--.*?-->/gs, '');
}

function outsideCode(change: (html: string) => string): (html: string) => string {
  return (html) =>
    html
      .split(/(<pre[\s\S]*?<\/pre>|<script[\s\S]*?<\/script>)/)
      .map((part, i) => (i % 2 === 0 ? change(part) : part))
      .join('');
}

/**
 * To be run in a page: does what the translation of browsers does. Every text is taken out of its place and put back,
 * changed, in elements of the browser's own; what comes later is treated alike.
 */
export function translatePage(): void {
  const translated = new WeakSet<Node>();
  const isOurs = (node: Node) =>
    node.parentElement !== null &&
    !node.parentElement.closest('script, style, pre, code, font, textarea') &&
    (node.nodeValue ?? '').trim() !== '';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) if (isOurs(walker.currentNode)) texts.push(walker.currentNode);
    for (const text of texts) {
      if (translated.has(text)) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = (text.nodeValue ?? '').toUpperCase();
      for (const node of inner.childNodes) translated.add(node);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  translate(document.body);
  new MutationObserver((records) => {
    for (const { target, type } of records)
      translate(type === 'characterData' ? (target.parentNode ?? target) : target);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
