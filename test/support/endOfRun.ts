import type { ReportedHookContext, Reporter, TestCase } from 'vitest/node';

/** Ends a run at its one limit of time, the moment in `TEST_END`, and names the tests and hooks that were running then. */
export default class EndOfRun implements Reporter {
  readonly #running = new Set<string>();

  onInit(): void {
    const end = Number(process.env.TEST_END ?? Number.NaN);
    if (!Number.isNaN(end)) setTimeout(() => this.#stop(), end - Date.now()).unref();
  }

  onTestCaseReady(test: TestCase): void {
    this.#running.add(nameOf(test));
  }

  onTestCaseResult(test: TestCase): void {
    this.#running.delete(nameOf(test));
  }

  onHookStart({ name, entity }: ReportedHookContext): void {
    this.#running.add(`${name} of ${nameOf(entity)}`);
  }

  onHookEnd({ name, entity }: ReportedHookContext): void {
    this.#running.delete(`${name} of ${nameOf(entity)}`);
  }

  #stop(): never {
    console.log(`FAILED: the run took too long. Running now:\n${[...this.#running].join('\n')}`);
    process.exit(1);
  }
}

function nameOf(entity: TestCase | ReportedHookContext['entity']): string {
  if (entity.type === 'module') return entity.relativeModuleId;
  return `${entity.module.relativeModuleId}: ${entity.fullName}`;
}
