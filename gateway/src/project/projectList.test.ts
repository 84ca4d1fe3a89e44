import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

type Connection = {
  totalCount: number;
  edges: { cursor: string; node: { name: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
};
type Answer = { viewer: { company: { projects: Connection } } };

const rows = [
  { name: "Öster 2", customer: "B", startDate: "2026-03-01", endDate: null, count: 1 },
  { name: "öster 10", customer: "A", startDate: "2026-01-01", endDate: "2026-05-01", count: 3 },
  { name: "Zenit", customer: "Å", startDate: "2026-02-01", endDate: "2026-04-01", count: 3 },
  { name: "Ärla", customer: "B", startDate: "2026-04-01", endDate: null, count: 0, status: "SIGNABLE" },
].map(({ name, customer, startDate, endDate, count, status = "IN_PROGRESS" }, index) => ({
  id: `p${index}`,
  name,
  customer,
  status,
  startDate: `${startDate}T00:00:00.000Z`,
  endDate: endDate && `${endDate}T00:00:00.000Z`,
  installationCount: count,
}));

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
    return answer(response, 200, { data: rows, meta: { count: rows.length } });
  };
});
afterAll(() => stack.close());
beforeEach(() => void stack.takeRequests());

async function ask(args: string) {
  const page =
    "totalCount edges { cursor node { name } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }";
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  const query = `{ viewer { company { projects${args && `(${args})`} { ${page} } } } }`;
  const { data, errors } = await createCaller(stack.url).send<Answer>(query, {}, { authorization });
  const connection = data?.viewer?.company?.projects;
  return { ...connection, errors, names: connection?.edges.map(({ node }) => node.name) };
}

test("finds a name by an accent that follows its letter as by one that is the letter's own", async () => {
  for (const form of ["NFC", "NFD"]) {
    const { names } = await ask(`name: ${JSON.stringify("ärla".normalize(form))}`);
    expect(names).toEqual(["Ärla"]);
  }
});

test("finds a sharp s as two", async () => {
  for (const name of ["Zenitstraße", "ZENITSTRASSE"]) {
    Object.assign(rows[2] ?? {}, { name });
    for (const query of ["straße", "STRASSE"]) expect((await ask(`name: "${query}"`)).names).toEqual([name]);
  }
  Object.assign(rows[2] ?? {}, { name: "Zenit" });
});

const { name: o2 } = rows[0] ?? { name: "" };

describe("a company's projects, page by page", () => {
  test("come by name as people order them, from one gathering", async () => {
    const { names, totalCount, pageInfo } = await ask("");
    expect(names).toEqual(["Zenit", "Ärla", o2, "öster 10"]);
    expect(totalCount).toBe(4);
    expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    expect(stack.takeRequests()).toEqual([
      "GET v1/user/user-1",
      "GET v1/company/company-1/project?archived=false&skip=0&take=25",
    ]);
  });

  test.each([
    ["{ direction: DESC }", ["öster 10", "Öster 2", "Ärla", "Zenit"]],
    ["{ field: CUSTOMER }", ["öster 10", "Ärla", "Öster 2", "Zenit"]],
    ["{ field: INSTALLATION_COUNT, direction: DESC }", ["Zenit", "öster 10", "Öster 2", "Ärla"]],
    ["{ field: START_DATE }", ["öster 10", "Zenit", "Öster 2", "Ärla"]],
    ["{ field: END_DATE }", ["Zenit", "öster 10", "Ärla", "Öster 2"]],
    ["{ field: END_DATE, direction: DESC }", ["öster 10", "Zenit", "Ärla", "Öster 2"]],
  ])("come by %s", async (orderBy, names) => {
    expect((await ask(`orderBy: ${orderBy}`)).names).toEqual(names);
  });

  test.each([
    ['name: " ÖSTER "', ["Öster 2", "öster 10"]],
    ["status: SIGNABLE", ["Ärla"]],
    ['status: SIGNABLE, name: "zen"', []],
  ])("are filtered by %s", async (filter, names) => {
    const found = await ask(filter);
    expect(found).toMatchObject({ names, totalCount: names.length });
  });

  test("go on after a cursor", async () => {
    const first = await ask("first: 3");
    expect(first).toMatchObject({
      names: ["Zenit", "Ärla", "Öster 2"],
      totalCount: 4,
      pageInfo: { hasNextPage: true },
    });
    const { names, pageInfo } = await ask(`first: 3, after: "${first.pageInfo?.endCursor}"`);
    expect(names).toEqual(["öster 10"]);
    const ofEarlierVersion = Buffer.from("place:3").toString("base64url");
    expect((await ask(`first: 3, after: "${ofEarlierVersion}"`)).names).toEqual(names);
    expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const empty = await ask(`after: "${pageInfo?.endCursor}"`);
    expect(empty).toMatchObject({ names: [], pageInfo: { hasNextPage: false, startCursor: null, endCursor: null } });
  });

  test.each(["first: 0", "first: 101", "first: -1", 'after: "nonsense"', 'after: "b2Zmc2V0OjA"'])(
    "refuse %s before anything is gathered",
    async (args) => {
      const { errors } = await ask(args);
      expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
      expect(stack.takeRequests()).toEqual(["GET v1/user/user-1"]);
    },
  );
});
