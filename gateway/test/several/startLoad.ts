import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { isNativeError } from "node:util/types";
import type { Caller } from "../createCaller.ts";
import { pageDocument } from "../pageDocument.ts";
import { type Kind, type Sent, sendAsBrowser } from "./sendAsBrowser.ts";

type Failure = { kind: Kind; answer: string };
type Made = { viewer?: object | null; createProject?: { project: object | null; userErrors: { code: string }[] } };

export type Report = {
  /** Failures that remain after the browser's retries. */
  failures: Failure[];
  sent: Record<Kind, number>;
  repeated: number;
  /** The names of the projects whose creation was confirmed. */
  created: string[];
};

export type Load = {
  answered(): number;
  /** Stops after the running requests. */
  stop(): Promise<Report>;
};

const requestsAtOnce = 2;
/** The pause keeps each browser below 600 operations a minute. */
const pauseMs = 250;
const kinds: Kind[] = ["read", "keyed write", "read", "unkeyed write"];

const project = { city: "Lund", customer: "BRF Lasten", startDate: "2026-02-01", endDate: "2026-06-30" };

/** Lets each signed-in browser read the account page and create projects in a loop, with two parallel requests. */
export function startLoad(callers: Caller[]): Load {
  const report: Report = {
    failures: [],
    sent: { read: 0, "keyed write": 0, "unkeyed write": 0 },
    repeated: 0,
    created: [],
  };
  let isRunning = true;

  async function work(caller: Caller) {
    for (let round = 0; isRunning; round += 1) {
      await act(caller, kinds[round % kinds.length] ?? "read");
      await wait(pauseMs);
    }
  }

  async function act(caller: Caller, kind: Kind) {
    const name = `Under last ${randomUUID()}`;
    const idempotencyKey = kind === "keyed write" ? randomUUID() : undefined;
    const send = () =>
      kind === "read"
        ? caller.send<Made>(pageDocument("AccountPageQuery"))
        : caller.send<Made>(
            pageDocument("useCreateProjectMutation"),
            { input: { name, ...project, idempotencyKey } },
            idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey },
          );
    const { answer, attempts } = await sendAsBrowser(send, { isDone, kind });
    report.sent[kind] += 1;
    report.repeated += attempts - 1;
    if (!isDone(answer))
      report.failures.push({ kind, answer: isNativeError(answer) ? String(answer) : JSON.stringify(answer) });
    else if (kind !== "read") report.created.push(name);
  }

  const workers = callers.flatMap((caller) => Array.from({ length: requestsAtOnce }, () => work(caller)));
  return {
    answered: () => Object.values(report.sent).reduce((sum, count) => sum + count, 0),
    async stop() {
      isRunning = false;
      await Promise.all(workers);
      return report;
    },
  };
}

const isDone = (answer: Sent<Made>) =>
  !isNativeError(answer) && Boolean(answer.data?.viewer ?? answer.data?.createProject?.project);
