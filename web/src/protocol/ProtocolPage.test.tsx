import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { installation } from "../../test/openInstallationPanel.tsx";
import { answerAll, answerPage, folder, openProtocol, project } from "../../test/openProtocol.tsx";
import { savedFiles } from "../../test/savedFiles.ts";
import { NetworkFailure } from "../relay/failures.ts";

afterEach(() => void jest.restoreAllMocks());

const rowTitles = async () =>
  (await screen.findAllByRole("rowheader"))
    .map(({ firstChild }) => firstChild?.textContent ?? "")
    .filter((title) => title !== "Date and person measuring");

const deviations = async () => (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);

const firstRoom = { ...installation, id: "i1", installationId: "i1" };

test("shows every installation by its place, with its values, once all are there", async () => {
  const environment = await openProtocol();
  expect(screen.getByText("0 of 2 installations fetched")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Print" }).getAttribute("aria-disabled")).toBe("true");
  await answerAll(environment);
  const titles = await rowTitles();
  expect(titles.slice(0, 4)).toEqual(["Floor 1", "=Bathroom 1", "Floor 2", "Bathroom 2"]);
  expect(screen.getAllByRole("row", { name: /^Date and person measuring/ })).toHaveLength(1);
  const [table, ...others] = screen.getAllByRole("table", { name: "Not yet certified" });
  expect(others).toEqual([]);
  expect(screen.getByRole("columnheader", { name: "1 Before laying" })).toBeTruthy();
  expect(table?.textContent).toContain("83.8–97.0\u00a0Ω≥\u00a010\u00a0MΩ");
  const [step] = screen.getAllByRole("link", { name: /^=Bathroom 1, Step 1: Before laying: Resistance: 88\.4.Ω ?, / });
  expect(step?.getAttribute("href")).toBe("/projects/ongoing/p1?installation=i1&step=before");
});

test("shows folders and rooms in the order that people count in, activated or not, asking once for each folder's page", async () => {
  const environment = await openProtocol({
    ...project,
    signableFolders: [folder("Floor 12", "V19", "V4", "V12"), folder("Floor 4", "V1")],
    activatedFolders: [folder("Floor 12", "V5")],
  });
  const [one, other, ...more] = environment.mock.getAllOperations();
  expect(more).toEqual([]);
  if (!one || !other) throw new Error("Nothing was asked");
  expect(one.request.variables).toMatchObject({ folderId: "Floor 4", after: null });
  const room = (id: string) => ({ ...installation, id, installationId: id, title: id });
  await answerPage(environment, one, [room("V1")]);
  await answerPage(environment, other, ["V12", "V19"].map(room), "c2");
  expect(screen.getByText("3 of 5 installations fetched")).toBeTruthy();
  const [next] = environment.mock.getAllOperations();
  if (!next) throw new Error("The next page was not asked for");
  expect(next.request.variables).toMatchObject({ folderId: "Floor 12", after: "c2" });
  await answerPage(environment, next, ["V4", "V5"].map(room));
  const shown = ["Floor 4", "V1", "Floor 12", "V4", "V5", "V12", "V19"];
  expect((await rowTitles()).slice(0, shown.length)).toEqual(shown);
});

test("says of a self-regulating cable how it lies: its voltage, insulated, and in water, and when it was told to be measured", async () => {
  const environment = await openProtocol();
  const [first] = environment.mock.getAllOperations();
  if (!first) throw new Error("Nothing was asked");
  const [cable] = installation.products;
  const steps = (installation.steps as { entries: object[] }[]).map((step) => ({
    ...step,
    entries: step.entries.map((entry) => ({
      ...entry,
      isWaterSurrounded: false,
      measuredOn: "2026-06-02",
      measuredBy: { id: "gu4", firstName: "Olle", lastName: "Berg" },
    })),
  }));
  const found = { ...firstRoom, products: [{ ...cable, voltage: 230, isolation: true }], steps };
  await answerPage(environment, first, [found]);
  await answerAll(environment);
  const facts = await screen.findByText(/ · 230.V · Thermally insulated$/);
  expect(facts.closest("th")?.textContent).toContain("Fjällum Cable 20, 30 m");
  expect(facts.closest("tr")?.textContent).toContain("Surrounded by water: No");
  expect(facts.closest("tr")?.nextSibling?.textContent).toContain("Date and person measuring2026-06-02 Olle Berg");
});

test("a photo of the record opens in the viewer, which leads on to the next step's and to the step", async () => {
  const environment = await openProtocol({
    ...project,
    signableFolders: [],
    activatedFolders: [folder("Floor 1", "i1")],
  });
  const [first] = environment.mock.getAllOperations();
  if (!first) throw new Error("Nothing was asked");
  const steps = (installation.steps as { stepLabel: string; entries: object[] }[]).map((step) => {
    const attachments = [{ url: `https://files.example/${step.stepLabel}`, fileName: `${step.stepLabel}.jpg` }];
    return { ...step, entries: step.entries.map((entry) => ({ ...entry, attachments })) };
  });
  await answerPage(environment, first, [{ ...firstRoom, steps }]);
  await userEvent.click(await screen.findByRole("button", { name: "Photo, Bathroom 1, Step 1: Before laying" }));
  expect(await screen.findByRole("dialog", { name: /^before\.jpg, Bathroom 1, Before laying, / })).toBeTruthy();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("dialog", { name: /^after\.jpg, Bathroom 1, After laying, / })).toBeTruthy();
  const step = screen.getByRole("link", { name: "Step 2" });
  expect(step.getAttribute("href")).toBe("/projects/ongoing/p1?installation=i1&step=after");
});

