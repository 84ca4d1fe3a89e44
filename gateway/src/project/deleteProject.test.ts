import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Caller } from "../../test/createCaller.ts";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

const input = { name: "Villa Ek", city: "Lund", customer: "Ek AB", startDate: "2026-01-31", endDate: "2026-01-31" };

let stack: Stack;
let office: Caller;
let mutate: Mutate;
let owner: Mutate;
beforeAll(async () => {
  stack = await startStack();
  office = await signInAs(stack, "office@nordgolv.example");
  mutate = createMutator(stack, office);
  owner = createMutator(stack, await signInAs(stack, "owner@nordgolv.example"));
});
afterAll(() => stack.close());

describe("deleteProject", () => {
  test("is for admins", async () => {
    const { payload } = await mutate<{ project: { id: string } }>("createProject", input, "project { id }");
    const { id } = payload.project;
    const refused = await mutate<{ deletedProjectId: null }>("deleteProject", { projectId: id }, "deletedProjectId");
    expect(refused.codes).toEqual([["NOT_ALLOWED", null]]);
    expect(refused.payload.deletedProjectId).toBeNull();
    const done = await owner<{ deletedProjectId: string }>("deleteProject", { projectId: id }, "deletedProjectId");
    expect(done.payload).toEqual({ deletedProjectId: id, userErrors: [] });
    expect(done.requests).toEqual(["DELETE v1/company/:id/project/:id"]);
    const { data } = await office.send("query($id: ID!) { node(id: $id) { id } }", { id });
    expect(data).toEqual({ node: null });
  });

  test("is refused while it holds what is activated", async () => {
    const { db } = stack.upstream.services;
    const found = await db
      .selectFrom("installation")
      .innerJoin("app_user", "app_user.company_id", "installation.company_id")
      .select("installation.project_id")
      .where("app_user.email", "=", "office@nordgolv.example")
      .where("activated_at", "is not", null)
      .executeTakeFirstOrThrow();
    const { codes } = await owner("deleteProject", { projectId: toGlobalId("Project", found.project_id) });
    expect(codes).toEqual([["HOLDS_ACTIVATED", null]]);
  });
});

test.each(["nonsense", toGlobalId("Project", crypto.randomUUID())])("a project of nobody is not found", async (id) => {
  for (const name of ["archiveProject", "activateProject", "deleteProject"]) {
    const { errors } = await owner(name, { projectId: id });
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  }
});
