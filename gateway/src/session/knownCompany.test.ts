import { afterAll, afterEach, beforeAll, expect, jest, test } from "@jest/globals";
import { type Caller, createCaller } from "../../test/createCaller.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { knownCompany, setCompany } from "./verifyToken.ts";

const user = "GET v1/user/:id";
const list = "GET v1/company/:id/project?archived=false&sort=name&language=sv&after=&take=1";
const firstProject = "{ viewer { company { projects(first: 1) { totalCount } } } }";

let stack: Stack;
let office: Caller;
beforeAll(async () => {
  stack = await startStack();
  office = await signInAs(stack, "office@nordgolv.example");
});
afterEach(() => void jest.useRealTimers());
afterAll(() => stack.close());

async function requestsOf(query: string, caller = office) {
  stack.takeRequests();
  await caller.send(query);
  return stack.takeRequests();
}

test("lists of the company do not wait for the user", async () => {
  expect(await requestsOf(firstProject)).toEqual([list]);
  const withName = "{ viewer { company { projects(first: 1) { totalCount } } firstName } }";
  expect((await requestsOf(withName)).toSorted()).toEqual([list, user].toSorted());
});

test("who is signed in, and with which role, is asked anew", async () => {
  expect(await requestsOf("{ viewer { id } }")).toEqual([user]);
  expect(await requestsOf("{ viewer { isAdmin } }")).toEqual([user]);
});

test("after a 404 the company is asked for once more", async () => {
  await office.send('{ project(projectId: "unknown") { id } }');
  expect(await requestsOf(firstProject)).toEqual([user, list]);
  expect(await requestsOf(firstProject)).toEqual([list]);
});

test("a cookie with the id of another company changes nothing", async () => {
  const companies = stack.upstream.services.db.selectFrom("company").select("id").execute();
  const query = "{ viewer { company { companyId } } }";
  const { data } = await office.send(query);
  for (const { id } of await companies) {
    const forged = createCaller(stack.url, [...office.cookies, ["companyId", id]]);
    expect((await forged.send(query)).data).toEqual(data);
  }
});

test("a user who was deactivated gets nothing more", async () => {
  expect(await requestsOf(firstProject)).toEqual([list]);
  const { db } = stack.upstream.services;
  await db.updateTable("app_user").set({ active: false }).where("email", "=", "office@nordgolv.example").execute();
  const { errors } = await office.send(firstProject);
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["UNAUTHENTICATED"]);
});

test("a company is known for five minutes, with its own token alone", () => {
  jest.useFakeTimers();
  const token = () => ({ userId: "a", isProgram: false, originJti: "b", expiresAt: 0 });
  const [mine, another] = [token(), token()];
  setCompany(mine, "company-1");
  jest.advanceTimersByTime(299_000);
  expect([knownCompany(mine), knownCompany(another), knownCompany(null)]).toEqual(["company-1", null, null]);
  jest.advanceTimersByTime(1_000);
  expect(knownCompany(mine)).toBeNull();
});
