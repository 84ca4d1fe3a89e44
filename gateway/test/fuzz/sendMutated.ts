import { readFileSync } from "node:fs";
import { request } from "undici";
import { answer, answerUser, type StandInRest } from "../standInRest.ts";
import type { FaultStack } from "../startStack.ts";
import type { Random } from "./createRandom.ts";
import { mutateDocument, tokensOf } from "./mutateDocument.ts";
import { variablesFor } from "./variablesFor.ts";

type Fault = { query: string; variables: object; because: string };
export type Outcome = { byStatus: Record<number, number>; faults: Fault[]; slowestMs: number };

const persisted = new URL("../../src/__generated__/persistedDocuments.json", import.meta.url);
// Stays below a person's rate limit, which is not tested here.
const eachPerson = 500;

/** Sends `count` mutated documents of the web client. A fault is a 429, a 5xx, invalid JSON or an internal error. */
export async function sendMutated(stack: FaultStack, count: number, random: Random): Promise<Outcome> {
  const texts: Record<string, string> = JSON.parse(readFileSync(persisted, "utf8"));
  const documents = Object.values(texts).map(tokensOf);
  const outcome: Outcome = { byStatus: {}, faults: [], slowestMs: 0 };
  stack.rest.handler = answerEmpty;
  let token = "";
  for (let sent = 0; sent < count; sent += 1) {
    if (token === "" || sent % eachPerson === 0) token = newToken(stack, random);
    const query = mutateDocument(documents, random);
    const variables = variablesFor(query, random);
    const start = performance.now();
    const { status, text } = await send(stack, token, { query, variables });
    outcome.slowestMs = Math.max(outcome.slowestMs, performance.now() - start);
    outcome.byStatus[status] = (outcome.byStatus[status] ?? 0) + 1;
    const because = faultOf(status, text);
    if (because) outcome.faults.push({ query, variables, because });
    // The document may have signed the user out.
    if (status === 401) token = "";
  }
  return outcome;
}

const answerEmpty: StandInRest["handler"] = (incoming, response) => {
  if (incoming.url?.startsWith("/v1/user/")) return answerUser(incoming, response);
  if (/[?&]take=/.test(incoming.url ?? "")) return answer(response, 200, { data: [], meta: { count: 0 } });
  answer(response, 404, { code: "NOT_FOUND", message: "Not found." });
};

function newToken({ pool }: FaultStack, random: Random): string {
  const sub = `user-${random.below(2 ** 31)}`;
  return pool.accessToken({ sub, origin_jti: sub });
}

async function send({ url }: FaultStack, token: string, body: object) {
  const response = await request(`${url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json",
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  });
  return { status: response.statusCode, text: await response.body.text() };
}

function faultOf(status: number, text: string): string | null {
  if (status >= 500 || status === 429) return `answered by ${status}`;
  try {
    const { errors = [] } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] };
    return errors.some(({ extensions }) => extensions?.code === "INTERNAL_SERVER_ERROR") ? text.slice(0, 500) : null;
  } catch {
    return `no JSON: ${text.slice(0, 200)}`;
  }
}
