/**
 * The task, run at most once per interval: at the first call, and at the end of the interval if more calls came.
 *
 * @example addEventListener('scroll', throttle(check, 100))
 */
export function throttle(task: () => void, intervalMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAskedAgain = false;
  const run = () => {
    isAskedAgain = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isAskedAgain) run();
    }, intervalMs);
    task();
  };
  return () => {
    if (timer === undefined) run();
    else isAskedAgain = true;
  };
}
