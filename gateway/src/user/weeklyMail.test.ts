import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

let stack: FaultStack;
let status: number;
let wanted: boolean;
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "", method }, response) => {
    if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
    if (!url.startsWith("/v1/weekly-mail")) return answer(response, 404, { code: "NOT_FOUND" });
    if (method === "PUT" && status === 200) wanted = true;
    answer(response, status, status === 200 ? { wanted } : { code: "NOT_FOUND", message: "Nothing", requestId: "r" });
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  status = 200;
  wanted = false;
});

async function ask(query: string) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  stack.takeRequests();
  const { data, errors } = await createCaller(stack.url).send(query, {}, { authorization });
  const codes = errors?.map(({ path, extensions: { code } }) => [path?.join("."), code]);
  return { data, codes, requests: stack.takeRequests().filter((request) => request.includes("weekly")) };
}
const turnOn = "mutation { setWeeklyMail(input: { wanted: true }) { user { wantsWeeklyMail } userErrors { code } } }";

test("the wish is read by one request", async () => {
  const { data, requests } = await ask("{ viewer { wantsWeeklyMail } again: viewer { wantsWeeklyMail } }");
  expect(data).toEqual({ viewer: { wantsWeeklyMail: false }, again: { wantsWeeklyMail: false } });
  expect(requests).toEqual(["GET v1/weekly-mail"]);
});

test("a change answers with the wish as the service has it then", async () => {
  const { data, requests } = await ask(turnOn);
  expect(data).toEqual({ setWeeklyMail: { user: { wantsWeeklyMail: true }, userErrors: [] } });
  expect(requests).toEqual(["PUT v1/weekly-mail", "GET v1/weekly-mail"]);
});

test("a service without it has no wish and refuses the change in words", async () => {
  stack.rest.lacking.add("weeklyMail");
  const { data } = await ask("{ viewer { wantsWeeklyMail features { weeklyMail } } }");
  const { codes } = await ask(turnOn);
  stack.rest.lacking.delete("weeklyMail");
  expect(data).toEqual({ viewer: { wantsWeeklyMail: null, features: { weeklyMail: false } } });
  expect(codes).toEqual([["setWeeklyMail", "NOT_IMPLEMENTED"]]);
});
