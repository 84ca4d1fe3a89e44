import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Result = { source: { title: string }; installation: { title: string } | null };
type Payload = { folder: { folderId: string } | null; sources: { title: string }[]; results: (Result | null)[] };
type Answer = { duplicateFolder: Payload };

const titles = ["Bad", "Hall", "WC"];
const count = titles.length;
const crumbs = ["p", "root", "f"].map((id) => ({ id, title: id }));
const folder = { id: "f", projectId: "p", title: "Plan 1", parentFolderId: "root", depth: 0, path: crumbs };
const root = { ...folder, id: "root", parentFolderId: null, depth: -1, path: crumbs.slice(0, 2) };
const parts = { isComplete: false, subFolders: [] };
const rows = titles.map((title) => ({ id: title, projectId: "p", folderId: "f", title, installerId: "user-1" }));
const product = { measurementId: "m", productId: "8960701", cableMarking: "R1-7", cableLength: null, voltage: null };

let stack: FaultStack;
let broken: string | null;
/** The idempotency key of each creation: by title, or for an installed product by its installation. */
const keys: Record<string, unknown> = {};
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = async (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    if (request.method === "POST") {
      const body = JSON.parse(await text(request)) as { title?: string; installationId?: string };
      const made = body.title ?? body.installationId ?? "";
      keys[made] = request.headers["idempotency-key"];
      if (made === broken) return answer(response, 500, { code: "INTERNAL", message: "" });
      const isFolder = pathname.endsWith("/folder");
      if (isFolder) return answer(response, 201, { ...folder, ...parts, id: "copy", title: made });
      return answer(response, 201, { ...product, ...body, id: `copy of ${made}`, projectId: "p", products: [] });
    }
    if (pathname.startsWith("/v1/user/")) return answer(response, 200, restUser);
    const id = decodeURIComponent(pathname.split("/").at(-1) ?? "");
    if (id === "installation") return answer(response, 200, { data: rows, meta: { count } });
    const room = rows.find((row) => row.id === id);
    if (room) return answer(response, 200, { ...room, products: [product], path: [], missing: [] });
    return answer(response, 200, { ...(id === "root" ? root : { ...folder, id }), ...parts, installations: { count } });
  };
});
afterAll(() => stack.close());

async function duplicate(input: object) {
  const query = `mutation($input: DuplicateFolderInput!) { duplicateFolder(input: $input) {
    folder { folderId } sources { title } results { source { title } installation { title } }
  } }`;
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  const variables = { input: { folderId: toGlobalId("Folder", "p", "f"), title: "Plan 2", ...input } };
  stack.takeRequests();
  const { data, errors } = await createCaller(stack.url).send<Answer>(query, variables, { authorization });
  const told = errors?.map(({ path, extensions: { code } }) => [path?.join("."), code]);
  return { payload: data?.duplicateFolder, told };
}

const copied = (title: string) => ({ source: { title }, installation: { title } });

test("copies the other rooms when the service fails at one, and uses the same keys when it is sent again", async () => {
  broken = "Hall";
  const first = await duplicate({ idempotencyKey: "k".repeat(255) });
  expect(first.payload).toEqual({
    folder: { folderId: "copy" },
    sources: titles.map((title) => ({ title })),
    results: [copied("Bad"), null, copied("WC")],
  });
  expect(first.told).toEqual([["duplicateFolder.results.1", "UPSTREAM_ERROR"]]);
  const before = { ...keys };
  expect(Object.keys(before)).toHaveLength(6);
  expect(new Set(Object.values(before)).size).toBe(6);
  for (const key of Object.values(before)) expect(key).toMatch(/^[\w-]{43}$/);
  broken = null;
  const second = await duplicate({ idempotencyKey: "k".repeat(255) });
  expect([second.payload?.results, second.told]).toEqual([titles.map(copied), undefined]);
  expect(keys).toEqual({ ...before, "copy of Hall": expect.any(String) });
});

test("copies no room when the service fails at a folder", async () => {
  broken = "Plan 3";
  const { told } = await duplicate({ title: "Plan 3" });
  expect(told).toEqual([["duplicateFolder", "UPSTREAM_ERROR"]]);
  const made = stack.takeRequests().filter((request) => request.startsWith("POST"));
  expect(made).toEqual([expect.stringMatching(/\/folder$/)]);
});
