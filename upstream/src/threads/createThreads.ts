import { Piscina } from "piscina";

export type Threads = {
  /**
   * Runs the default export of a module in a thread.
   *
   * @throws what the module throws; also when the thread dies or the result is late, which fails this task alone
   */
  run<Task, Result>(module: URL, task: Task): Promise<Result>;
  close(): Promise<void>;
};

const maxThreads = 2;
/** A thread holds up to 80 MB, and gives them back when nothing was drawn for so long. */
const idleTimeout = 30_000;
const maxWaitMs = 120_000;
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };

/** For work that needs the processor for tens of milliseconds, in which no request would be answered. */
export function createThreads(log: { error(details: object, message: string): void }): Threads {
  const pool = new Piscina({ execArgv: [], minThreads: 0, maxThreads, idleTimeout, resourceLimits });
  // Of a thread that dies without a task: the next task starts a new one.
  pool.on("error", (error: Error) => log.error({ err: error }, "A thread died."));
  return {
    run: (module, task) => pool.run(task, { filename: module.href, signal: AbortSignal.timeout(maxWaitMs) }),
    close: () => pool.destroy(),
  };
}
