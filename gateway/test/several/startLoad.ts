import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Answer, Caller } from "../createCaller.ts";
import { pageDocument } from "../pageDocument.ts";

type Kind = "read" | "keyed write" | "unkeyed write";
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
  /** The number of answered requests. */
  answered(): number;
  /** Stops after the running requests. */
  stop(): Promise<Report>;
};

const requestsAtOnce = 2;
/** The pause keeps each browser below 600 operations a minute. */
const pauseMs = 250;
const kinds: Kind[] = ["read", "keyed write", "read", "unkeyed write"];

const project = { city: "Lund", customer: "BRF Lasten", startDate: "2026-02-01", endDate: "2026-06-30" };

/** Signed-in browsers that read the account page and create projects in a loop, with two parallel requests. */
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
    const { answer, attempts } = await sendAsBrowser(send, kind);
    report.sent[kind] += 1;
    report.repeated += attempts - 1;
    if (!isDone(answer))
      report.failures.push({ kind, answer: answer instanceof Error ? String(answer) : JSON.stringify(answer) });
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

type Sent = Answer<Made> | Error;

const isDone = (answer: Sent) =>
  !(answer instanceof Error) && Boolean(answer.data?.viewer ?? answer.data?.createProject?.project);

const isRunningElsewhere = (answer: Sent) =>
  !(answer instanceof Error) &&
  Boolean(answer.data?.createProject?.userErrors.some(({ code }) => code === "IDEMPOTENCY_RUNNING"));

/** The pauses of `web/src/relay/fetchGraphQL.ts` before each repeat. */
const pausesMs: Record<Kind, number[]> = { read: [200, 800], "keyed write": [200], "unkeyed write": [] };

async function sendAsBrowser(send: () => Promise<Answer<Made>>, kind: Kind) {
  const sendOnce = () => send().catch((error: Error) => error);
  let attempts = 1;
  let answer: Sent = await sendOnce();
  for (const pause of pausesMs[kind]) {
    if (isDone(answer) || isRunningElsewhere(answer)) break;
    await wait(pause);
    answer = await sendOnce();
    attempts += 1;
  }
  for (; attempts < 10 && isRunningElsewhere(answer); attempts += 1) {
    await wait(1_000);
    answer = await sendOnce();
  }
  return { answer, attempts };
}
