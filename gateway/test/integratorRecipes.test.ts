import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { blocks, type Recipes, runRecipes } from "./recipes.ts";
import { testRecipesForMany } from "./recipesForMany.ts";
import { type Stack, startStack } from "./startStack.ts";

let stack: Stack;
let recipes: Recipes;
beforeAll(async () => {
  stack = await startStack();
  recipes = await runRecipes(stack);
});
afterAll(() => stack.close());

const answerOf = (block: number) => recipes.answerOf(block);
const answerWith = (text: string) => recipes.answerOf(blocks.findIndex((code) => code.includes(text)));

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
  expect(recipes.outputOf(3)).toMatch(/^[\w-]+$/);
  const list = { totalCount: 0, nodes: [] };
  expect(answerOf(4).data.node).toEqual({
    name: "Solbacken 4",
    rootFolder: { folderId: expect.any(String), allInstallations: list },
  });
  expect(answerOf(5).data.archiveProject).toEqual({ project: { archived: true }, userErrors: [] });
});

const answersOf = (block: number) =>
  recipes
    .outputOf(block)
    .split("\n")
    .map((line) => JSON.parse(line).data);

test("a project with a key is made once", () => {
  const [first, second] = answersOf(7);
  expect(first.createProject).toEqual({ project: { id: expect.any(String) }, userErrors: [] });
  expect(second).toEqual(first);
});

test("the second change of one version is refused, with what the first made of it", () => {
  const [first, second] = answersOf(8).map(({ updateProject }) => updateProject);
  expect(first).toEqual({ project: { name: "Solbacken 4 A" }, userErrors: [] });
  expect(second).toEqual({ project: { name: "Solbacken 4 A" }, userErrors: [{ code: "CONFLICT" }] });
});

test("certificates come with their projects", () => {
  const { edges } = answerOf(6).data.viewer.company.projects;
  const certificates = edges.flatMap(({ node }: { node: { certificates: object[] } }) => node.certificates);
  expect(certificates).toContainEqual({
    number: expect.stringMatching(/^FG-/),
    folderId: expect.any(String),
    recipients: expect.arrayContaining([expect.objectContaining({ state: expect.any(String) })]),
  });
});

testRecipesForMany(answerOf);

test("the certificates of a period come sorted by customer, with their exact number", () => {
  const { features, company } = answerOf(14).data.viewer;
  expect(features).toEqual({ certificateRegister: true });
  const { totalCount, pageInfo, edges } = company.certificates;
  expect(totalCount).toBeGreaterThan(5);
  expect(pageInfo).toEqual({ hasNextPage: true, endCursor: expect.any(String) });
  const customers = edges.map(({ customer }: { customer: string }) => customer);
  expect(customers).toEqual(customers.toSorted(new Intl.Collator("sv", { numeric: true }).compare));
  expect(customers).toHaveLength(5);
});

test("the figures of a period are counted in all, by month and by installer", () => {
  const { features, company } = answerOf(15).data.viewer;
  const { total, months, installers } = company.figures;
  expect(features).toEqual({ figures: true });
  expect(total.activated).toBe(answerOf(14).data.viewer.company.certificates.totalCount);
  const activated = months.map(({ counts }: { counts: { activated: number } }) => counts.activated);
  expect(activated.reduce((sum: number, count: number) => sum + count)).toBe(total.activated);
  expect(installers[0]).toEqual({
    name: expect.any(String),
    counts: { activated: expect.any(Number), rooms: expect.any(Number) },
  });
});

test("the overdue projects are found, and every state is counted", () => {
  const { page } = answerOf(18).data.viewer.company.projectPages;
  expect(page.nodes).toHaveLength(Math.min(10, page.totalCount));
  expect(page.states).toMatchObject({ listed: expect.any(Number), overdue: page.totalCount });
});

