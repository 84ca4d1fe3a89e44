import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

const counts = {
  ...{ projects: 1, ongoing: 1, rooms: 4, completedRooms: 2, certificates: 0, valid: 0 },
  ...{ mails: 0, undelivered: 0, faults: 0, openFaults: 0 },
};
const found = { name: "Brf Ripan", email: null, postalCode: null, city: "Luleå", since: "2024-03-11T00:00:00.000Z" };

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    if (url === "/v1/customer?name=Brf+Ripan" || url === "/v1/customer?name=Brf%20Ripan")
      return answer(response, 200, { ...found, counts, projects: [], certificates: [] });
    if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
    if (url === "/v1/features") return answer(response, 200, { features: ["customers"] });
    answer(response, 404, { code: "NOT_FOUND", message: "Nothing here.", requestId: "r" });
  };
});
afterAll(() => stack.close());

async function ask(args: string) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  const query = `{ viewer { company { customer${args} { name email since counts { rooms } projects { name } } } } }`;
  stack.takeRequests();
  const { data, errors } = await createCaller(stack.url).send<{ viewer: { company: { customer: object } } }>(
    query,
    {},
    { authorization },
  );
  const requests = stack.takeRequests().filter((request) => request.includes("/customer"));
  return { customer: data?.viewer?.company?.customer, code: errors?.[0]?.extensions.code, requests };
}

test("gives a customer by one request, and null for one whom no project has", async () => {
  const { customer, requests } = await ask(`(name: " Brf Ripan ")`);
  expect(customer).toEqual({ name: "Brf Ripan", email: null, since: "2024-03-11", counts: { rooms: 4 }, projects: [] });
  expect(requests).toHaveLength(1);
  expect(await ask(`(name: "", email: "nobody@ripan.example")`)).toMatchObject({ customer: null, code: undefined });
});

test("asks the service for no text that it would refuse", async () => {
  for (const args of [`(name: "\\u0007")`, `(name: "${"a".repeat(101)}")`]) {
    expect(await ask(args)).toEqual({ customer: null, code: undefined, requests: [] });
  }
});
