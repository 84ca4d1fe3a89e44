import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";
import { createPglite } from "./createPglite.ts";

/** Speaks PostgreSQL's protocol with one client after another. `startPgliteWorker` starts this thread. */
async function main(parent: MessagePort): Promise<void> {
  const { folder, wasm }: { folder: string; wasm: WebAssembly.Module } = workerData;
  // Ends the thread abruptly. PostgreSQL's log recovers the committed data at the next start.
  const onDiskFull = () => {
    parent.postMessage("disk full");
    process.exit(1);
  };
  const pglite = await createPglite({ folder, wasm, onDiskFull });
  parent.on("message", (client: MessagePort | null) => {
    if (client) serve(pglite, client);
    else void pglite.close().then(() => process.exit());
  });
  parent.postMessage("ready");
}

function serve(pglite: PGlite, client: MessagePort): void {
  let ready = endTransaction(pglite);
  client.on("message", (bytes: Uint8Array) => {
    ready = ready.then(() => answer(pglite, client, bytes));
  });
}

/** Rolls back a transaction that a disconnected client left open. */
async function endTransaction(pglite: PGlite): Promise<void> {
  if (pglite.isInTransaction()) await pglite.exec("rollback");
}

/** pg writes only whole protocol messages, so `bytes` contains no partial one. */
async function answer(pglite: PGlite, client: MessagePort, bytes: Uint8Array): Promise<void> {
  const chunks: Uint8Array[] = [];
  await pglite.execProtocolRawStream(bytes, { onRawData: (chunk) => chunks.push(chunk.slice()) });
  client.postMessage(
    chunks,
    chunks.map(({ buffer }) => buffer as ArrayBuffer),
  );
}

if (parentPort) await main(parentPort);
