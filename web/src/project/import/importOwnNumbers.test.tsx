import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { importButton, line, openImportPage, sentInput } from "../../../test/openImportPage.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => sessionStorage.clear());

const header = "Projekt;Kund;Ort;Start;Slut;Ordernr";
const row = (name: string, number: string) => `${name};Ek AB;Lund;31.1.2026;28.2.2026;${number}`;
const sheet = (...rows: string[]) => [header, ...rows].join("\r\n");

test("own numbers are shown and sent, and an empty one is left out", async () => {
  const { environment, choose } = await openImportPage({ externalIds: true });
  await choose(sheet(row("Villa Ek", " A 1 "), row("Villa Alm", "")));
  await userEvent.click(screen.getByRole("button", { name: "Change columns" }));
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Own number" }).value).toBe("5");
  const preview = within(screen.getByRole("region", { name: "2 projects to import" }));
  expect(preview.getByRole("columnheader", { name: "Own number" })).toBeTruthy();
  expect(preview.getByRole("cell", { name: "A 1" })).toBeTruthy();
  await userEvent.click(importButton(2));
  const { projects } = sentInput(environment);
  expect(projects.map((project: object) => "externalId" in project)).toEqual([true, false]);
  expect(projects[0].externalId).toBe("A 1");
});

test("a number that is too long, stands twice or is another project's is corrected at its line", async () => {
  const known = [{ name: "Villa Gran", externalId: "4711" }, { name: "Villa Tall" }];
  const { environment, choose } = await openImportPage({ externalIds: true, known });
  const long = "x".repeat(101);
  await choose(sheet(row("Villa Ek", "4711"), row("Villa Alm", "1"), row("Villa Ask", "1"), row("Villa Bok", long)));
  expect(screen.getByRole("heading", { name: "3 lines to correct" })).toBeTruthy();
  expect(line(2).getByText("The project Villa Gran already has this number.")).toBeTruthy();
  expect(line(4).getByText("The same number as on line 3.")).toBeTruthy();
  expect(line(5).getByText(/100 characters/)).toBeTruthy();
  expect(screen.getByText("3 lines with faults are left out")).toBeTruthy();
  await userEvent.click(line(2).getByRole("button", { name: "Leave out" }));
  const number = (at: number) => line(at).getByRole("textbox", { name: "Own number" });
  await userEvent.type(number(4), "b");
  await userEvent.clear(number(5));
  expect(screen.getByRole("heading", { name: "1 line left out, 3 projects will be imported" })).toBeTruthy();
  await userEvent.click(importButton(3));
  const numbers = sentInput(environment).projects.map(({ externalId }: { externalId?: string }) => externalId);
  expect(numbers).toEqual(["1", "1b", undefined]);
});

test("a number that is told apart by its letters' case is another one, and a line left out holds none", async () => {
  const { choose } = await openImportPage({ externalIds: true, known: [{ name: "Villa Gran", externalId: "a-1" }] });
  await choose(sheet(row("Villa Ek", "A-1"), row("Villa Alm", "A-1")));
  expect(screen.queryByRole("group", { name: "Line 2" })).toBeNull();
  await userEvent.click(line(3).getByRole("button", { name: "Leave out" }));
  expect(importButton(1).getAttribute("aria-disabled")).toBeNull();
});

test("lines that differ by their numbers alone are different projects", async () => {
  const { choose } = await openImportPage({ externalIds: true });
  await choose(sheet(row("Villa Ek", "1"), row("Villa Ek", "2"), row("Villa Ek", "2")));
  expect(screen.getByRole("heading", { name: "1 line to correct" })).toBeTruthy();
  expect(line(4).getByText(/The same project as on line 3/)).toBeTruthy();
});

test("a number that was taken meanwhile is told with the other project, and corrected", async () => {
  const { environment, choose, answer, answerKnown } = await openImportPage({ externalIds: true });
  await choose(sheet(row("Villa Ek", "4711")));
  await userEvent.click(importButton(1));
  const error = { code: "EXTERNAL_ID_TAKEN", path: ["projects", "0", "externalId"], min: null, max: null };
  await answer({ importProjects: { projectIds: [], import: null, userErrors: [error] } });
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("Line 2, Own number: Another project already has this number");
  await answerKnown([{ name: "Villa Gran", externalId: "4711" }]);
  const words = "The project Villa Gran already has this number.";
  expect(alert.textContent).toContain(`Line 2, Own number: ${words}`);
  expect(line(2).getByText(words)).toBeTruthy();
  await userEvent.type(line(2).getByRole("textbox", { name: "Own number" }), "b");
  await userEvent.click(importButton(1));
  expect(sentInput(environment).projects).toEqual([expect.objectContaining({ externalId: "4711b" })]);
});

test("a service without own numbers is offered no column for them, and gets none", async () => {
  const { environment, choose } = await openImportPage();
  await choose(sheet(row("Villa Ek", "4711")));
  await userEvent.click(screen.getByRole("button", { name: "Change columns" }));
  expect(screen.getByRole("combobox", { name: "City" })).toBeTruthy();
  expect(screen.queryByRole("combobox", { name: "Own number" })).toBeNull();
  expect(screen.queryByRole("columnheader", { name: "Own number" })).toBeNull();
  await userEvent.click(importButton(1));
  expect(sentInput(environment).projects).toEqual([expect.not.objectContaining({ externalId: expect.anything() })]);
});
