import { randomUUID } from "node:crypto";
import { isNativeError } from "node:util/types";
import { request } from "undici";
import type { Caller } from "../createCaller.ts";
import { pageDocument } from "../pageDocument.ts";
import { type Kind, type Sent, sendAsBrowser } from "../several/sendAsBrowser.ts";
import { codeIn, describe, isOfProxy } from "./answers.ts";
import { type StoredFile, sendFile } from "./sendFile.ts";

export type Person = { caller: Caller; installationId: string };
export type TrafficKind = Kind | "upload" | "page";

/** One act of a person, with the browser's own repeats. Times are in milliseconds since 1970. */
export type Act = { kind: TrafficKind; from: number; to: number; attempts: number; failure?: string };

export type Traffic = {
  acts: Act[];
  /** The names of the projects whose creation was confirmed. */
  created: string[];
  stored: StoredFile[];
  /** Answers that neither the product nor `deploy/haproxy.cfg` wrote. */
  foreign: string[];
  /** Stops after the running acts. */
  stop(): Promise<void>;
};

type Made = { viewer?: object | null; createProject?: { project: object | null } };

const kinds: Kind[] = ["read", "keyed write", "read", "unkeyed write"];
const everyMs = 50;
const pageEveryMs = 250;
const uploadEveryMs = 1_000;
const project = { city: "Lund", customer: "BRF Lasten", startDate: "2026-02-01", endDate: "2026-06-30" };

/** Sends twenty operations, four page requests and an upload a second, even while earlier ones are unanswered. */
export function startTraffic(url: string, people: Person[]): Traffic {
  const traffic = { acts: [] as Act[], created: [] as string[], stored: [] as StoredFile[], foreign: [] as string[] };
  const running = new Set<Promise<void>>();
  const note = (error: unknown) => {
    if (isNativeError(error) && error.name === "SyntaxError") traffic.foreign.push(String(error));
    throw error;
  };

  async function operate({ caller }: Person, kind: Kind): Promise<Outcome> {
    const name = `Under last ${randomUUID()}`;
    const idempotencyKey = kind === "keyed write" ? randomUUID() : undefined;
    const headers: Record<string, string> = idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey };
    const send = () =>
      (kind === "read"
        ? caller.send<Made>(pageDocument("AccountPageQuery"))
        : caller.send<Made>(
            pageDocument("useCreateProjectMutation"),
            { input: { name, ...project, idempotencyKey } },
            headers,
          )
      ).catch(note);
    const { answer, attempts } = await sendAsBrowser(send, { isDone, kind });
    if (!isDone(answer)) return { attempts, failure: describe(answer) };
    if (kind !== "read") traffic.created.push(name);
    return { attempts };
  }

  async function upload({ caller, installationId }: Person): Promise<Outcome> {
    const { file, attempts, failure, foreign } = await sendFile(caller, installationId);
    traffic.foreign.push(...foreign);
    if (file) traffic.stored.push(file);
    return { attempts, failure };
  }

  async function loadPage(): Promise<Outcome> {
    const answer = await request(`${url}/`).catch((error: Error) => error);
    if (isNativeError(answer)) return { attempts: 1, failure: describe(answer) };
    const text = await answer.body.text().catch(String);
    if (isOfProxy(text)) traffic.foreign.push(text);
    return { attempts: 1, failure: answer.statusCode === 200 ? undefined : codeIn(text) };
  }

  function begin(kind: TrafficKind, act: () => Promise<Outcome>) {
    const from = Date.now();
    const done = act().then((outcome) => {
      traffic.acts.push({ kind, from, to: Date.now(), ...outcome });
      running.delete(done);
    });
    running.add(done);
  }

  let round = 0;
  const next = () => {
    round += 1;
    return people[round % people.length] as Person;
  };
  const timers = [
    setInterval(() => {
      const person = next();
      const kind = kinds[Math.floor(round / people.length) % kinds.length] ?? "read";
      begin(kind, () => operate(person, kind));
    }, everyMs),
    setInterval(() => begin("page", loadPage), pageEveryMs),
    setInterval(() => begin("upload", () => upload(people[round % people.length] as Person)), uploadEveryMs),
  ];
  return {
    ...traffic,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}

type Outcome = Pick<Act, "attempts" | "failure">;

/** False if a part of the answer is missing, because the browser then repeats the whole operation. */
const isDone = (answer: Sent<Made>) =>
  !isNativeError(answer) && !answer.errors && Boolean(answer.data?.viewer ?? answer.data?.createProject?.project);
