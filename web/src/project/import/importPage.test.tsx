import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { importButton, line, openImportPage, sentInput } from "../../../test/openImportPage.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => sessionStorage.clear());

const sheet = [
  "Projekt;Kund;E-post;Postnr;Ort;Startdatum;Slutdatum",
  "Villa Ek;Ek AB;;222 22;Lund;31.1.2026;28.2.2026",
  "Villa Alm;Alm AB;alm@b;;Lund;31.1.2026;28.2.2026",
  "Villa Ask;Ask AB;;;Lund;31.1.2026;2026-01-30",
  "Villa Ek;Ek AB;;222 22;Lund;31.1.2026;28.2.2026",
].join("\r\n");

const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

test("a file with faults is corrected in place, a line left out, and the rest imported together", async () => {
  const { environment, choose, answer } = await openImportPage({ known: [{ name: "villa ek " }] });
  await choose(sheet);
  expect(screen.getByRole("heading", { name: "3 lines to correct" })).toBeTruthy();
  expect(line(5).getByText(/The same project as on line 2/)).toBeTruthy();
  expect(line(4).getByText("End date must be after start date")).toBeTruthy();
  expect(screen.getByText(/1 project has a name that exists already/)).toBeTruthy();
  expect(importButton(1).getAttribute("aria-disabled")).toBeNull();
  expect(screen.getByText("3 lines with faults are left out", { selector: "p" })).toBeTruthy();
  await userEvent.type(line(3).getByRole("textbox", { name: "Customer’s e-mail" }), ".se");
  expect(line(3).getByText("Corrected")).toBeTruthy();
  await userEvent.clear(line(4).getByRole("textbox", { name: "End date" }));
  await userEvent.type(line(4).getByRole("textbox", { name: "End date" }), "1.2.26");
  await userEvent.click(line(5).getByRole("button", { name: "Leave out" }));
  expect(screen.getByRole("heading", { name: "1 line left out, 3 projects will be imported" })).toBeTruthy();
  await userEvent.click(importButton(3));
  const { projects, idempotencyKey } = sentInput(environment);
  const place = { city: "Lund", startsOn: "2026-01-31", postalCode: "", customerEmail: "" };
  expect(projects).toEqual([
    { ...place, name: "Villa Ek", customer: "Ek AB", postalCode: "222 22", endsOn: "2026-02-28" },
    { ...place, name: "Villa Alm", customer: "Alm AB", customerEmail: "alm@b.se", endsOn: "2026-02-28" },
    { ...place, name: "Villa Ask", customer: "Ask AB", endsOn: "2026-02-01" },
  ]);
  expect(idempotencyKey).toMatch(/^[\w-]{36}$/);
  await answer({ importProjects: { projectIds: ["1", "2", "3"], import: null, userErrors: [] } });
  expect(await screen.findByText("3 projects were imported")).toBeTruthy();
  const [, ...leftOut] = within(screen.getByRole("table", { name: "1 line was left out" })).getAllByRole("row");
  expect(leftOut.map(cellsOf)).toEqual([["5", "Villa Ek", "Project name: The same project as on line 2"]]);
  const made = { __typename: "Project", archived: false };
  await answer({ nodes: ["1", "2", "3"].map((id) => ({ ...made, id, projectId: `p${id}` })) });
  expect(screen.getByRole("link", { name: "Villa Alm" }).getAttribute("href")).toBe("/projects/ongoing/p2");
  expect(screen.getByRole("link", { name: "To the ongoing projects" }).getAttribute("href")).toBe("/projects/ongoing");
});

test("ready lines are imported while faulty ones wait, and the end names the lines that were left out", async () => {
  const { environment, choose, answer } = await openImportPage();
  await choose(sheet);
  const chips = within(screen.getByRole("group", { name: "Lines" }));
  expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["All4", "Ready1", "To correct3"]);
  await userEvent.click(chips.getByRole("button", { name: /^Ready/ }));
  expect(screen.queryByRole("group", { name: "Line 3" })).toBeNull();
  await userEvent.click(importButton(1));
  expect(sentInput(environment).projects).toMatchObject([{ name: "Villa Ek" }]);
  await answer({ importProjects: { projectIds: ["1"], import: null, userErrors: [] } });
  const leftOut = within(await screen.findByRole("table", { name: "3 lines were left out" }));
  expect(leftOut.getAllByRole("row").map((row) => cellsOf(row)[0])).toEqual(["Line", "3", "4", "5"]);
});

test("a faulty line has the rest of its values, and the preview follows the lines of the file", async () => {
  const { choose } = await openImportPage({ known: [{ name: "Villa Gran" }] });
  await choose(`${sheet}\r\nVilla Gran;Gran AB;;;Lund;31.1.2026;28.2.2026`);
  expect(line(3).getByText("Alm AB · Lund · 31.1.2026 · 28.2.2026")).toBeTruthy();
  const numbers = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  expect(numbers.map((row) => row.firstElementChild?.textContent)).toEqual(["2", "6"]);
});

test("a file without a known heading asks for its columns, and tells the faults of its lines only then", async () => {
  const { choose } = await openImportPage();
  await choose("A;B\r\nVilla Ek;Ek AB");
  expect(screen.getByText("No column is recognised. Choose which column is which.", { selector: "p" })).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Line 2" })).toBeNull();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Project name" }), "A");
  expect(line(2).getByText("Villa Ek")).toBeTruthy();
});

