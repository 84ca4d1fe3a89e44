import { expect, test } from "@jest/globals";
import { pathOf } from "./path.ts";

test("a path carries its ids, its template the place of each", () => {
  expect(pathOf("getProject", { companyId: "company", projectId: "p-1" })).toEqual({
    method: "GET",
    path: "v1/company/company/project/p-1",
    template: "v1/company/:id/project/:id",
  });
  expect(pathOf("updateCompany")).toEqual({ method: "PUT", path: "v1/company", template: "v1/company" });
});

test.each(["", "..", "a/b", "a?b", "a%2Fb", "å", "a".repeat(65), undefined])(
  "no id can leave its segment: %s",
  (userId) => {
    expect(() => pathOf("getUser", { userId })).toThrow("It was not found.");
  },
);
