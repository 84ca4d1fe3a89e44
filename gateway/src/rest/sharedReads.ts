import { timedOut } from "./failures.ts";
import type { RestRequest, RestResponse } from "./transport.ts";

type Send = (request: RestRequest) => Promise<RestResponse>;
type Read = {
  companyId: string | null;
  answer: Promise<RestResponse>;
  waiting: number;
  stop: AbortController;
  /** Lets nobody join it any more. */
  end(): void;
};
type Reads = Map<string, Read>;

/** GETs that are under way in this process, each for one token. */
export type SharedReads = {
  /** Joins an equal read, or starts one by `send`. A list may be joined for a little while after it came. */
  join(request: RestRequest, send: Send): Promise<RestResponse>;
  /** Lets nobody join what was read before this change. */
  forget(written: Pick<RestRequest, "token" | "path">): void;
};

/** @param listMilliseconds how long a list that came is still given out; 0 for not at all */
export function createSharedReads(listMilliseconds: number): SharedReads {
  // Apart for each token: of one map for all, each table that it outgrows keeps every read that was under way then.
  const readsByToken = new Map<string | null, Reads>();

  function readsOf(token: string | null): Reads {
    const reads = readsByToken.get(token) ?? new Map<string, Read>();
    readsByToken.set(token, reads);
    return reads;
  }

  function start(address: string, request: RestRequest, send: Send): Read {
    const { token } = request;
    const stop = new AbortController();
    const answer = send({ ...request, signal: stop.signal });
    // After it was sent: one that there is no budget for leaves nothing behind.
    const reads = readsOf(token);
    const end = () => {
      if (reads.get(address) === read) reads.delete(address);
      if (reads.size === 0 && readsByToken.get(token) === reads) readsByToken.delete(token);
    };
    const read: Read = { companyId: companyIn(request.path), answer, waiting: 0, stop, end };
    reads.set(address, read);
    answer.then(({ status }) => {
      if (request.isList && status === 200 && listMilliseconds > 0) setTimeout(end, listMilliseconds).unref();
      else end();
    }, end);
    return read;
  }

  return {
    join(request, send) {
      const address = request.query ? JSON.stringify([request.path, request.query]) : request.path;
      const read = readsByToken.get(request.token)?.get(address) ?? start(address, request, send);
      return answerOf(read, request.signal);
    },
    forget({ token, path }) {
      const known = () => [...(readsByToken.get(token)?.values() ?? [])].find(({ companyId }) => companyId)?.companyId;
      const companyId = companyIn(path) ?? known();
      for (const [reader, reads] of readsByToken) {
        for (const read of reads.values()) {
          // A change whose company is not known may concern anyone.
          if (!companyId || reader === token || read.companyId === companyId) read.end();
        }
      }
    },
  };
}

// A read that others wait for goes on when one of them is out of time; without anyone it is broken off.
function answerOf(read: Read, signal: AbortSignal): Promise<RestResponse> {
  read.waiting += 1;
  return new Promise((resolve, reject) => {
    const leave = () => {
      read.waiting -= 1;
      if (read.waiting === 0) {
        read.end();
        read.stop.abort(signal.reason);
      }
      reject(timedOut({ method: "GET" }));
    };
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave, { once: true });
    read.answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}

function companyIn(path: string): string | null {
  return /^v1\/company\/([^/]+)/.exec(path)?.[1] ?? null;
}
