import { join } from "node:path";
import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { waitForTexts } from "./cataloguesPlugin.ts";
import en from "./en.json" with { type: "json" };
import { firstIds, partOf, partsOf } from "./textParts.ts";

// A missing text logs a console error, and the test fails.
const first = Object.fromEntries(Object.entries(en).filter(([id]) => firstIds.has(id)));
jest.unstable_mockModule("./en.json", () => ({ default: first }));

const { project, projects, openProjectList } = await import("../../test/openProjectList.tsx");
const { openShell, viewer } = await import("../../test/openShell.tsx");

test("the list of projects shows no other texts than the first", async () => {
  await openProjectList("/projects/ongoing", [
    ...projects,
    project("4", "Villa Ek", { status: "COMPLETED", undeliveredCertificateCount: 1 }),
  ]);
  expect(screen.getByRole("link", { name: "Villa Ek" })).toBeTruthy();
});

test("neither does one that is empty", async () => {
  await openProjectList("/projects/ongoing", []);
  expect(screen.getByText(en["project.list.none.ongoing"])).toBeTruthy();
});

test("the frame shows no other texts than the first", async () => {
  document.cookie = "userId=7";
  await openShell(viewer, undefined, "real", () => "page");
  expect(screen.getByRole("link", { name: "Ongoing 10" })).toBeTruthy();
  expect(await screen.findByRole("button", { name: /Elin Sandberg/ })).toBeTruthy();
});

test("a module is loaded with the parts of the texts when it, or one that it imports, may show another than the first", () => {
  const file = join(import.meta.dirname, "../project/CreateProject.tsx");
  const load = 'import("./CreateProjectModal.tsx")';
  const parts = JSON.stringify(partsOf(join(import.meta.dirname, "../project/CreateProjectModal.tsx")));
  expect(parts).toContain('"shared"');
  expect(waitForTexts(`const fetchModal = () => ${load};`, file)).toBe(
    `const fetchModal = () => withTexts(${load}, ${parts});\nimport { withTexts } from "/src/i18n/catalogues.ts";\n`,
  );
});

test.each([
  ["the list of projects", "./project/ProjectListPage.tsx"],
  ["a module with a template that gives a day", "./history/historyView.ts"],
])("%s waits for no other texts", (_, path) => {
  const code = `const page = () => import("${path}");`;
  expect(waitForTexts(code, join(import.meta.dirname, "../routes.tsx"))).toBe(code);
});

test("a text that only one kind of page shows loads with those pages, and one of several kinds with each", () => {
  expect(partOf("protocol.title")).toBe("view");
  expect(partOf("figures.failed")).toBe("office");
  expect(partOf("certificate.verify.title")).toBe("visitor");
  expect(partOf("form.refused.max")).toBe("shared");
  expect(partsOf(join(import.meta.dirname, "../figures/FiguresPage.tsx"))).toEqual(["office", "shared"]);
});