test("shows an end of scale with the number that was recorded, and does not call it within when it cannot be judged", async () => {
  const environment = await openProtocol();
  const [first] = environment.mock.getAllOperations();
  if (!first) throw new Error("Nothing was asked");
  const overRange = { value: null, isOverRange: true, isNotMeasured: false, minimum: null };
  const [step] = installation.steps as { entries: object[] }[];
  const shown = [
    { quantity: "INSULATION", lowerBound: 5, verdict: "OVER_RANGE_INCONCLUSIVE" },
    { quantity: "RESISTANCE", lowerBound: null, verdict: "OVER_RANGE_OUTSIDE" },
  ].map((measured) => ({ ...overRange, maximum: null, lowerLimit: 10, ...measured }));
  const steps = [{ ...step, entries: [{ ...step?.entries[0], measurements: shown }] }];
  await answerPage(environment, first, [{ ...firstRoom, steps }]);
  await answerAll(environment);
  expect((await deviations()).slice(0, 2)).toEqual([
    "Bathroom 1, Step 1: Insulation resistance >5\u00a0MΩ. Cannot be judged, the instrument's range is too small.",
    "Bathroom 1, Step 1: Resistance OL. Over range, possibly a broken conductor.",
  ]);
});

test("each certificate has a section of its own, and what day and person are for all is told once below the steps", async () => {
  const activated = { ...folder("Floor 1", "i1"), certificates: [{ number: "FG-2026-000057", sentAt: "2026-11-20" }] };
  activated.installations = activated.installations.map((room) => ({ ...room, activatedAt: "2026-11-20" }));
  const environment = await openProtocol({ ...project, activatedFolders: [activated] });
  await answerAll(environment);
  const headings = await screen.findAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    "Warranty certificate FG-2026-000057",
    "Not yet certified",
  ]);
  const [days] = screen.getAllByRole("row", { name: /^Date and person measuring/ });
  expect(days?.textContent).toContain("2026-10-12 Elin Sandberg");
  expect(screen.getByRole("row", { name: /^Warranty certificate FG-2026-000057 / }).closest("thead")).not.toBeNull();
});

test("names instruments, test voltage and line of a file below the steps, with their calibrations, and in the saved file", async () => {
  const readLatest = savedFiles();
  const environment = await openProtocol({ ...project, signableFolders: [] });
  const [asked] = environment.mock.getAllOperations();
  if (!asked) throw new Error("Nothing was asked");
  const m1 = { number: 1, maker: "Elmät", model: "IR-500", serialNumber: "20-1184", calibratedOn: "2026-02-10" };
  const valid = { ...m1, validUntil: "2027-02-10", isOverdue: false };
  const overdue = { ...m1, number: 2, calibratedOn: "2025-10-01", validUntil: "2026-10-01", isOverdue: true };
  const [first, second] = installation.steps as { entries: { measurements: object[] }[] }[];
  const [quantity] = first?.entries[0]?.measurements ?? [];
  const stepWith = (step: typeof first, measurements: object[]) => ({
    ...step,
    entries: [
      { ...step?.entries[0], measurements: measurements.map((one) => ({ ...quantity, fileLine: null, ...one })) },
    ],
  });
  const insulation = { quantity: "INSULATION", value: 820, testVoltage: 500, lowerLimit: 10 };
  const fileLine = { fileName: "ir500.csv", line: 4 };
  const steps = [
    stepWith(first, [{ instrument: valid }, { ...insulation, instrument: valid, fileLine }]),
    stepWith(second, [{ instrument: valid }, { ...insulation, instrument: overdue }]),
  ];
  await answerPage(environment, asked, [{ ...firstRoom, steps }]);
  const [row] = await screen.findAllByRole("row", { name: /^Date and person measuring/ });
  expect(row?.textContent).toContain("2026-10-12 Elin Sandberg · M1, 500\u00a0V, file, line 4");
  expect(screen.getByRole("table").textContent).toContain("Ω\u00a0M1, MΩ\u00a0M2\u00a0500\u00a0V");
  expect((await deviations()).slice(-2)).toEqual([
    "M1 Elmät IR-500, no. 20-1184, calibrated 2026-02-10, valid until 2027-02-10",
    "M2 Elmät IR-500, no. 20-1184, calibration ended 2026-10-01",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Save as CSV" }));
  const [head, , insulated] = (await readLatest()).split("\r\n");
  expect(head).toMatch(/,"Attachments","Instrument","Test voltage \(V\)","File"$/);
  expect(insulated).toMatch(/,"M1 Elmät IR-500, no\. 20-1184",500,"ir500\.csv: 4"$/);
});

test("prints by the browser, and saves a file without formulas", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => {});
  const readLatest = savedFiles();
  const environment = await openProtocol();
  await answerAll(environment);
  await userEvent.click(await screen.findByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Save as CSV" }));
  const lines = (await readLatest()).split("\r\n");
  expect(lines[0]).toMatch(/^\ufeff?"Folder","Installation","Installer",/);
  expect(lines[1]).toContain(`"Floor 1","'=Bathroom 1","Elin Sandberg",,,"Before laying",`);
  expect(lines[1]).toContain('"Resistance",88.4,"Ω",83.8,97,"Within the limits","2026-10-12","Elin Sandberg",');
});

test("an installation that cannot be fetched is told, and fetched again on demand", async () => {
  const environment = await openProtocol();
  const [first] = environment.mock.getAllOperations();
  if (!first) throw new Error("Nothing was asked");
  await act(async () => environment.mock.reject(first, new NetworkFailure("r-4")));
  expect((await screen.findByRole("alert")).textContent).toContain("r-4");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await answerAll(environment);
  expect(await screen.findByRole("rowheader", { name: /^Bathroom 2/ })).toBeTruthy();
});

test("an unknown project says so", async () => {
  await openProtocol(null);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("not found");
});
