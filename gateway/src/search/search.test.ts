import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";
import type { RestSearchHit } from "../rest/types.ts";

let stack: FaultStack;
let found: { status: number; body: object };
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
    if (url.startsWith("/v1/search")) return answer(response, found.status, found.body);
    answer(response, 404, { code: "NOT_FOUND" });
  };
});
afterAll(() => stack.close());

async function ask(query: string, variables: object = {}) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  stack.takeRequests();
  const { data, errors } = await createCaller(stack.url).send(query, variables, { authorization });
  const codes = errors?.map(({ path, extensions: { code } }) => [path?.join("."), code]);
  return { data, codes, requests: stack.takeRequests() };
}

const project = { id: "p", title: "Villa Ek" };
const hit = (change: Partial<RestSearchHit>): RestSearchHit => ({
  kind: "PROJECT",
  id: "p",
  title: "Villa Ek",
  detail: null,
  matches: ["Ek"],
  archived: false,
  project,
  folder: null,
  installation: null,
  ...change,
});
const room = { id: "i", title: "Bad" };
const folder = { id: "f", title: "Plan 1" };
const hits: [RestSearchHit, string][] = [
  [hit({}), toGlobalId("Project", "p")],
  [hit({ kind: "CUSTOMER", title: "Ek", detail: "ek@a.example" }), toGlobalId("Project", "p")],
  [hit({ kind: "ADDRESS", title: "Ekerö" }), toGlobalId("Project", "p")],
  [hit({ kind: "FOLDER", id: "f", title: "Plan 1", folder }), toGlobalId("Folder", "p", "f")],
  [
    hit({ kind: "INSTALLATION", id: "i", title: "Bad", folder, installation: room }),
    toGlobalId("Installation", "p", "i"),
  ],
  [hit({ kind: "PRODUCT", id: "m", title: "FC-1", installation: room }), toGlobalId("InstalledProduct", "p", "i", "m")],
  [hit({ kind: "CERTIFICATE", id: "c", title: "2026-1", folder }), toGlobalId("Certificate", "p", "c")],
  [hit({ kind: "PERSON", id: "u", title: "Eva Ek", archived: true, project: null }), toGlobalId("User", "u")],
];

const fields = "kind nodeId title detail matches archived";
const places = "project { restId title } folder { restId title } installation { restId title }";
const query = `query($query: String!, $first: Int! = 20) { search(query: $query, first: $first) { ${fields} ${places} } }`;

test("gives each kind of hit with its global id and its places, by one request", async () => {
  found = { status: 200, body: { data: hits.map(([one]) => one) } };
  const { data, codes, requests } = await ask(query, { query: " ek åsa ", first: 8 });
  expect([codes, requests]).toEqual([undefined, ["GET v1/search?query=ek+%C3%A5sa&take=8"]]);
  const place = (one: RestSearchHit["project"]) => one && { restId: one.id, title: one.title };
  expect(data).toEqual({
    search: hits.map(([{ id: _, ...one }, nodeId]) => ({
      ...one,
      nodeId,
      project: place(one.project),
      folder: place(one.folder),
      installation: place(one.installation),
    })),
  });
});

test("an empty query finds nothing and asks nobody, and a longer one is cut", async () => {
  found = { status: 200, body: { data: [] } };
  expect(await ask(query, { query: "  " })).toEqual({ data: { search: [] }, codes: undefined, requests: [] });
  const { requests } = await ask(query, { query: "a".repeat(300) });
  expect(requests).toEqual([`GET v1/search?query=${"a".repeat(200)}&take=20`]);
});

test.each([0, 51])("refuses pages of %s", async (first) => {
  expect((await ask(query, { query: "a", first })).codes).toEqual([["search", "BAD_USER_INPUT"]]);
});
