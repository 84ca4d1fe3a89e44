import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { buildSchema, getNullableType, isListType, isObjectType } from "graphql";
import { createCaller } from "../../test/createCaller.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());

type Cost = { extensions: { cost: { objects: number; objectsAllowed: number | null } } };

async function ask(query: string, variables: object = {}, isBearer = true) {
  const headers: Record<string, string> = isBearer ? { authorization: `Bearer ${stack.pool.accessToken()}` } : {};
  const answer = await createCaller(stack.url).send(query, variables, headers);
  const { cost } = (answer as unknown as Cost).extensions;
  return { ...answer, cost };
}

const company = (selection: string) => `{ viewer { company { ${selection} } } }`;
const folders = "rootFolder { subFolders { title } }";

describe("objects are judged before anything runs", () => {
  test.each([
    ["one object each for the fields that are no lists", company("name"), 2],
    ["a page by its default", company("projects { edges { node { name } } }"), 3 + 25 * 2],
    ["a page by first", company("projects(first: 10) { totalCount edges { node { name } } }"), 3 + 10 * 2],
    ["an unpaged list by its usual size", company("allProjects { nodes { name } }"), 3 + 100],
    ["a short list by first", '{ products(query: "x", first: 3) { title } }', 3],
    ["objects by their ids", '{ nodes(ids: ["a", "b"]) { ... on Project { rootFolder { title } } } }', 2 * 2],
    ["lists within lists multiplied", company(`projects(first: 10) { edges { node { ${folders} } } }`), 3 + 10 * 13],
    ["the same under two names twice", company("a: allUsers { totalCount } b: allUsers { totalCount }"), 4],
    ["nothing of the schema itself", "{ __schema { types { name fields { name } } } }", 0],
  ])("%s", async (_, query, objects) => {
    expect((await ask(query)).cost).toMatchObject({ objects, objectsAllowed: 10_000 });
  });

  test("by variables and their defaults", async () => {
    const query = `query($n: Int = 5) ${company("projects(first: $n) { edges { cursor } }")}`;
    expect((await ask(query)).cost.objects).toBe(3 + 5);
    expect((await ask(query, { n: 7 })).cost.objects).toBe(3 + 7);
  });

  test("through fragments, within a connection too", async () => {
    const connection = "fragment P on ProjectConnection { edges { ...E } } fragment E on ProjectEdge { node { name } }";
    const query = `${company("projects(first: 10) { ...P } more: projects(first: 20) { ...P }")} ${connection}`;
    expect((await ask(query)).cost.objects).toBe(2 + 1 + 20 + 1 + 40);
  });
});

describe("too many objects", () => {
  const many = company(
    `projects(first: 100) { edges { node { ${folders.replace("title", "subFolders { title }")} } } }`,
  );

  test("are refused with what to reduce, and nothing is asked of the REST service", async () => {
    stack.takeRequests();
    const { status, errors, data, cost } = await ask(many);
    expect(status).toBe(400);
    expect(data).toBeUndefined();
    expect(errors).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/11303 objects; 10000 are allowed.*viewer\.company\.projects:/),
        extensions: { code: "COST_EXCEEDED", requestId: expect.any(String) },
      }),
    ]);
    expect(cost.objects).toBe(11_303);
    expect(stack.takeRequests()).toEqual([]);
  });

  test("are refused when fragments multiply them", async () => {
    const level = (index: number) =>
      `fragment F${index} on Folder { subFolders { title ${index < 6 ? `...F${index + 1}` : ""} } }`;
    const query = `{ folder(projectId: "p", folderId: "f") { ...F0 } } ${[0, 1, 2, 3, 4, 5, 6].map(level).join(" ")}`;
    const { status, errors } = await ask(query);
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.code).toBe("COST_EXCEEDED");
  });

  test("are told but allowed in a persisted document", async () => {
    const { status, cost } = await ask(many, {}, false);
    expect(status).toBe(200);
    expect(cost).toMatchObject({ objects: 11_303, objectsAllowed: null });
  });
});

test("usual sizes stand at lists that take no first", () => {
  const schema = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()) : [],
  );
  const sized = fields.filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === "listSize"));
  expect(sized.length).toBeGreaterThan(50);
  const misplaced = sized.filter(
    ({ type, args }) => !isListType(getNullableType(type)) || args.some(({ name }) => name === "first"),
  );
  expect(misplaced.map(({ name }) => name)).toEqual([]);
});