test("the columns are folded when each was found, and say how many were", async () => {
  const { choose } = await openImportPage();
  await choose(sheet);
  expect(screen.queryByRole("combobox", { name: "City" })).toBeNull();
  expect(screen.getByText("7 of 7 found in the file. Dates are written as: day, month, year")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Change columns" }));
  expect(screen.getByRole("combobox", { name: "City" })).toBeTruthy();
});

const twoLines = sheet.split("\r\n").slice(0, 2).join("\r\n");

const started = { importProjects: { projectIds: [], import: { id: "import-1" }, userErrors: [] } };
const progress = (state: string, doneCount: number, userErrors: object[] = []) => ({
  node: { __typename: "ProjectImport", id: "import-1", state, projectCount: 1, doneCount, projectIds: [], userErrors },
});

test("the progress of an import in the background shows by itself, the page may be left, and the end is told", async () => {
  const { environment, choose, answer } = await openImportPage();
  await choose(sheet);
  for (const number of [3, 4, 5]) await userEvent.click(line(number).getByRole("button", { name: "Leave out" }));
  await userEvent.click(importButton(1));
  expect(sentInput(environment).inBackground).toBe(true);
  await answer(started);
  await answer(progress("RUNNING", 0));
  expect(screen.getByText(/0 of 1 projects are there/)).toBeTruthy();
  expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answer({ node: { ...progress("COMPLETED", 1).node, projectIds: ["1"] } });
  expect(await screen.findByText("1 project was imported")).toBeTruthy();
  await answer({ nodes: [{ __typename: "Project", archived: false, id: "1", projectId: "p1" }] });
  expect(screen.getByRole("link", { name: "Villa Ek" }).getAttribute("href")).toBe("/projects/ongoing/p1");
});

test("an import that was given up keeps every value, and is sent again with another key", async () => {
  const { environment, choose, answer } = await openImportPage();
  await choose(twoLines);
  await userEvent.click(importButton(1));
  const first = sentInput(environment);
  await answer(started);
  const error = { code: "EXTERNAL_ID_TAKEN", path: ["projects", "0", "externalId"], min: null, max: null };
  await answer(progress("FAILED", 0, [error]));
  expect(screen.getByRole("alert").textContent).toContain("Line 2, Own number");
  await userEvent.click(importButton(1));
  const second = sentInput(environment);
  expect(second.projects).toEqual(first.projects);
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
  await answer(started);
  await answer(progress("FAILED", 0));
  expect(screen.getByRole("alert").textContent).toContain("removed what it had made");
});

test("whoever comes back sees how far an import is, and what became of older ones", async () => {
  const about = { projectCount: 400, createdAt: "2026-02-01T10:00:00.000Z" };
  const { answer } = await openImportPage({
    projectImports: [
      { ...about, id: "import-1", state: "RUNNING", doneCount: 100 },
      { ...about, id: "import-2", state: "COMPLETED", doneCount: 400 },
      { ...about, id: "import-3", state: "FAILED", doneCount: 0 },
    ],
  });
  expect(screen.getByText("100 of 400 projects are there")).toBeTruthy();
  expect(screen.getByText(/400 projects were imported/)).toBeTruthy();
  expect(screen.getByText(/400 projects was given up. Nothing of it was kept/)).toBeTruthy();
  await answer({ node: { ...progress("COMPLETED", 400).node, projectCount: 400 } });
  expect(screen.getAllByText(/400 projects were imported/)).toHaveLength(2);
});

test("corrections are asked about before the page is left or another file chosen", async () => {
  const { router, choose } = await openImportPage();
  await choose(sheet);
  await userEvent.click(line(5).getByRole("button", { name: "Leave out" }));
  await act(() => router.navigate("/elsewhere"));
  const question = () => within(screen.getByRole("dialog", { name: "Discard the changes?" }));
  await userEvent.click(question().getByRole("button", { name: "Keep editing" }));
  expect(line(5).getByRole("button", { name: "Take along" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Choose another file" }));
  await userEvent.click(question().getByRole("button", { name: "Keep editing" }));
  expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
  await act(() => router.navigate("/elsewhere"));
  await userEvent.click(question().getByRole("button", { name: "Discard" }));
  expect(await screen.findByText("elsewhere")).toBeTruthy();
});

test("a file without corrections is left without a question", async () => {
  const { router, choose } = await openImportPage();
  await choose(sheet);
  await act(() => router.navigate("/elsewhere"));
  expect(await screen.findByText("elsewhere")).toBeTruthy();
});

test("a lost answer keeps everything, and the same is sent again with the same key", async () => {
  const { environment, choose } = await openImportPage();
  await choose(twoLines);
  const button = importButton(1);
  await userEvent.click(button);
  const first = sentInput(environment);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("lost")));
  expect(screen.getByRole("alert").textContent).toContain("nothing is made twice");
  await userEvent.click(button);
  expect(sentInput(environment)).toEqual(first);
});

test("choosing another file gives up the key, and what the lost answer made is known", async () => {
  const { environment, choose, answerKnown } = await openImportPage();
  await choose(twoLines);
  await userEvent.click(importButton(1));
  const first = sentInput(environment);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("lost")));
  await answerKnown([{ name: "Villa Ek" }]);
  expect(screen.getByText(/1 project has a name that exists already/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Choose another file" }));
  await choose(twoLines);
  await userEvent.click(importButton(1));
  const second = sentInput(environment);
  expect(second.projects).toEqual(first.projects);
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
});
