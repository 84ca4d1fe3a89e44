import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Caller } from "../../test/createCaller.ts";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Project = { id: string; name: string; version: string; archived: boolean; endDate: string | null };
type Payload = { project: Project | null };

const selection = "project { id name version archived endDate customerEmail }";
const input = {
  name: " Villa Ek ",
  city: "Lund",
  customer: "Ek AB",
  customerEmail: " ",
  startDate: "2026-01-31",
  endDate: "2026-01-31",
};
const startDate = "2026-01-31T00:00:00.000Z";
const someId = toGlobalId("Project", crypto.randomUUID());
const path = "v1/company/:id/project/:id";

let stack: Stack;
let office: Caller;
let mutate: Mutate;
beforeAll(async () => {
  stack = await startStack();
  office = await signInAs(stack, "office@nordgolv.example");
  mutate = createMutator(stack, office);
});
afterAll(() => stack.close());

async function create(changes: object = {}): Promise<Project> {
  const { payload } = await mutate<Payload>("createProject", { ...input, ...changes }, selection);
  if (!payload.project) throw new Error(JSON.stringify(payload));
  return payload.project;
}

describe("createProject", () => {
  test("sends trimmed texts, days as midnight in UTC, and no key for what is empty", async () => {
    const { payload, requests, bodies } = await mutate<Payload>("createProject", input, selection);
    expect(payload).toMatchObject({ project: { name: "Villa Ek", archived: false }, userErrors: [] });
    expect(requests).toEqual(["POST v1/company/:id/project"]);
    expect(bodies).toEqual([{ name: "Villa Ek", city: "Lund", customer: "Ek AB", startDate, endDate: startDate }]);
  });

  test("tells all that is missing together, and asks nobody", async () => {
    const empty = { name: " ", city: "", customer: "", customerEmail: "a@b", startDate: "", endDate: "" };
    const { payload, requests } = await mutate<Payload>("createProject", empty, selection);
    expect(payload.userErrors).toEqual([
      { code: "NAME_REQUIRED", field: "name", message: "Name is required" },
      { code: "CITY_REQUIRED", field: "city", message: "City is required" },
      { code: "CUSTOMER_REQUIRED", field: "customer", message: "Customer is required" },
      { code: "START_DATE_REQUIRED", field: "startDate", message: "Start date is required" },
      { code: "END_DATE_REQUIRED", field: "endDate", message: "End date is required" },
      { code: "EMAIL_INVALID", field: "customerEmail", message: "Invalid email format" },
    ]);
    expect(requests).toEqual([]);
  });

  test.each([
    [{ startDate: "2026-13-45" }, "DATE_INVALID", "startDate", "Invalid date format"],
    [{ endDate: "soon" }, "DATE_INVALID", "endDate", "Invalid date format"],
    [{ endDate: "2026-01-30" }, "END_BEFORE_START", "endDate", "End date must be after start date"],
  ])("refuses %j", async (changes, code, field, message) => {
    const { payload } = await mutate<Payload>("createProject", { ...input, ...changes }, selection);
    expect(payload).toEqual({ project: null, userErrors: [{ code, field, message }] });
  });

  test("passes on what only the service refuses", async () => {
    const long = await mutate("createProject", { ...input, name: "x".repeat(201) });
    expect(long.codes).toEqual([["VALUE_INVALID", "name"]]);
    const early = await mutate("createProject", { ...input, startDate: "0001-01-01" });
    expect(early.codes).toEqual([["DATE_INVALID", "startDate"]]);
  });
});

