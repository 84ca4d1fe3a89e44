import { expect, test } from "@jest/globals";
import type { GraphQLSingularResponse } from "relay-runtime";
import { withoutFailedFields } from "./failures.ts";

const told = (data: object | null, ...paths: (string | number)[][]) =>
  withoutFailedFields({ data, errors: paths.map((path) => ({ message: "down", path })) } as GraphQLSingularResponse);

test("a null that no error names is told", () => {
  expect(told({ room: { id: "i", value: null } })).toEqual({ room: { id: "i", value: null } });
});

test("a field that became null as fields below it failed is left out once", () => {
  const room = { id: "i", title: "Bath", steps: null };
  expect(told({ room }, ["room", "steps", 0, "title"], ["room", "steps", 1, "title"])).toEqual({
    room: { id: "i", title: "Bath" },
  });
});

test("a field of an item of a list is left out of that item, and an item that failed keeps its place", () => {
  const results = [{ id: "e1", value: 1 }, null, { id: "e3", value: null }];
  expect(told({ record: { results } }, ["record", "results", 1], ["record", "results", 2, "value"])).toEqual({
    record: { results: [{ id: "e1", value: 1 }, null, { id: "e3" }] },
  });
});

test("nothing is told by an answer without data, nor left out for an error without a place", () => {
  expect(told(null, ["room"])).toBeNull();
  expect(told({ room: { id: "i" } }, [])).toEqual({ room: { id: "i" } });
});
