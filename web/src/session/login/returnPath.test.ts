import { expect, test } from "@jest/globals";
import { returnPath } from "./returnPath.ts";

const from = (returnTo: string) => returnPath(new URLSearchParams({ returnTo }), "https://warranty.example");

test("comes back to a page of ours, with its search part", () => {
  expect(from("/projects/ongoing/7?installation=3")).toBe("/projects/ongoing/7?installation=3");
});

test.each([
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example",
  "/x/..//evil.example",
  "/.//evil.example",
  "/%2e//evil.example",
  "/%2E%2E//evil.example",
  "/x/..\\\\evil.example",
  "/x/%2e%2e\\/evil.example",
  "/x/y/../..//evil.example/?a=b",
  "javascript:alert(1)",
  "/login?returnTo=/",
  "",
])("%s leads to the ongoing projects", (returnTo) => {
  expect(from(returnTo)).toBe("/projects/ongoing");
});
