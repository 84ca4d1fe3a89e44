import { expect, test } from "@jest/globals";
import { path } from "./path.ts";

test("a path carries its ids, its template the place of each", () => {
  expect(path`v1/company/${"company"}/project/${"p-1"}`).toEqual({
    path: "v1/company/company/project/p-1",
    template: "v1/company/:id/project/:id",
  });
  expect(path`v1/company`).toEqual({ path: "v1/company", template: "v1/company" });
});

test.each(["", "..", "a/b", "a?b", "a%2Fb", "å", "a".repeat(65)])("no id can leave its segment: %s", (id) => {
  expect(() => path`v1/user/${id}`).toThrow("It was not found.");
});
