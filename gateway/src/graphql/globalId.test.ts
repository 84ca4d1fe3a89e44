import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import type { GraphQLInterfaceType, GraphQLObjectType } from "graphql";
import { createSchema } from "../schema/schema.ts";
import { parseGlobalId, parseIds, toGlobalId } from "./globalId.ts";

test("an id leads back to its parts, whatever a step's label holds", () => {
  const id = toGlobalId("StepEntry", "p", "i", "före: läggning", "m");
  expect(id).toMatch(/^[\w-]+$/);
  expect(parseGlobalId(id)).toEqual({
    type: "StepEntry",
    ids: { projectId: "p", installationId: "i", stepLabel: "före: läggning", measurementId: "m" },
  });
});

test("an id is of its own type alone", () => {
  expect(parseIds("Project", toGlobalId("Project", "p"))).toEqual({ projectId: "p" });
  expect(parseIds("Folder", toGlobalId("Project", "p"))).toBeNull();
});

const encoded = (text: string) => Buffer.from(text).toString("base64url");

test.each([
  "",
  "no id",
  "../../..",
  encoded("Project"),
  encoded("Project:"),
  encoded("Project:a:b"),
  encoded("toString:a"),
  encoded("Project:%"),
  encoded("Project:..%2Fuser"),
  encoded("Folder:p:f%3Fx=1"),
  "A".repeat(10_000),
])("%p is no id", (text) => expect(parseGlobalId(text)).toBeNull());

const schema = createSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));

test.each([
  ["Template", { id: "t1" }, "t1"],
  ["SavedView", { id: "v1" }, "v1"],
  ["Product", { productId: "10", id: "other" }, "10"],
  ["PendingInvitation", { userId: "u1" }, "u1"],
  ["Program", { id: "p1" }, "p1"],
] as const)("%s with %o has the id of its part", (name, source, id) => {
  const { resolve } = (schema.getType(name) as GraphQLObjectType).getFields().id ?? {};
  const context = { session: { callerId: () => "user-1", program: () => null } };
  expect(resolve?.(source, {}, context, {} as never)).toBe(toGlobalId(name, id));
});

test("an object without the id of its parent has no global id", () => {
  const { resolve } = (schema.getType("Certificate") as GraphQLObjectType).getFields().id ?? {};
  const context = { session: { callerId: () => "user-1", program: () => null } };
  const idOf = (source: object) => () => resolve?.(source, {}, context, {} as never);
  expect(idOf({ id: "c1", projectId: "p1" })()).toBe(toGlobalId("Certificate", "p1", "c1"));
  expect(idOf({ id: "c1" })).toThrow("projectId");
});

test("every type with a global id has a resolver for it", () => {
  const nodes = schema.getPossibleTypes(schema.getType("Node") as GraphQLInterfaceType);
  expect(nodes.length).toBeGreaterThan(15);
  expect(nodes.filter((type) => !type.getFields().id?.resolve)).toEqual([]);
});
