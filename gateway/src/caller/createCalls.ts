import type { Turn } from "./createTurns.ts";

/** Sends a request to REST when its caller may, with the turns of the operation that it is for. */
export type Call = <T>(send: () => Promise<T>, turn: Turn) => Promise<T>;

const mostCalls = 64;
const fewCalls = 4;

/** The calls of one caller over all its operations: at most 64 under way, in the order they came. Many are sent in turns. */
export function createCalls(): Call {
  const waiting: (() => void)[] = [];
  let underWay = 0;

  return async (send, turn) => {
    // Who ends leaves the place to the first who waits.
    if (underWay >= mostCalls) await new Promise<void>((start) => waiting.push(start));
    else underWay += 1;
    try {
      if (underWay > fewCalls) await turn();
      return await send();
    } finally {
      const start = waiting.shift();
      if (start) start();
      else underWay -= 1;
    }
  };
}
