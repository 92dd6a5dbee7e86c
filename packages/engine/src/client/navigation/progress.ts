/** Where the bar starts, as a share of the width. */
const MINIMUM = 0.08;
/** Duration of each of the bar's movements, and of its fading. */
const SPEED_MS = 200;
/** The bar grows by at most this at each step, to show that something goes on. */
const TRICKLE_RATE = 0.02;
const TRICKLE_SPEED_MS = 800;
/** Only the end of a navigation makes it whole. */
const CAP = 0.994;

/** What the bar looks like. */
export interface ProgressState {
  value: number;
  phase: 'hidden' | 'moving' | 'fading';
}

/** The progress of the present navigation. */
export interface Progress {
  /** Shows the bar; does nothing when it moves already. */
  start(): void;
  /** Fills the bar and lets it fade, whatever became of the navigation. */
  done(): void;
}

/** Makes the progress of a navigation; nothing is painted until `start`. */
export function createProgress(paint: (state: ProgressState) => void): Progress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const next = (delayMs: number, task: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(task, delayMs);
  };
  const grow = (value: number) => {
    paint({ value, phase: 'moving' });
    next(TRICKLE_SPEED_MS, () => grow(Math.min(value + Math.random() * TRICKLE_RATE, CAP)));
  };
  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      grow(MINIMUM);
    },
    done() {
      if (!isRunning) return;
      isRunning = false;
      paint({ value: 1, phase: 'moving' });
      next(SPEED_MS, () => {
        paint({ value: 1, phase: 'fading' });
        next(SPEED_MS, () => paint({ value: 0, phase: 'hidden' }));
      });
    },
  };
}

/** Moves an element as the progress says. */
export function paintBar(bar: HTMLElement, { value, phase }: ProgressState): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  bar.hidden = phase === 'hidden';
  bar.style.transition = isStill ? 'none' : `transform ${SPEED_MS}ms ease, opacity ${SPEED_MS}ms linear`;
  bar.style.transform = `translateX(${(value - 1) * 100}%)`;
  bar.style.opacity = phase === 'fading' ? '0' : '1';
}
