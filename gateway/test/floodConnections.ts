import { connect } from "node:net";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

export type Tally = { answered: number; refused: number; cut: number };

const parallel = 20;
const request = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

/** A thread that sends requests, each on a new connection, until the port stops listening. */
export function floodConnections(port: number): Promise<Tally> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { port } });
  return new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
}

function ask(port: number): Promise<keyof Tally> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    let isAnswered = false;
    let code: string | undefined;
    socket.on("data", () => {
      isAnswered = true;
    });
    socket.on("error", (error: NodeJS.ErrnoException) => {
      code = error.code;
    });
    socket.on("close", () => resolve(isAnswered ? "answered" : code === "ECONNREFUSED" ? "refused" : "cut"));
  });
}

async function flood(port: number): Promise<void> {
  const tally: Tally = { answered: 0, refused: 0, cut: 0 };
  const work = async () => {
    while (tally.refused === 0) tally[await ask(port)] += 1;
  };
  await Promise.all(Array.from({ length: parallel }, work));
  parentPort?.postMessage(tally);
}

if (!isMainThread) await flood(workerData.port);