describe("updateProject", () => {
  const change = { ...input, name: "Villa Al", postalCode: " 211 11 ", endDate: "" };

  test("sends the whole project, without an end when there is none", async () => {
    const { id, version } = await create();
    const whole = { ...change, customerEmail: "", projectId: id, version };
    const changed = await mutate<Payload>("updateProject", whole, selection);
    expect(changed.payload).toMatchObject({ project: { id, name: "Villa Al", endDate: null }, userErrors: [] });
    expect(changed.payload.project?.version).not.toBe(version);
    expect(changed.requests).toEqual([`PUT ${path}`]);
    const { city, customer } = input;
    const cleared = { customerEmail: null, endDate: null };
    expect(changed.bodies).toEqual([{ name: "Villa Al", city, customer, postalCode: "211 11", startDate, ...cleared }]);
  });

  test("leaves alone what is left out, also a postal code that there never was, and clears on null", async () => {
    const { id } = await create({ customerEmail: "a@b.se" });
    const renamed = await mutate<Payload>("updateProject", { projectId: id, name: "Villa Al" }, selection);
    expect(renamed.payload).toMatchObject({ project: { id, name: "Villa Al" }, userErrors: [] });
    expect(renamed.requests).toEqual([`GET ${path}`, `PUT ${path}`]);
    expect(renamed.bodies).toEqual([{ name: "Villa Al" }]);
    const cleared = await mutate<Payload>(
      "updateProject",
      { projectId: id, customerEmail: null, postalCode: null },
      selection,
    );
    expect(cleared.bodies).toEqual([{ customerEmail: null, postalCode: null }]);
    expect(cleared.payload.project).toMatchObject({ name: "Villa Al", customerEmail: null, endDate: "2026-01-31" });
  });

  test("gives back a project of which nothing is to be changed, and saves nothing", async () => {
    const { id } = await create();
    const { payload, requests } = await mutate<Payload>("updateProject", { projectId: id }, selection);
    expect(payload).toMatchObject({ project: { id, name: "Villa Ek" }, userErrors: [] });
    expect(requests).toEqual([`GET ${path}`]);
  });

  test.each(["", " ", "\u200B", "\u3164"])("takes no name that nobody can see: %j", async (name) => {
    const { codes } = await mutate("updateProject", { projectId: someId, name });
    expect(codes).toEqual([["NAME_REQUIRED", "name"]]);
  });

  test("over somebody else's change gives back what stands now, and changes nothing", async () => {
    const { id, version } = await create();
    await mutate("updateProject", { ...change, projectId: id });
    const late = await mutate<Payload>("updateProject", { ...change, name: "Mine", projectId: id, version }, selection);
    expect(late.codes).toEqual([["CONFLICT", null]]);
    expect(late.payload.project?.name).toBe("Villa Al");
    expect(late.requests).toEqual([`PUT ${path}`, `GET ${path}`]);
  });

  test.each(["a\r\nx-other: 1", 'a", "b', "å"])("takes no version like %j", async (version) => {
    const { errors, requests } = await mutate("updateProject", { ...change, projectId: someId, version });
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(requests).toEqual([]);
  });

  test("takes no empty postal code", async () => {
    const { id } = await create();
    const { codes } = await mutate("updateProject", { ...input, projectId: id, postalCode: " " });
    expect(codes).toEqual([["POSTAL_CODE_REQUIRED", "postalCode"]]);
  });
});

describe("archiveProject and activateProject", () => {
  test.each<[string, { postalCode?: string; customerEmail?: string }]>([
    ["with everything", { postalCode: "1", customerEmail: "a@b.se" }],
    ["with what it must have", {}],
  ])("flip a project %s and keep its values", async (_, changes) => {
    const { id } = await create(changes);
    const archived = await mutate<Payload>("archiveProject", { projectId: id }, selection);
    const { customerEmail = null } = changes;
    const kept = { id, name: "Villa Ek", endDate: "2026-01-31", customerEmail };
    expect(archived.payload).toMatchObject({ project: { ...kept, archived: true }, userErrors: [] });
    expect(archived.requests).toEqual([`GET ${path}`, `PUT ${path}`]);
    expect(archived.bodies).toEqual([{ archived: true }]);
    const active = await mutate<Payload>("activateProject", { projectId: id }, selection);
    expect(active.payload).toMatchObject({ project: { ...kept, archived: false }, userErrors: [] });
    expect(active.bodies).toEqual([{ archived: false }]);
  });

  test.each(["archiveProject", "activateProject"])("%s over somebody else's change is refused", async (name) => {
    const { id, version } = await create();
    const other = { ...input, postalCode: "1", projectId: id, name: "Villa Al" };
    await mutate("updateProject", other);
    const late = await mutate<Payload>(name, { projectId: id, version }, selection);
    expect(late.codes).toEqual([["CONFLICT", null]]);
    expect(late.payload.project).toMatchObject({ name: "Villa Al", archived: false });
  });
});

test.each(["NAME", "CUSTOMER", "INSTALLATION_COUNT", "START_DATE", "END_DATE"])(
  "pages by %s have the rows of the whole list in its order",
  async (field) => {
    for (const direction of ["ASC", "DESC"]) {
      const nodes = "projectId name customer installationCount startDate endDate";
      const orderBy = `orderBy: { field: ${field}, direction: ${direction} }`;
      type Row = Record<string, unknown>;
      type Answer = {
        viewer: {
          company: {
            projects: { edges: { node: Row }[] };
            projectPages: { first: { nodes: Row[]; totalCount: number }; next: { nodes: Row[] } };
          };
        };
      };
      const { data } = await office.send<Answer>(`{ viewer { company {
        projects(first: 100, ${orderBy}) { edges { node { ${nodes} } } }
        projectPages { first: page(first: 5, ${orderBy}) { totalCount nodes { ${nodes} } }
          next: page(offset: 5, first: 95, ${orderBy}) { nodes { ${nodes} } } }
      } } }`);
      const { projects, projectPages } = data.viewer.company;
      expect([...projectPages.first.nodes, ...projectPages.next.nodes]).toEqual(projects.edges.map(({ node }) => node));
      expect(projectPages.first.totalCount).toBe(projects.edges.length);
    }
  },
);