test("a room of the project that was archived is found without accents and with a slip", () => {
  const [hit] = answerOf(16).data.search;
  expect(hit).toMatchObject({ kind: "INSTALLATION", title: "Lägenhet 1102", archived: true });
  expect(hit.matches).toEqual(expect.arrayContaining(["Lägenhet", "1102"]));
});

test("a list with faults is imported not at all, and each fault has its place", () => {
  expect(answerOf(19).data.importProjects).toEqual({
    projectIds: [],
    userErrors: [
      { code: "END_BEFORE_START", path: ["projects", "1", "endsOn"] },
      { code: "EMAIL_INVALID", path: ["projects", "1", "customerEmail"] },
    ],
  });
});

test("the history tells who recorded what in the room", () => {
  const { features, company } = answerOf(17).data.viewer;
  expect(features).toEqual({ history: true });
  expect(company.history.edges[0].node).toMatchObject({
    ...{ sequence: expect.any(Number), via: "API", actor: { name: "Elin Sandberg" } },
    installation: { title: "Lägenhet 1101", restId: expect.any(String) },
    changes: expect.arrayContaining([{ field: "MEASUREMENT_RESISTANCE", stepNumber: 1, from: null, to: "80.5" }]),
  });
});

test("what needs attention is counted, and the overdue projects are told", () => {
  const { features, company } = answerOf(20).data.viewer;
  const { counts, items } = company.attention;
  expect(features).toEqual({ attention: true });
  expect(items.totalCount).toBeGreaterThan(0);
  expect(counts).toContainEqual({ kind: "PROJECT_OVERDUE", count: items.totalCount, putOffUntil: null });
  expect(items.edges[0].node).toMatchObject({
    project: { title: expect.any(String) },
    isProjectFinished: expect.any(Boolean),
  });
});

test("a whole list is written into a file, a line for each project", () => {
  const [told = "", ...lines] = recipes.outputOf(blocks.findIndex((code) => code.includes("startExport"))).split("\n");
  const { node } = JSON.parse(told).data;
  expect(node).toMatchObject({ state: "COMPLETED", incompleteRowCount: 0, errorCode: null, message: null });
  expect(lines.length).toBeGreaterThan(10);
  expect(lines).toHaveLength(node.rowCount);
  const projects = lines.map((line) => JSON.parse(line));
  const facts = { name: expect.any(String), customer: expect.any(String), installationCount: expect.any(Number) };
  expect(projects[0]).toEqual({ id: expect.any(String), ...facts });
});

test("a webhook is made, and its secret told", () => {
  const { webhook, secret, userErrors } = answerWith("createWebhook").data.createWebhook;
  expect(userErrors).toEqual([]);
  expect(webhook).toMatchObject({ url: "https://hooks.example/warranty", isActive: true });
  expect(secret).toMatch(/^whsec_/);
});

test("the changes begin with all that there is", () => {
  const { features, company } = answerWith("changes(first").data.viewer;
  const { edges, pageInfo } = company.changes;
  expect(features).toEqual({ changes: true });
  expect(edges).toHaveLength(50);
  expect(pageInfo).toEqual({ hasNextPage: true, endCursor: edges.at(-1).cursor });
  const project = edges.find(({ node }: { node: { kind: string } }) => node.kind === "PROJECT");
  expect(project.node).toMatchObject({ action: "CREATED", object: { updatedAt: project.node.changedAt } });
});

test("a program gets a token for its id and secret, and has no viewer", () => {
  const { viewer, program } = answerWith("createProgram").data;
  expect(viewer).toBeNull();
  expect(program).toEqual({
    name: "Nightly",
    scopes: ["PROJECTS_READ"],
    endsOn: new Date().toISOString().slice(0, 10),
    company: { name: expect.any(String), allProjects: { totalCount: expect.any(Number) } },
  });
});

test("the guide has the token, six recipes, a key, a version, five for many, the register, figures, pages, a search, the history, an import, attention, an export, a webhook, changes, a program", () =>
  expect(blocks).toHaveLength(25));
