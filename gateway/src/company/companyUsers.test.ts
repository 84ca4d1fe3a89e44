import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

const firstNames = ["Åsa", "Ola", "Örjan", "Anna"];

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
    const data = firstNames.map((firstName, index) => ({ ...restUser, id: `u${index}`, firstName }));
    answer(response, 200, { data, meta: { count: data.length } });
  };
});
afterAll(() => stack.close());
beforeEach(() => void stack.takeRequests());

type Users = {
  totalCount: number;
  edges: { node: { firstName: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
};

async function ask(args: string) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  const query = `{ viewer { company { users${args} { totalCount edges { node { firstName } } pageInfo { hasNextPage endCursor } } } } }`;
  type Answer = { viewer: { company: { users: Users } } };
  const { data, errors } = await createCaller(stack.url).send<Answer>(query, {}, { authorization });
  return { users: data?.viewer?.company?.users, errors };
}

const namesOf = (users: Users | undefined) => users?.edges.map(({ node }) => node.firstName);

test("a company's users come page by page, in the order of the Swedish alphabet", async () => {
  const first = await ask("(first: 3)");
  expect(namesOf(first.users)).toEqual(["Anna", "Ola", "Åsa"]);
  expect(first.users).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
  const rest = await ask(`(first: 3, after: "${first.users?.pageInfo.endCursor}")`);
  expect(namesOf(rest.users)).toEqual(["Örjan"]);
  expect(rest.users?.pageInfo.hasNextPage).toBe(false);
});

test("those that were shut out come when they are asked for", async () => {
  await ask("(active: false)");
  expect(stack.takeRequests().at(-1)).toBe("GET v1/company/company-1/users?active=all&skip=0&take=25");
});

test("a page of more than 100 is refused before anything is gathered", async () => {
  const { errors } = await ask("(first: 101)");
  expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  expect(stack.takeRequests()).toEqual(["GET v1/user/user-1"]);
});
