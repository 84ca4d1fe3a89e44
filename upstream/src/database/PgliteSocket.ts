import { Duplex } from "node:stream";
import type { MessagePort } from "node:worker_threads";
import type { PgliteWorker } from "./startPgliteWorker.ts";

/** Connects a pg client to the database's thread through a message port. */
export class PgliteSocket extends Duplex {
  readonly #open: () => Promise<PgliteWorker>;
  #port: MessagePort | undefined;

  constructor(open: () => Promise<PgliteWorker>) {
    super();
    this.#open = open;
  }

  connect() {
    this.#open().then(
      (worker) => this.#use(worker),
      (error) => this.destroy(error),
    );
    return this;
  }

  #use(worker: PgliteWorker): void {
    if (this.destroyed) return;
    this.#port = worker.openPort();
    this.#port.on("message", (chunks: Uint8Array[]) => {
      for (const chunk of chunks) this.push(Buffer.from(chunk.buffer));
    });
    this.#port.on("close", async () => this.destroy(await worker.lost));
    this.emit("connect");
  }

  setNoDelay = () => this;
  setKeepAlive = () => this;
  ref = () => this;
  unref = () => this;

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    const bytes = new Uint8Array(chunk);
    this.#port?.postMessage(bytes, [bytes.buffer]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), "binary", done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port?.close();
    done(error);
  }
}
