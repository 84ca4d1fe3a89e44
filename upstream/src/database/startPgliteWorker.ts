import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { Duplex } from "node:stream";
import { fileURLToPath } from "node:url";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";

export interface PgliteWorker {
  /** A connection for a pg client, in place of its socket. */
  connect(): Duplex;
  close(): Promise<void>;
}

/**
 * Opens a database by PGlite in a thread of its own, so that a statement that takes long holds up no request that needs none.
 *
 * @throws what PGlite throws, with its code
 */
export async function startPgliteWorker(folder: string): Promise<PgliteWorker> {
  wasm ??= compileWasm();
  const worker = new Worker(new URL("./pgliteWorker.ts", import.meta.url), {
    workerData: { folder, wasm: await wasm },
    execArgv: [],
  });
  const ended = once(worker, "exit");
  const failed = ended.then(([code]) => Promise.reject(new Error(`its thread ended with the code ${code}`)));
  await Promise.race([once(worker, "message"), failed]);
  return {
    connect() {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage(port2, [port2]);
      return new PortSocket(port1);
    },
    async close() {
      worker.postMessage(null);
      await ended;
    },
  };
}

/** A message port as the socket that pg writes to. */
class PortSocket extends Duplex {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on("message", (chunks: Uint8Array[]) => {
      for (const chunk of chunks) this.push(Buffer.from(chunk.buffer));
    });
    port.on("close", () => this.destroy());
  }

  connect() {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  setNoDelay = () => this;
  setKeepAlive = () => this;
  ref = () => this;
  unref = () => this;

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    const bytes = new Uint8Array(chunk);
    this.#port.postMessage(bytes, [bytes.buffer]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), "binary", done);
  }

  override _final(done: () => void): void {
    this.#port.close();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }
}

// Compiled once for all workers of the process.
let wasm: Promise<WebAssembly.Module> | undefined;

async function compileWasm(): Promise<WebAssembly.Module> {
  const file = fileURLToPath(import.meta.resolve("@electric-sql/pglite/pglite.wasm"));
  return WebAssembly.compile(await readFile(file));
}
