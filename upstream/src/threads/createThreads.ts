import { Piscina } from "piscina";

export type Threads = {
  /**
   * Runs a module's default export in a thread. Throws its error, or another if the thread dies or takes too long.
   */
  run<Task, Result>(module: URL, task: Task): Promise<Result>;
  close(): Promise<void>;
};

const maxThreads = 2;
/** An idle thread ends after this time, because it keeps about 80 MB. */
const idleTimeout = 30_000;
const maxWaitMs = 120_000;
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };

/** Threads for work that takes tens of milliseconds of processor time and would delay requests. */
export function createThreads(log: { error(details: object, message: string): void }): Threads {
  const pool = new Piscina({ execArgv: [], minThreads: 0, maxThreads, idleTimeout, resourceLimits });
  // An idle thread has died. The next task starts a new thread.
  pool.on("error", (error: Error) => log.error({ err: error }, "A thread died."));
  return {
    run: (module, task) => pool.run(task, { filename: module.href, signal: AbortSignal.timeout(maxWaitMs) }),
    close: () => pool.destroy(),
  };
}
