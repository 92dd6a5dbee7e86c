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
