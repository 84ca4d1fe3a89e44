import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startFaultStack.ts";

const list = "{ viewer { company { allProjects { nodes { name } } } } }";
const page = "GET v1/company/company-1/project?archived=false&skip=0&take=25";

let stack: FaultStack;
let waiting: (() => void)[] = [];
beforeAll(async () => {
  stack = await startFaultStack({ LIST_SECONDS: "60" });
});
afterAll(() => stack.close());
beforeEach(() => {
  waiting = [];
  stack.takeRequests();
  stack.rest.handler = (request, response) => answer(response, 200, bodyOf(request.url));
});

const bodyOf = (url = "") => {
  if (url.startsWith("/v1/user/")) return { ...restUser, id: url.slice("/v1/user/".length) };
  if (url === "/v1/company") return { id: "company-1" };
  return { data: [{ id: "p1", name: "Björkbacken" }], meta: { count: 1 } };
};

/** One session of a user: operations that go out with one token. */
function sessionOf(sub: string) {
  const authorization = `Bearer ${stack.pool.accessToken({ sub })}`;
  return (query: string) => createCaller(stack.url).send<object>(query, {}, { authorization });
}

const listRequests = () => stack.takeRequests().filter((request) => request === page).length;

describe("equal reads under way", () => {
  /** Answers a user only when told to. */
  function holdUsers() {
    stack.rest.handler = (request, response) => {
      if (!request.url?.startsWith("/v1/user/")) return answer(response, 200, bodyOf(request.url));
      waiting.push(() => answer(response, 200, bodyOf(request.url)));
    };
  }

  async function untilWaiting(count: number) {
    const started = Date.now();
    while (waiting.length < count) {
      if (Date.now() - started > 5_000) throw new Error(`${waiting.length} requests came instead of ${count}`);
      await new Promise(setImmediate);
    }
  }

  test("are one request for one token, and one each for two", async () => {
    holdUsers();
    const one = sessionOf("same");
    const answers = [
      one("{ viewer { userId } }"),
      one("{ viewer { userId } }"),
      sessionOf("other")("{ viewer { userId } }"),
    ];
    await untilWaiting(2);
    for (const answerUser of waiting) answerUser();
    const users = (await Promise.all(answers)).map(({ data }) => data);
    expect(users).toEqual(["same", "same", "other"].map((userId) => ({ viewer: { userId } })));
    expect(stack.takeRequests().toSorted()).toEqual(["GET v1/user/other", "GET v1/user/same"]);
  });

  test("that have come are read anew", async () => {
    const one = sessionOf("again");
    await one("{ viewer { userId } }");
    await one("{ viewer { userId } }");
    expect(stack.takeRequests()).toEqual(["GET v1/user/again", "GET v1/user/again"]);
  });

  test("that began before a change are not joined after it", async () => {
    holdUsers();
    const one = sessionOf("writer");
    const before = one("{ viewer { userId } }");
    await untilWaiting(1);
    await one("mutation { setLogo(input: { url: null }) { userErrors { code } } }");
    const after = one("{ viewer { userId } }");
    await untilWaiting(2);
    for (const answerUser of waiting) answerUser();
    await Promise.all([before, after]);
    expect(stack.takeRequests()).toEqual(["GET v1/user/writer", "PUT v1/company", "GET v1/user/writer"]);
  });
});

describe("lists that have come", () => {
  test("serve the same session for a while, and no other", async () => {
    const one = sessionOf("a");
    await one(list);
    await one(list);
    expect(listRequests()).toBe(1);
    await sessionOf("b")(list);
    expect(listRequests()).toBe(1);
  });

  test("are read anew after a change by anybody of the company", async () => {
    const one = sessionOf("c");
    await one(list);
    await sessionOf("d")("mutation { changeLanguage(input: { language: fi }) { viewer { language } } }");
    stack.takeRequests();
    await one(list);
    expect(listRequests()).toBe(1);
  });

  test("are not kept when they failed", async () => {
    const one = sessionOf("e");
    const { handler } = stack.rest;
    stack.rest.handler = (request, response) => {
      if (request.url?.includes("project")) return answer(response, 500, {});
      answer(response, 200, bodyOf(request.url));
    };
    await one(list);
    stack.rest.handler = handler;
    expect((await one(list)).errors).toBeUndefined();
  });
});
