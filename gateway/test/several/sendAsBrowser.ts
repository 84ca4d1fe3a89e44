import { setTimeout as wait } from "node:timers/promises";
import { isNativeError } from "node:util/types";
import type { Answer } from "../createCaller.ts";

export type Kind = "read" | "keyed write" | "unkeyed write";

export type Sent<T> = Answer<T> | Error;

/** The pauses of `web/src/relay/fetchGraphQL.ts` before each repeat. */
const pausesMs: Record<Kind, number[]> = { read: [200, 800], "keyed write": [200], "unkeyed write": [] };
const runningPauseMs = 1_000;
const maxRunningRepeats = 10;

type Sending<T> = { isDone(answer: Sent<T>): boolean; kind: Kind };

/** Sends as the web client does: reads up to three times, keyed writes twice, and ten times more while one runs. */
export async function sendAsBrowser<T>(send: () => Promise<Answer<T>>, { isDone, kind }: Sending<T>) {
  const sendOnce = () => send().catch((error: Error) => error);
  let attempts = 1;
  let answer: Sent<T> = await sendOnce();
  for (const pause of pausesMs[kind]) {
    if (isDone(answer) || isRunningElsewhere(answer) || isFinal(answer)) break;
    await wait(pause);
    answer = await sendOnce();
    attempts += 1;
  }
  for (let repeat = 0; repeat < maxRunningRepeats && isRunningElsewhere(answer); repeat += 1) {
    await wait(runningPauseMs);
    answer = await sendOnce();
    attempts += 1;
  }
  return { answer, attempts };
}

type Payload = { userErrors?: { code: string }[] } | null;

const isRunningElsewhere = (answer: Sent<unknown>) =>
  !isNativeError(answer) &&
  Object.values((answer.data ?? {}) as Record<string, Payload>).some((payload) =>
    payload?.userErrors?.some(({ code }) => code === "IDEMPOTENCY_RUNNING"),
  );

/** Browsers do not repeat requests after a timeout or a refusal by an overloaded gateway. */
function isFinal(answer: Sent<unknown>): boolean {
  if (isNativeError(answer)) return answer.name === "HeadersTimeoutError";
  return answer.errors?.some(({ extensions }) => extensions.code === "RATE_LIMITED") === true;
}
