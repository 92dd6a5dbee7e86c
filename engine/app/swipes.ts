/** A swipe is at least this long. */
const MIN_PX = 40;
/** One that opens the drawer begins this near to the edge. */
const EDGE_PX = 80;

/** Where two touches of one finger were. */
export interface Swipe {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/**
 * What a swipe does to the drawer, by the measures of VuePress 1.
 *
 * @example drawerMove({ from: { x: 10, y: 300 }, to: { x: 120, y: 310 } }) // 'open'
 */
export function drawerMove({ from, to }: Swipe): 'open' | 'close' | undefined {
  const across = to.x - from.x;
  if (Math.abs(across) <= Math.abs(to.y - from.y) || Math.abs(across) <= MIN_PX) return undefined;
  if (across < 0) return 'close';
  return from.x <= EDGE_PX ? 'open' : undefined;
}

/** Lets a finger open and close the drawer, where there is one. */
export function watchSwipes(): void {
  let from: Swipe['from'] | undefined;
  const place = ({ changedTouches }: TouchEvent) => {
    const [touch] = changedTouches;
    return touch && { x: touch.clientX, y: touch.clientY };
  };
  document.addEventListener('touchstart', (event) => (from = place(event)), { passive: true });
  document.addEventListener(
    'touchend',
    (event) => {
      const to = place(event);
      const move = from && to && drawerMove({ from, to });
      const drawer = document.getElementById('sidebar');
      const isOpen = drawer?.matches(':popover-open') ?? false;
      if (move === 'close' && isOpen) drawer?.hidePopover();
      if (move === 'open' && !isOpen && document.querySelector('.drawer-button')?.checkVisibility())
        drawer?.showPopover();
    },
    { passive: true },
  );
}
