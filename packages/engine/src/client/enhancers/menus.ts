/** Menus that are `<details>`; the sidebar's groups are not among them. */
const OPEN_MENU = 'details.menu[open]';

/** Closes menus on a click elsewhere or on a link of theirs, on Escape, and when the focus leaves them. */
export function enhanceMenus(): void {
  document.addEventListener('click', ({ target }) => {
    const inside = target instanceof Element && !target.closest('a') ? target.closest(OPEN_MENU) : undefined;
    closeMenus(inside);
  });
  document.addEventListener('focusin', ({ target }) => closeMenus((target as Element).closest(OPEN_MENU)));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const menu = document.activeElement?.closest(OPEN_MENU);
    closeMenus(undefined);
    menu?.querySelector('summary')?.focus();
  });
}

function closeMenus(except: Element | null | undefined): void {
  for (const menu of document.querySelectorAll(OPEN_MENU)) {
    if (menu !== except) menu.removeAttribute('open');
  }
}
