import { setTimeout as wait } from "node:timers/promises";
import type { Caller } from "../createCaller.ts";
import { pageDocument } from "../pageDocument.ts";

export type Load = {
  /** How many requests were answered so far. */
  answered(): number;
  /** Ends it after the requests under way: what went wrong, and how many projects were said to be made. */
  stop(): Promise<{ failures: string[]; created: number }>;
};

type Loaded = { viewer?: object | null; createProject?: { project: object | null } };

const requestsAtOnce = 2;
const pauseMilliseconds = 150;

const project = {
  name: "Under last",
  city: "Lund",
  customer: "BRF Lasten",
  startDate: "2026-02-01",
  endDate: "2026-06-30",
};

/** Signed-in browsers at work: each reads its account page and makes a project, again and again, two requests at a time. */
export function startLoad(callers: Caller[]): Load {
  const failures: string[] = [];
  let answered = 0;
  let created = 0;
  let isRunning = true;

  async function work(caller: Caller) {
    for (let round = 0; isRunning; round += 1) {
      await send(caller, round % 4 === 0).catch((error: unknown) => failures.push(String(error)));
      await wait(pauseMilliseconds);
    }
  }

  async function send(caller: Caller, creates: boolean) {
    const document = pageDocument(creates ? "useCreateProjectMutation" : "AccountPageQuery");
    const answer = await caller.send<Loaded>(document, creates ? { input: project } : {});
    const isGood = answer.status === 200 && (answer.data?.viewer ?? answer.data?.createProject?.project);
    if (!isGood) failures.push(JSON.stringify(answer));
    if (creates && isGood) created += 1;
    answered += 1;
  }

  const workers = callers.flatMap((caller) => Array.from({ length: requestsAtOnce }, () => work(caller)));
  return {
    answered: () => answered,
    async stop() {
      isRunning = false;
      await Promise.all(workers);
      return { failures, created };
    },
  };
}
