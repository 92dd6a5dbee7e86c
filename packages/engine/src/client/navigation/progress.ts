import { createStore, type Readable } from './store.ts';

/** Where the bar starts; 1 is the whole width. */
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
  /** Share of the width, 0 to 1. */
  value: number;
  phase: 'hidden' | 'moving' | 'fading';
}

/** The progress of the present navigation. */
export interface Progress {
  state: Readable<ProgressState>;
  /** Shows the bar; does nothing when it moves already. */
  start(): void;
  /** Fills the bar and lets it fade, whatever became of the navigation. */
  done(): void;
}

/** Makes the progress of a navigation; nothing shows until `start`. */
export function createProgress(): Progress {
  const state = createStore<ProgressState>({ value: 0, phase: 'hidden' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const next = (delayMs: number, task: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(task, delayMs);
  };
  const trickle = () => {
    const value = Math.min(state.get().value + Math.random() * TRICKLE_RATE, CAP);
    state.set({ value, phase: 'moving' });
    next(TRICKLE_SPEED_MS, trickle);
  };
  return {
    state,
    start() {
      if (isRunning) return;
      isRunning = true;
      state.set({ value: MINIMUM, phase: 'moving' });
      next(TRICKLE_SPEED_MS, trickle);
    },
    done() {
      if (!isRunning) return;
      isRunning = false;
      state.set({ value: 1, phase: 'moving' });
      next(SPEED_MS, () => {
        state.set({ value: 1, phase: 'fading' });
        next(SPEED_MS, () => state.set({ value: 0, phase: 'hidden' }));
      });
    },
  };
}

/** Lets the progress move an element; returns what ends that. */
export function attachBar(progress: Progress, bar: HTMLElement): () => void {
  const paint = () => {
    const { value, phase } = progress.state.get();
    bar.hidden = phase === 'hidden';
    bar.style.transform = `translateX(${(value - 1) * 100}%)`;
    bar.style.opacity = phase === 'fading' ? '0' : '1';
  };
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  bar.style.transition = isStill ? 'none' : `transform ${SPEED_MS}ms ease, opacity ${SPEED_MS}ms linear`;
  paint();
  return progress.state.subscribe(paint);
}
