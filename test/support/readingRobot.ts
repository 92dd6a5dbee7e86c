/** What a robot reader is told. */
export interface RobotPlan {
  seed: number;
  /** Navigations to make. */
  steps: number;
  /** Addresses that it goes to, with their headings. */
  titles: Record<string, string>;
  /** How long it waits for a page. */
  patienceMs: number;
}

/** What it tells of each navigation, through the function `report` of the window. */
export interface RobotReport {
  step: number;
  /** '' when the page asked for was there as a whole. */
  fault: string;
  /** Whether it took a document of its own. */
  isRealLoad: boolean;
  /** Whether the reader had to follow "Try again". */
  isRetried: boolean;
  isLast: boolean;
}

/**
 * To be run at the start of each document: reads on from where the document before it ended. It follows links at random,
 * goes back now and then, and expects each time the whole page that it asked for.
 */
export function runRobot(plan: RobotPlan): void {
  const LOOK_MS = 2000;
  const memory = {
    step: Number(sessionStorage.getItem('robot-step') ?? '0'),
    to: sessionStorage.getItem('robot-to') ?? '',
    isRetried: sessionStorage.getItem('robot-retried') === 'yes',
  };
  let isRealLoad = memory.to !== '';

  /** A number between 0 and 1 for each step and purpose, the same in every run. */
  const chance = (purpose: number): number => {
    const mixed = Math.imul(plan.seed * 7919 + memory.step * 104_729 + purpose * 15_485_863, 2_654_435_761);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
  };

  const faultOf = (to: string): string => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    const progress = document.querySelector<HTMLElement>('.progress');
    if (location.pathname !== to) return `the address is ${location.pathname}, not ${to}`;
    if (heading !== plan.titles[to]) return `the heading is "${heading}"`;
    if ((document.querySelector('.content')?.textContent ?? '').length < 100) return 'there is no text';
    if (document.querySelector('.sidebar-nav a') === null) return 'there is no sidebar';
    // What moves must have ended by the time the page is there; fading takes its time.
    const moved = progress?.hidden === false ? progress.style.transform : '';
    if (moved !== '' && !moved.startsWith('translateX(0')) return 'the bar goes on';
    return '';
  };

  const arrive = async (to: string): Promise<string> => {
    const end = performance.now() + plan.patienceMs;
    let fault = faultOf(to);
    while (fault !== '' && performance.now() < end) {
      const again = document.querySelector<HTMLElement>('.load-notice a');
      if (again !== null && !memory.isRetried) {
        memory.isRetried = true;
        sessionStorage.setItem('robot-retried', 'yes');
        again.click();
      }
      await new Promise((resolve) => setTimeout(resolve, 15));
      fault = faultOf(to);
    }
    return fault;
  };

  const chooseLink = (): HTMLAnchorElement | undefined => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.sidebar-nav a, .content a')].filter(
      (link) => link.pathname in plan.titles && link.pathname !== location.pathname && link.hash === '',
    );
    return links[Math.floor(chance(1) * links.length)];
  };

  const finish = async (fault: string): Promise<void> => {
    memory.step++;
    sessionStorage.setItem('robot-step', String(memory.step));
    sessionStorage.setItem('robot-to', '');
    sessionStorage.setItem('robot-retried', '');
    const isLast = memory.step >= plan.steps;
    const { report } = window as unknown as { report(report: RobotReport): Promise<void> };
    await report({ step: memory.step, fault, isRealLoad, isRetried: memory.isRetried, isLast });
    memory.isRetried = false;
    isRealLoad = false;
  };

  /** A reader looks before clicking: until the shell lives, or does not come at all. */
  const look = async (): Promise<void> => {
    const end = performance.now() + LOOK_MS;
    const isAlive = () =>
      Object.keys(document.querySelector('.back-to-top') ?? {}).some((key) => key.startsWith('__reactProps'));
    while (!isAlive() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  const read = async (): Promise<void> => {
    if (memory.to !== '') await finish(await arrive(memory.to));
    await look();
    while (memory.step < plan.steps) {
      const link = chooseLink();
      if (link === undefined) return finish('there is no link to follow');
      memory.to = link.pathname;
      sessionStorage.setItem('robot-to', link.pathname);
      // One in twelve comes back after a while, by the address bar.
      if (chance(2) < 1 / 12) return location.assign(link.pathname);
      link.click();
      await finish(await arrive(memory.to));
    }
  };
  addEventListener('load', () => void read());
}
