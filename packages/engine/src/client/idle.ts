/** Runs a task when the browser has nothing else to do. Safari has no idle callbacks. */
export const whenIdle: (task: (deadline: Pick<IdleDeadline, 'timeRemaining'>) => void) => void =
  globalThis.requestIdleCallback ?? ((task) => setTimeout(task, 1, { timeRemaining: () => 0 }));
