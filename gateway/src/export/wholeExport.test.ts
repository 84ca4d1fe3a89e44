import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { demoPassword } from "../../../upstream/src/demo/demoAccounts.ts";
import { createClient } from "../../../upstream/test/createClient.ts";
import { askToken, makeProgram } from "../../../upstream/test/makeProgram.ts";
import { tokenOf } from "../../contract/tokenOf.ts";
import { createCaller } from "../../test/createCaller.ts";
import { type OfficeStack, startOfficeStack } from "../../test/startStack.ts";
import { until } from "../../test/until.ts";

type Export = {
  id: string;
  state: string;
  rowCount: number;
  byteSize: number;
  incompleteRowCount: number;
  url: string;
};
type Page = { edges: { node: object }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
type Entry = { actor: { kind: string; name: string }; via: string; changes: object[] };
type Told = {
  own: { company: { templates: Page } };
  viewer: { company: { history: { edges: { node: Entry }[] } } };
  node: Export | null;
  startExport: { export: Export; userErrors: object[] };
};

const rowCount = 1_050;
const node = "edges { node { id name createdAt } }";
const queryOf = (caller: string, args = "") =>
  `{ own: ${caller} { company { templates${args} { ${node} pageInfo { hasNextPage endCursor } } } } }`;

let stack: OfficeStack;
let tokens: Record<"owner" | "colleague" | "stranger" | "program", string>;
beforeAll(async () => {
  stack = await startOfficeStack();
  const { url } = stack.upstream;
  const signIn = (email: string) => tokenOf(url, email, demoPassword);
  const owner = await signIn("owner@nordgolv.example");
  const client = createClient(url, owner);
  const { body } = await askToken(url, await makeProgram({ owner: client }, ["projects:read"]));
  const program = body.access_token ?? "";
  tokens = {
    owner,
    program,
    colleague: await signIn("karin@nordgolv.example"),
    stranger: await signIn("owner@lattia.example"),
  };
  const { id: company_id } = (await client.get<{ id: string }>("/company")).body;
  const names = Array.from({ length: rowCount }, (_, row) => `Villa\t${row} Å`);
  const content = JSON.stringify({ folders: [], rooms: [] });
  const rows = names.map((name) => ({ company_id, id: crypto.randomUUID(), name, content }));
  await stack.upstream.services.db.insertInto("template").values(rows).execute();
}, 180_000);
afterAll(() => stack.close());

async function ask(query: string, by: keyof typeof tokens, variables: object = {}) {
  const authorization = `Bearer ${tokens[by]}`;
  const { data, errors } = await createCaller(stack.url).send<Told>(query, variables, { authorization });
  expect(errors).toBeUndefined();
  return data;
}
const told = "id state rowCount byteSize incompleteRowCount url";
async function start(query: string, by: keyof typeof tokens) {
  const document = `mutation($query: String!) { startExport(input: { query: $query }) { export { ${told} } userErrors { code } } }`;
  const { startExport } = await ask(document, by, { query });
  expect(startExport.userErrors).toEqual([]);
  return startExport.export;
}
const read = async (id: string, by: keyof typeof tokens) =>
  (await ask(`query($id: ID!) { node(id: $id) { ... on Export { ${told} } } }`, by, { id })).node;

async function completed(query: string, by: keyof typeof tokens) {
  const { id } = await start(query, by);
  await until(async () => (await read(id, by))?.state !== "RUNNING");
  const found = await read(id, by);
  if (!found) throw new Error("The export is gone.");
  expect(found.state).toBe("COMPLETED");
  return found;
}

async function pages(by: "owner" | "program"): Promise<object[]> {
  const caller = by === "program" ? "program" : "viewer";
  const nodes: object[] = [];
  for (let args = "(first: 100)"; ; ) {
    const { own } = await ask(queryOf(caller, args), by);
    const { edges, pageInfo } = own.company.templates;
    nodes.push(...edges.map((edge) => edge.node));
    if (!pageInfo.hasNextPage) return nodes;
    args = `(first: 100, after: "${pageInfo.endCursor}")`;
  }
}

test.each(["owner", "program"] as const)(
  "%s exports line by line what its pages give",
  async (by) => {
    const { url, ...done } = await completed(queryOf(by === "program" ? "program" : "viewer"), by);
    const text = await (await fetch(url)).text();
    const lines = text.split("\n");
    expect(lines.pop()).toBe("");
    const nodes = await pages(by);
    expect(nodes.length).toBeGreaterThanOrEqual(rowCount);
    expect(lines).toEqual(nodes.map((each) => JSON.stringify(each)));
    const counts = { rowCount: nodes.length, incompleteRowCount: 0, byteSize: Buffer.byteLength(text) };
    expect(done).toMatchObject(counts);
  },
  90_000,
);

test("the company's history tells both exports by who started them and by their list", async () => {
  const { viewer } = await ask(
    `{ viewer { company { history(filter: { action: EXPORT_STARTED }) { edges { node { actor { kind name } via changes { field to } } } } } } }`,
    "owner",
  );
  const changes = [{ field: "EXPORT_LIST", to: "templates" }];
  expect(viewer.company.history.edges.map((edge) => edge.node)).toEqual([
    { actor: { kind: "PROGRAM", name: expect.any(String) }, via: "API", changes },
    { actor: { kind: "USER", name: "Elin Sandberg" }, via: "API", changes },
  ]);
});

test("a colleague, a program and another company see neither the export nor its file", async () => {
  const { id } = await completed("{ viewer { company { templates { edges { node { name } } } } } }", "owner");
  for (const by of ["colleague", "program", "stranger"] as const) expect(await read(id, by)).toBeNull();
});
