import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { importButton, line, openImportPage } from "../../../test/openImportPage.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => sessionStorage.clear());

const sheet = [
  "Projekt;Kund;E-post;Postnr;Ort;Startdatum;Slutdatum",
  "Villa Ek;Ek AB;;222 22;Lund;31.1.2026;28.2.2026",
  "Villa Alm;Alm AB;alm@b;;Lund;31.1.2026;28.2.2026",
  "Villa Ask;Ask AB;;;Lund;31.1.2026;2026-01-30",
  "Villa Ek;Ek AB;;222 22;Lund;31.1.2026;28.2.2026",
].join("\r\n");

test("of very many faulty lines the next shows when one is done", async () => {
  const { choose } = await openImportPage();
  const lines = Array.from({ length: 51 }, (_, index) => `Villa ${index};Ek AB;ek@;;Lund;31.1.2026;28.2.2026`);
  await choose([sheet.split("\r\n")[0], ...lines].join("\r\n"));
  expect(screen.getByText(/^1 more line with faults/)).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Line 52" })).toBeNull();
  await userEvent.click(line(2).getByRole("button", { name: "Leave out" }));
  expect(line(52).getByText("Invalid email format")).toBeTruthy();
  expect(line(2).getByRole("button", { name: "Take along" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Leave out all 50 faulty lines" }));
  expect(screen.getByRole("heading", { name: "51 lines left out, no project will be imported" })).toBe(
    document.activeElement,
  );
  expect(line(52).getByText("Left out")).toBeTruthy();
  expect(line(52).getByText("Invalid email format")).toBeTruthy();
});

test("columns that are called otherwise are chosen by hand, and dates of two meanings by their order", async () => {
  const { choose } = await openImportPage();
  await choose("what,who,where,from,to\r\nVilla Ek,Ek AB,Lund,3/4/2026,5/4/2026\r\n");
  expect(screen.queryByRole("heading", { name: /to correct/ })).toBeNull();
  const fields = [
    ["Project name", "what"],
    ["Customer", "who"],
    ["City", "where"],
    ["Start date", "from"],
    ["End date", "to"],
  ] as const;
  for (const [name, column] of fields) await userEvent.selectOptions(screen.getByRole("combobox", { name }), column);
  expect(screen.getByText("2026-03-04")).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Dates are written as" }), "day, month, year");
  expect(screen.getByText("2026-04-03")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Choose another file" }));
  await choose("who,what,where,from,to\r\nEk AB,Villa Ek,Lund,3/4/2026,6/4/2026\r\n");
  await userEvent.click(screen.getByRole("button", { name: "Change columns" }));
  expect(screen.getByRole("combobox", { name: "Project name" })).toHaveProperty("selectedOptions.0.text", "what");
  expect(screen.getByText("2026-04-06")).toBeTruthy();
});

test("columns stay folded without those that may be empty, and dates that begin with the year need no order", async () => {
  const { choose } = await openImportPage();
  const head = "Projekt;Adress;Projektnr;Kund;Ort;Startdatum;Slutdatum";
  await choose(`${head}\r\nVilla Ek;Gatan 1;7;Ek AB;Lund;2026-04-03;2026-04-05\r\n`);
  expect(screen.queryByRole("combobox", { name: "Project name" })).toBeNull();
  expect(
    screen.getByText("5 of 7 found in the file. 2 columns of the file are not used: Adress, Projektnr"),
  ).toBeTruthy();
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads).toEqual(["Line", "Project name", "Customer", "City", "Start date", "End date"]);
  await userEvent.click(screen.getByRole("button", { name: "Change columns" }));
  expect(screen.queryByRole("combobox", { name: "Dates are written as" })).toBeNull();
});

test("a file that cannot be taken is refused by its name", async () => {
  await openImportPage();
  const input = screen.getByLabelText("Choose a CSV file", { selector: "input" });
  await userEvent.upload(input, new File(["Projekt;Ort"], "empty.csv"));
  expect((await screen.findByRole("alert")).textContent).toContain("empty.csv has no lines");
  expect(screen.getByRole("button", { name: "Choose another file" })).toBeTruthy();
});

test("a service without the import is not offered a file", async () => {
  await openImportPage({ projectImport: false });
  expect(screen.getByRole("heading", { name: "Projects cannot be imported here" })).toBeTruthy();
  expect(screen.queryByText("Choose a CSV file")).toBeNull();
});

test("a project whose name exists can be left out and taken along again, and an odd postal code is marked", async () => {
  const { choose } = await openImportPage({ known: [{ name: "Villa Ek" }] });
  await choose(
    [
      "Projekt;Kund;Postnr;Ort;Start;Slut",
      ...["Ek", "Alm"].map((name) => `Villa ${name};A;12;Lund;2026-01-31;2026-02-28`),
    ].join("\r\n"),
  );
  expect(screen.getAllByText("Unusual postal code")).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Leave out: Line 2" }));
  expect(importButton(1)).toBeTruthy();
  expect(screen.queryByText(/has a name that exists already/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Take along: Line 2" }));
  expect(importButton(2)).toBeTruthy();
});

const manyLines = (isOdd: (index: number) => boolean) =>
  [
    "Projekt;Kund;Postnr;Ort;Start;Slut",
    ...Array.from(
      { length: 60 },
      (_, index) => `Villa ${index};A;${isOdd(index) ? 12 : 22222};Lund;2026-01-31;2026-02-28`,
    ),
  ].join("\r\n");

test("every project whose name exists can be left out, one by one or all together", async () => {
  const { choose } = await openImportPage({ known: Array.from({ length: 51 }, (_, at) => ({ name: `Villa ${at}` })) });
  await choose(manyLines(() => false));
  expect(screen.getByText(/51 projects have names that exist already/)).toBeTruthy();
  const leaveOut = (line: number) => screen.queryByRole("button", { name: `Leave out: Line ${line}` });
  expect([leaveOut(51) !== null, leaveOut(52)]).toEqual([true, null]);
  for (const line of [2, 3]) await userEvent.click(screen.getByRole("button", { name: `Leave out: Line ${line}` }));
  expect(leaveOut(52)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Leave out all 49 that exist already" }));
  expect(importButton(9)).toBeTruthy();
  expect(document.activeElement?.tagName).toBe("H2");
  expect(screen.queryByText(/exist already/)).toBeNull();
});

test("an unusual postal code is shown however far down the file it stands", async () => {
  const { choose } = await openImportPage();
  await choose(manyLines((index) => index === 59));
  expect(screen.getByText("Unusual postal code").closest("tr")?.firstElementChild?.textContent).toBe("61");
  expect(screen.getAllByRole("row")).toHaveLength(11);
});

test("lines cannot be changed while the import runs", async () => {
  const { choose, answer } = await openImportPage({ known: [{ name: "Villa Ek" }] });
  await choose(sheet);
  await userEvent.click(line(5).getByRole("button", { name: "Leave out" }));
  const changing = () => [
    line(3).getByRole<HTMLInputElement>("textbox", { name: "Customer’s e-mail" }),
    ...[line(3), line(4)].map((each) => each.getByRole<HTMLButtonElement>("button", { name: "Leave out" })),
    line(5).getByRole<HTMLButtonElement>("button", { name: "Take along" }),
    ...screen.getAllByRole<HTMLSelectElement>("combobox"),
    ...["Leave out: Line 2", "Leave out all 2 faulty lines"].map((name) =>
      screen.getByRole<HTMLButtonElement>("button", { name }),
    ),
  ];
  await userEvent.click(screen.getByRole("button", { name: "Change columns" }));
  expect(changing().filter(({ disabled }) => disabled)).toEqual([]);
  await userEvent.click(importButton(1));
  await answer({ importProjects: { projectIds: [], import: { id: "import-1" }, userErrors: [] } });
  expect(changing().filter(({ disabled }) => !disabled)).toEqual([]);
});

test("what only the service refuses is told with the line of the file", async () => {
  const { choose, answer } = await openImportPage();
  await choose(sheet.split("\r\n").slice(0, 2).join("\r\n"));
  await userEvent.click(importButton(1));
  const error = { code: "DATE_INVALID", path: ["projects", "0", "startsOn"], min: null, max: null };
  await answer({ importProjects: { projectIds: [], import: null, userErrors: [error] } });
  expect(screen.getByRole("alert").textContent).toContain("Line 2, Start date: Invalid date format");
});

test("a left-out line keeps its reason, and its file has what was corrected", async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = jest.fn();
  const { choose, answer } = await openImportPage();
  await choose(sheet.replace("Villa Ask;Ask AB;;", "Villa Ask;Ask AB;ask@b;"));
  await userEvent.click(line(5).getByRole("button", { name: "Leave out" }));
  expect(line(5).getByText("The same project as on line 2", { exact: false })).toBeTruthy();
  await userEvent.type(line(3).getByRole("textbox", { name: "Customer’s e-mail" }), ".se");
  await userEvent.type(line(4).getByRole("textbox", { name: "Customer’s e-mail" }), ".se");
  for (const at of [3, 4]) await userEvent.click(line(at).getByRole("button", { name: "Leave out" }));
  await userEvent.click(importButton(1));
  await answer({ importProjects: { projectIds: ["1"], import: null, userErrors: [] } });
  const leftOut = within(await screen.findByRole("table", { name: "3 lines were left out" }));
  expect(leftOut.getAllByRole("row").map((row) => row.lastElementChild?.textContent)).toEqual([
    "Reason",
    "Left out by hand",
    "End date: End date must be after start date",
    "Project name: The same project as on line 2",
  ]);
  await userEvent.click(screen.getByRole("button", { name: /CSV/ }));
  const content = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(saved[0] as Blob);
  });
  expect(content).toContain("alm@b.se");
  expect(content).toContain("ask@b.se");
});
