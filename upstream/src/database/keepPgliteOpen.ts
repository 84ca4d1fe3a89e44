import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { PgliteSocket } from "./PgliteSocket.ts";
import { type PgliteWorker, startPgliteWorker } from "./startPgliteWorker.ts";

const pauseMs = 1_000;

type OpenPglite = {
  connect(): PgliteSocket;
  close(): Promise<void>;
};

type Options = {
  folder: string;
  log: Pick<Logger, "error" | "warn"> | undefined;
  freeSpace(): Promise<void>;
};

/** Opens the database again whenever its thread has ended. Running statements fail; committed data stays. */
export function keepPgliteOpen(first: PgliteWorker, { folder, log, freeSpace }: Options): OpenPglite {
  let isClosing = false;
  let current = Promise.resolve(first);

  async function reopen(): Promise<PgliteWorker> {
    for (;;) {
      await freeSpace();
      try {
        const worker = await startPgliteWorker(folder);
        log?.warn("the embedded database was opened again");
        return worker;
      } catch (error) {
        if (isClosing) throw error;
        log?.error({ err: error }, "the embedded database could not be opened again yet");
        await wait(pauseMs);
      }
    }
  }

  function watch(worker: PgliteWorker): void {
    void worker.lost.then((reason) => {
      if (isClosing) return;
      log?.error({ err: reason }, "the embedded database was lost and is opened again");
      current = reopen();
      current.then(watch, () => undefined);
    });
  }

  watch(first);
  return {
    connect: () => new PgliteSocket(() => current),
    async close() {
      isClosing = true;
      await current.then(
        (worker) => worker.close(),
        () => undefined,
      );
    },
  };
}
