import { Piscina } from "piscina";

export type Threads = {
  /**
   * Runs the default export of a module in a thread. @throws the module's error; also when the thread dies or the task takes too long,
   * which fails this task alone
   */
  run<Task, Result>(module: URL, task: Task): Promise<Result>;
  close(): Promise<void>;
};

const maxThreads = 2;
/** A thread takes up to 80 MB, and is ended after this pause. */
const idleTimeout = 30_000;
const maxWaitMs = 120_000;
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };

/** Threads for work that takes the processor for tens of milliseconds and would delay requests. */
export function createThreads(log: { error(details: object, message: string): void }): Threads {
  const pool = new Piscina({ execArgv: [], minThreads: 0, maxThreads, idleTimeout, resourceLimits });
  // A thread died without a task: the next task starts a new one.
  pool.on("error", (error: Error) => log.error({ err: error }, "A thread died."));
  return {
    run: (module, task) => pool.run(task, { filename: module.href, signal: AbortSignal.timeout(maxWaitMs) }),
    close: () => pool.destroy(),
  };
}
