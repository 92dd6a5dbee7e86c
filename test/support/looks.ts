/** A text or link of a page as far as its contrast goes: two that are drawn alike have the same key. */
export interface Look {
  key: string;
  /** The rules of axe that have to answer for it before no other of its kind need be looked at. */
  rules: string[];
}

/**
 * Runs in the page: every look of its texts once, with an element for each under `window.looks`. A look holds all that
 * contrast is made of: the text's own color and font, everything with a background, an opacity or a filter that is around it
 * or shares its place, and for links the text they stand in. What cannot be seen now has none, as axe has no answer for it.
 */
export function gatherLooks(): Look[] {
  const looks = new Map<string, { element: Element; rules: string[] }>();
  const styled = [...document.querySelectorAll('html, body, body *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, style: getComputedStyle(element), box: element.getBoundingClientRect() }));
  const { behind, clips, withPseudo } = surroundings();
  for (const { element, style, box } of styled) {
    if (!isShown(element, box)) continue;
    const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
    const around = element.matches('a[href]') && style.display === 'inline' ? textAround(element, style) : '';
    // Of a single sign, and of signs that are no letters, axe says nothing.
    const isText = text.trim().length > 1 && /[^\s\p{P}\p{S}]/u.test(text);
    const rules = [...(isText ? ['color-contrast'] : []), ...(around === '' ? [] : ['link-in-text-block'])];
    if (rules.length === 0) continue;
    const { color, fontSize, fontWeight, textShadow } = style;
    const kind = `${element instanceof SVGElement} ${withPseudo.has(element)}`;
    const own = [...rules, kind, color, fontSize, fontWeight, textShadow, around].join();
    const key = `${own}#${backgroundsOf(element, box)}`;
    if (!looks.has(key)) looks.set(key, { element, rules });
  }
  Object.assign(window, { looks });
  return [...looks].map(([key, { rules }]) => ({ key, rules }));

  /** What is painted behind texts, what cuts them off, and whose answer a pseudo-element may spoil. */
  function surroundings() {
    const behind: { element: Element; look: string; position: string; box: DOMRect }[] = [];
    const clips = new Map<Element, DOMRect>();
    const withPseudo = new Set<Element>();
    for (const { element, style, box } of styled) {
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, zIndex } = style;
      const isPlain =
        backgroundColor === 'rgba(0, 0, 0, 0)' &&
        `${backgroundImage}${opacity}${filter}${mixBlendMode}` === 'none1nonenormal';
      const look = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, zIndex].join();
      if (!isPlain || /^(?:img|svg|canvas|video)$/i.test(element.tagName))
        behind.push({ element, look, position, box });
      const isHidden = style.clip !== 'auto' || style.clipPath !== 'none';
      if (isHidden) clips.set(element, new DOMRect());
      else if (style.overflow !== 'visible' && element.parentElement && element !== document.body)
        clips.set(element, box);
      const hasOwn = ['::before', '::after'].some(
        (name) => !/^(?:none|normal)$/.test(getComputedStyle(element, name).content),
      );
      if (hasOwn || (element.parentElement && withPseudo.has(element.parentElement))) withPseudo.add(element);
    }
    return { behind, clips, withPseudo };
  }

  /** Whether something of it is within the page and within every box that cuts it off. */
  function isShown(element: Element, { left, right, top, bottom }: DOMRect): boolean {
    let [x, y, endX, endY] = [Math.max(left, 0), Math.max(top, 0), right, bottom];
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      const clip = clips.get(box);
      if (clip === undefined) continue;
      [x, y] = [Math.max(x, clip.left), Math.max(y, clip.top)];
      [endX, endY] = [Math.min(endX, clip.right), Math.min(endY, clip.bottom)];
    }
    return endX - x > 1 && endY - y > 1;
  }

  /** What is painted where a text is. A text inside of it is one of its own, unless it is laid over. */
  function backgroundsOf(element: Element, box: DOMRect): string {
    const shares = (other: (typeof behind)[number]) => {
      if (other.element.contains(element)) return true;
      if (element.contains(other.element) && !/absolute|fixed/.test(other.position)) return false;
      const isBeside = other.box.right <= box.left || other.box.left >= box.right;
      return !isBeside && other.box.bottom > box.top && other.box.top < box.bottom;
    };
    const shared = behind.filter(shares).map(({ look }) => look);
    return shared.join('/');
  }

  /** The look of the text around a link; empty for a link that stands alone. */
  function textAround(link: Element, { textDecoration, borderBottom }: CSSStyleDeclaration): string {
    const blockOf = (inside: Element | null) => {
      let block = inside;
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
      return block;
    };
    const block = blockOf(link.parentElement);
    if (!block) return '';
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const lengths = { ofLinks: 0, beside: 0 };
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (blockOf(text.parentElement) !== block) continue;
      const { length } = (text.textContent ?? '').trim();
      lengths[text.parentElement?.closest('a') ? 'ofLinks' : 'beside'] += length;
    }
    // A line of links with commas is no text for axe; where it is close, axe is asked.
    if (lengths.beside < lengths.ofLinks * 0.8) return '';
    const { color, fontSize, fontWeight } = getComputedStyle(block);
    return [textDecoration, borderBottom, color, fontSize, fontWeight].join();
  }
}
