import { type RestRequest, type RestResponse, timedOut } from "./transport.ts";

type Send = (request: RestRequest) => Promise<RestResponse>;
type Read = {
  token: string | null;
  companyId: string | null;
  answer: Promise<RestResponse>;
  waiting: number;
  stop: AbortController;
  /** Lets nobody join it any more. */
  end(): void;
};

/** GETs that are under way in this process, each for one token. */
export type SharedReads = {
  /** Joins an equal read, or starts one by `send`. A list may be joined for a little while after it came. */
  join(request: RestRequest, send: Send): Promise<RestResponse>;
  /** Lets nobody join what was read before this change. */
  forget(written: Pick<RestRequest, "token" | "path">): void;
};

/** @param listMilliseconds how long a list that came is still given out; 0 for not at all */
export function createSharedReads(listMilliseconds: number): SharedReads {
  const reads = new Map<string, Read>();

  function start(key: string, request: RestRequest, send: Send): Read {
    const stop = new AbortController();
    const answer = send({ ...request, signal: stop.signal });
    const end = () => {
      if (reads.get(key) === read) reads.delete(key);
    };
    const read: Read = { token: request.token, companyId: companyIn(request.path), answer, waiting: 0, stop, end };
    reads.set(key, read);
    answer.then(({ status }) => {
      if (request.isList && status === 200 && listMilliseconds > 0) setTimeout(end, listMilliseconds).unref();
      else end();
    }, end);
    return read;
  }

  return {
    async join(request, send) {
      const key = JSON.stringify([request.token, request.path, request.query]);
      return answerOf(reads.get(key) ?? start(key, request, send), request.signal);
    },
    forget({ token, path }) {
      const known = () => [...reads.values()].find((read) => read.token === token && read.companyId)?.companyId;
      const companyId = companyIn(path) ?? known();
      for (const [key, read] of reads) {
        // A change whose company is not known may concern anyone.
        if (!companyId || read.token === token || read.companyId === companyId) reads.delete(key);
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
