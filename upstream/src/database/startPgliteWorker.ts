import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";

export type PgliteWorker = {
  openPort(): MessagePort;
  /** Resolves with the reason if the thread ends without `close`. */
  lost: Promise<Error>;
  close(): Promise<void>;
};

/**
 * Runs PGlite in a thread, so that slow statements delay no request. @throws PGlite's error; ENOSPC on a full disk
 */
export async function startPgliteWorker(folder: string): Promise<PgliteWorker> {
  wasm ??= compileWasm();
  const worker = new Worker(new URL("./pgliteWorker.ts", import.meta.url), {
    workerData: { folder, wasm: await wasm },
    execArgv: [],
  });
  let reason: Error | undefined;
  const isReady = new Promise<void>((resolve) => {
    worker.on("message", (message: "ready" | "disk full") => {
      if (message === "ready") resolve();
      else reason = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    });
  });
  worker.on("error", (error: Error) => {
    reason = error;
  });
  const lost = new Promise<Error>((resolve) => {
    worker.once("exit", (code) => resolve(reason ?? new Error(`its thread ended with the code ${code}`)));
  });
  const failure = await Promise.race([isReady, lost]);
  if (failure) throw failure;
  return {
    lost,
    openPort() {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage(port2, [port2]);
      return port1;
    },
    async close() {
      worker.postMessage(null);
      await lost;
    },
  };
}

// Compiled once for all workers of the process.
let wasm: Promise<WebAssembly.Module> | undefined;

async function compileWasm(): Promise<WebAssembly.Module> {
  const file = fileURLToPath(import.meta.resolve("@electric-sql/pglite/pglite.wasm"));
  return WebAssembly.compile(await readFile(file));
}
