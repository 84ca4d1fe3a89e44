import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Caller } from "../../test/createCaller.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Named = { id: string; projectId: string; name: string };
type Projects = {
  viewer: { company: { name: string; allProjects: { totalCount: number; isTruncated: boolean; nodes: Named[] } } };
};
type Folders = { project: { rootFolder: { title: string; subFolders: { title: string }[] } } | null };

let stack: Stack;
let office: Caller;
beforeAll(async () => {
  stack = await startStack();
  office = await signInAs(stack, "office@nordgolv.example");
});
afterAll(() => stack.close());

const projects = `query($archived: Boolean!) {
  viewer { company { name allProjects(archived: $archived) { totalCount isTruncated nodes { id projectId name overdueDays } } } }
}`;
const project =
  "query($projectId: String!) { project(projectId: $projectId) { rootFolder { title subFolders { title } } } }";

async function firstProject(caller: Caller): Promise<Named> {
  const { data } = await caller.send<Projects>(projects, { archived: false });
  const [first] = data.viewer.company.allProjects.nodes;
  if (!first) throw new Error("the demo has no project");
  return first;
}

describe("a company's projects", () => {
  test("come whole, by name, with as few requests as there are pages", async () => {
    stack.takeRequests();
    const { data, errors } = await office.send<Projects>(projects, { archived: false });
    expect(errors).toBeUndefined();
    const { nodes, totalCount, isTruncated } = data.viewer.company.allProjects;
    expect({ rows: nodes.length, isTruncated }).toEqual({ rows: totalCount, isTruncated: false });
    const pages = Array.from({ length: Math.ceil(totalCount / 25) }, (_, page) => (page === 0 ? "" : ":cursor"));
    const requests = [
      "GET v1/company",
      ...pages.map((after) => `GET v1/company/:id/project?archived=false&after=${after}&take=25`),
    ];
    const asked = stack.takeRequests().map((request) => request.replace(/after=[^&]+/, "after=:cursor"));
    expect(asked.toSorted()).toEqual(requests.toSorted());
    const names = nodes.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("sv", { numeric: true }).compare));
  });

  test("archived ones are another list", async () => {
    const { data } = await office.send<Projects>(projects, { archived: true });
    const archived = data.viewer.company.allProjects.nodes.map(({ id }) => id);
    expect(archived.length).toBeGreaterThan(0);
    expect(archived).not.toContain((await firstProject(office)).id);
  });
});

test("a company's users are read until a short page and ordered by first name in Swedish", async () => {
  stack.takeRequests();
  type Users = { viewer: { company: { allUsers: { nodes: { firstName: string }[] } } } };
  const { data } = await office.send<Users>("{ viewer { company { allUsers { nodes { firstName } } } } }");
  const names = data.viewer.company.allUsers.nodes.map(({ firstName }) => firstName);
  expect(names.slice(-3)).toEqual(["Åsa", "Ärla", "Östen"]);
  expect(stack.takeRequests()).toEqual(["GET v1/company/:id/users?active=active&skip=0&take=25"]);
});

test("a project's root folder costs one request each", async () => {
  const { projectId, name } = await firstProject(office);
  stack.takeRequests();
  const { data } = await office.send<Folders>(project, { projectId });
  expect(data.project?.rootFolder.title).toBe(name);
  const base = "GET v1/company/:id/project/:id";
  expect(stack.takeRequests()).toEqual([base, `${base}/folder/:id`]);
});

describe("what is not one's own", () => {
  test("is not there: another company's ids and unknown ones answer alike", async () => {
    const finn = await signInAs(stack, "owner@lattia.example");
    const own = await firstProject(office);
    const answers = [];
    for (const projectId of [own.projectId, crypto.randomUUID()]) {
      answers.push(await finn.send(project, { projectId }));
    }
    for (const { data, errors } of answers)
      expect({ data, errors }).toEqual({ data: { project: null }, errors: undefined });
    const { data } = await finn.send("query($id: ID!) { node(id: $id) { id } }", { id: own.id });
    expect(data).toEqual({ node: null });
  });

  test("the company cookie decides nothing", async () => {
    const finn = await signInAs(stack, "owner@lattia.example");
    const mine = (await finn.send<Projects>(projects, { archived: false })).data.viewer.company;
    finn.cookies.set("companyId", office.cookies.get("companyId") ?? "");
    finn.cookies.set("userId", office.cookies.get("userId") ?? "");
    expect((await finn.send<Projects>(projects, { archived: false })).data.viewer.company).toEqual(mine);
  });

  test.each(["../company", "a/b", "a%2fb", "a?b", "a#b", "a;b", "a\\b", "a\u0000b", "", "x".repeat(65)])(
    "an id of %p never leaves the gateway",
    async (projectId) => {
      stack.takeRequests();
      const { data } = await office.send(project, { projectId });
      expect(data).toEqual({ project: null });
      const { data: node } = await office.send("query($id: ID!) { node(id: $id) { id } }", {
        id: projectId && toGlobalId("Project", projectId),
      });
      expect(node).toEqual({ node: null });
      expect(stack.takeRequests()).toEqual([]);
    },
  );
});

test("the newsletter is one's own affair", async () => {
  type Users = {
    viewer: {
      subscribeToNewsletter: boolean;
      company: { allUsers: { nodes: { subscribeToNewsletter: null; email: string }[] } };
    };
  };
  const query = "{ viewer { subscribeToNewsletter company { allUsers { nodes { email subscribeToNewsletter } } } } }";
  const { data } = await office.send<Users>(query);
  expect(typeof data.viewer.subscribeToNewsletter).toBe("boolean");
  const others = data.viewer.company.allUsers.nodes.filter(({ email }) => email !== "office@nordgolv.example");
  expect(new Set(others.map((user) => user.subscribeToNewsletter))).toEqual(new Set([null]));
});
