import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { until } from "../../test/until.ts";
import { toGlobalId } from "../graphql/globalId.ts";

const maxAtOnce = 64;

let stack: FaultStack;
let held: (() => void)[];
let closed: number;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());
beforeEach(() => {
  held = [];
  closed = 0;
  stack.takeRequests();
  // Projects and company changes wait until a test answers them.
  stack.rest.handler = ({ method, url = "" }, response) => {
    const company = { id: "company-1", name: "Nordgolv", country: "SE", version: 1 };
    const id = /\/project\/(\w+)/.exec(url)?.[1];
    const isHeld = id !== undefined || method === "PUT";
    const body = id ? { id, name: id, companyId: "company-1" } : url.startsWith("/v1/user/") ? restUser : company;
    if (!isHeld) return answer(response, 200, body);
    held.push(() => answer(response, 200, body));
    response.once("close", () => (closed += response.writableFinished ? 0 : 1));
  };
});

const bearer = () => `Bearer ${stack.pool.accessToken({ sub: "user-1" })}`;

function send(query: string) {
  const caller = new AbortController();
  const sent = fetch(`${stack.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: bearer() },
    body: JSON.stringify({ query }),
    signal: caller.signal,
  }).catch(() => null);
  const hangUp = async () => {
    caller.abort();
    await sent;
  };
  return { sent, hangUp };
}

const ids = Array.from({ length: 90 }, (_, index) => toGlobalId("Project", `p${index}`));
const projects = (count: number) => `{ nodes(ids: ${JSON.stringify(ids.slice(0, count))}) { id } }`;
function release() {
  for (const answerHeld of held.splice(0)) answerHeld();
}
const asked = () => stack.takeRequests().filter((request) => request.includes("/project/"));

test("a query whose caller hangs up begins no more requests and ends those under way, which count as no failures", async () => {
  const { hangUp } = send(projects(90));
  await until(() => held.length === maxAtOnce);
  await hangUp();
  await until(() => closed === maxAtOnce);
  // This query's call queues behind the first query's remaining calls, so those would have been sent by now.
  await send("{ viewer { userId } }").sent;
  expect(asked()).toHaveLength(maxAtOnce);
  held = [];
  const again = send(projects(1));
  await until(() => held.length === 1);
  release();
  expect(await (await again.sent)?.json()).toMatchObject({ data: { nodes: [{ id: ids[0] }] } });
});

test("a mutation goes on to its end when its caller hangs up", async () => {
  const change = "setLogo(input: { url: null }) { userErrors { code } }";
  const { hangUp } = send(`mutation { first: ${change} second: ${change} }`);
  await until(() => held.length === 1);
  await hangUp();
  await send("{ viewer { userId } }").sent;
  release();
  await until(() => held.length === 1);
  release();
  expect(closed).toBe(0);
  expect(stack.takeRequests().filter((request) => request.startsWith("PUT"))).toHaveLength(2);
});
