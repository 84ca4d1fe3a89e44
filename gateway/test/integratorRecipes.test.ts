import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Stack, startStack } from "./startStack.ts";

const root = join(import.meta.dirname, "../..");
const guide = readFileSync(join(root, "docs/integrators.md"), "utf8");
const blocks = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code]) => code ?? "");
const end = "--- end of recipe ---";

let stack: Stack;
let outputs: string[];
beforeAll(async () => {
  stack = await startStack();
  // Run in one shell, one after the other, as somebody reads and types them.
  const script = blocks.map((code) => `${code}\necho; echo '${end}'`).join("\n");
  const env = { ...process.env, GATEWAY: stack.url, USER_POOL_ENDPOINT: stack.upstream.url };
  const { stdout } = await promisify(execFile)("bash", ["-euo", "pipefail", "-c", script], { cwd: root, env });
  outputs = stdout.split(end).map((output) => output.trim());
}, 60_000);
afterAll(() => stack.close());

const answerOf = (block: number) => JSON.parse(outputs[block] ?? "");

test("who am I", () => {
  expect(answerOf(1).data).toEqual({
    viewer: { email: "owner@nordgolv.example", role: "OWNER", company: { name: expect.any(String), country: "SE" } },
  });
});

test("the ongoing projects, page by page", () => {
  const { edges, pageInfo } = answerOf(2).data.viewer.company.projects;
  expect(edges).toHaveLength(5);
  expect(pageInfo).toEqual({ hasNextPage: true, endCursor: expect.any(String) });
});

test("a project is made, found by its id, and archived", () => {
  expect(outputs[3]).toMatch(/^[\w-]+$/);
  const list = { totalCount: 0, nodes: [] };
  expect(answerOf(4).data.node).toEqual({
    name: "Solbacken 4",
    rootFolder: { folderId: expect.any(String), allInstallations: list },
  });
  expect(answerOf(5).data.archiveProject).toEqual({ project: { archived: true }, userErrors: [] });
});

const answersOf = (block: number) => (outputs[block] ?? "").split("\n").map((line) => JSON.parse(line).data);

test("a project with a key is made once", () => {
  const [first, second] = answersOf(6);
  expect(first.createProject).toEqual({ project: { id: expect.any(String) }, userErrors: [] });
  expect(second).toEqual(first);
});

test("the second change of one version is refused, with what the first made of it", () => {
  const [first, second] = answersOf(7).map(({ updateProject }) => updateProject);
  expect(first).toEqual({ project: { name: "Solbacken 4 A" }, userErrors: [] });
  expect(second).toEqual({ project: { name: "Solbacken 4 A" }, userErrors: [{ code: "CONFLICT" }] });
});

test("the guide has the token, five recipes, a key and a version", () => expect(blocks).toHaveLength(8));
