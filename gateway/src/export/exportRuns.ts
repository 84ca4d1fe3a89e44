type Run = (stopped: AbortSignal) => Promise<void>;

export type ExportLimits = {
  maxPartBytes: number;
  maxPartMs: number;
  /** Before what failed for the moment is tried again; the second time it waits longer. */
  retryMs: number;
};

export type ExportRuns = {
  limits: ExportLimits;
  /** Goes on in the background; `run` throws nothing. */
  start(run: Run): void;
  /** Ends every run, and waits until each has told so. */
  stop(): Promise<void>;
};

const usualLimits: ExportLimits = { maxPartBytes: 1_000_000, maxPartMs: 2_000, retryMs: 1_000 };

export function createExportRuns(limits: Partial<ExportLimits> = {}): ExportRuns {
  const controller = new AbortController();
  const running = new Set<Promise<void>>();
  return {
    limits: { ...usualLimits, ...limits },
    start(run) {
      const ended = run(controller.signal).finally(() => running.delete(ended));
      running.add(ended);
    },
    async stop() {
      controller.abort();
      await Promise.all(running);
    },
  };
}
