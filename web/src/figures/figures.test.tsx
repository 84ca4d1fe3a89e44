import { expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { counts, full, openFigures } from "../../test/openFigures.tsx";
import { savedFiles } from "../../test/savedFiles.ts";

const rowsOf = (name: string) =>
  within(screen.getByRole("table", { name, hidden: true }))
    .getAllByRole("row", { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));

/** The numbers of a chart, without its axes. */
const textsOf = (section: string) =>
  [...screen.getByRole("region", { name: section }).querySelectorAll("svg text")]
    .filter((text) => !text.closest("g[aria-hidden]"))
    .map(({ textContent }) => textContent);

const before = {
  total: counts(7, { medianDays: 20, outsideValues: 1 }),
  months: [
    { month: "2025-02", counts: counts(6) },
    { month: "2025-03", counts: counts(1, { medianDays: 9 }) },
  ],
  installers: [{ nodeId: "u1", name: "Anders Öberg", counts: counts(7) }],
};

const firstQuarter = "/figures?period=dates&from=2026-01-01&to=2026-03-31";

test("compares the period with the one before, in words and in charts, and folds the same numbers into tables", async () => {
  const { asked, answer } = await openFigures(firstQuarter);
  expect(asked()).toEqual({
    ...{ from: "2026-01-01", to: "2026-03-31", beforeFrom: "2025-10-01", beforeTo: "2025-12-31" },
    compares: true,
  });
  await answer(full, { before });
  expect(screen.getByText("Compared with the period before, 2025-10-01 to 2025-12-31.")).toBeTruthy();
  const changes = ["2 fewer than 7", "2 fewer than 6", "4 fewer than 14", "1 day longer than 20", "1 more than 1"];
  for (const change of changes) expect(screen.getByText(change)).toBeTruthy();
  const totals = screen
    .getAllByRole("definition")
    .map(({ textContent }) => textContent)
    .join();
  for (const words of ["2.5% of 80 values", "Median9 of 10 within 60 days"]) expect(totals).toContain(words);
  const region = screen.getByRole("region", { name: "Certificates by month" });
  expect(region.querySelector("details")?.open).toBe(false);
  expect(rowsOf("Certificates by month")).toEqual([
    ["Month", "Activated", "Sent", "Rooms", "Activated before"],
    ["Jan 2026", "4", "3", "8", "0"],
    ["Feb 2026", "0", "0", "0", "0"],
    ["Mar 2026", "1", "0", "2", "0"],
  ]);
  expect(rowsOf("Days to the warranty")[1]).toEqual(["Jan 2026", "21 days", "60 days", "–"]);
  expect(rowsOf("Rooms by installer").slice(1)).toEqual([
    ["Anders Öberg", "8", "4", "21 days", "2.5%", "14"],
    ["Ylva Öhman", "2", "1", "1 day", "–", "0"],
  ]);
  expect(rowsOf("Values outside limits by month")[1]).toEqual(["Jan 2026", "2", "80", "2.5%", "0"]);
  expect(textsOf("Certificates by month")).toEqual(["4", "1"]);
  expect(textsOf("Rooms by installer")).toEqual(["Anders Öberg", "8", "14", "Ylva Öhman", "2"]);
  expect(screen.getByText(/The installer is the person named as the room's installer/)).toBeTruthy();
});

test("the months of a period stand beside those of the period before in their order", async () => {
  const { answer } = await openFigures("/figures?period=dates&from=2026-02-01&to=2026-03-31");
  const earlier = { ...before, months: [{ month: "2025-12", counts: counts(6) }] };
  await answer(full, { before: earlier });
  expect(rowsOf("Certificates by month").map((cells) => cells.at(-1))).toEqual(["Activated before", "6", "0"]);
});

test("only counts of certificates lead to the register, and none leads to an empty list", async () => {
  const { answer } = await openFigures(firstQuarter);
  await answer(full, { before });
  const days = "status=ISSUED&status=REPLACED&period=dates&from=2026-01-01&to=2026-03-31";
  const linked = screen.getAllByRole("link").filter((link) => link.closest("dl"));
  expect(linked.map((link) => link.getAttribute("href"))).toEqual([
    `/certificates?${days}`,
    `/certificates?state=SENT&${days}`,
  ]);
  const table = screen.getByRole("table", { name: "Certificates by month", hidden: true });
  const links = within(table).getAllByRole("link", { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual(["4", "3", "1"]);
  expect(links[0]?.getAttribute("href")).toContain("from=2026-01-01&to=2026-01-31");
});

test("a month says its numbers when it is pointed at or focused, and arrow keys go to the next one", async () => {
  const { answer } = await openFigures("/figures?period=dates&from=2026-01-01&to=2026-12-31");
  await answer(full, { before });
  const chart = within(screen.getByRole("region", { name: "Certificates by month" }));
  const march = chart.getByRole("link", { name: "Mar 2026: 1, Mar 2025: 1" });
  await userEvent.hover(march);
  expect(chart.getByText("Mar 2025: 1")).toBeTruthy();
  await userEvent.unhover(march);
  expect(chart.queryByText("Mar 2025: 1")).toBeNull();
  act(() => march.focus());
  await userEvent.keyboard("{ArrowLeft}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Feb 2026: 0, Feb 2025: 6");
  expect(chart.getByText("Feb 2025: 6")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  expect(chart.queryByText("Feb 2025: 6")).toBeNull();
  const days = within(screen.getByRole("region", { name: "Days to the warranty" }));
  expect(days.getByRole("img", { name: /^Jan 2026: median 21 days, 9 of 10 within 60 days/ })).toBeTruthy();
});

test("the tables of cards beside each other unfold together", async () => {
  const { answer } = await openFigures(firstQuarter);
  await answer(full, { before });
  const isOpen = (name: string) => screen.getByRole("region", { name }).querySelector("details")?.open;
  await userEvent.click(screen.getAllByText("Show as table")[0] as HTMLElement);
  expect(["Certificates by month", "Days to the warranty", "Rooms by installer"].map(isOpen)).toEqual([
    ...[true, true, false],
  ]);
});

test("the bars of the period before have their numbers in a year of twelve months too", async () => {
  const { answer } = await openFigures("/figures?period=dates&from=2026-01-01&to=2026-12-31");
  await answer(full, { before });
  expect(textsOf("Certificates by month")).toEqual(["4", "6", "1", "1"]);
});

test("says once that there is nothing to compare with, instead of drawing nothing beside each bar", async () => {
  const { answer } = await openFigures(firstQuarter);
  await answer(full, { before: { total: counts(0), months: [], installers: [] } });
  const said = "No comparison: no warranty began in the period before, 2025-10-01 to 2025-12-31.";
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText(/more than/)).toBeNull();
  expect(rowsOf("Certificates by month")[0]).not.toContain("Activated before");
});

test("the days have a legend with their period, and a dashed line passes over empty months", async () => {
  const { answer } = await openFigures(firstQuarter);
  await answer({ ...full, months: [...full.months, { month: "2026-02", counts: counts(0, { medianDays: null }) }] });
  const chart = screen.getByRole("region", { name: "Days to the warranty" });
  for (const key of ["median 2026-01-01–2026-03-31", "no certificates"]) within(chart).getByText(key);
  const lines = [...chart.querySelectorAll("svg[role=group] path")].map((line) => line.getAttribute("data-line"));
  expect(lines).toEqual(["gap"]);
  expect(chart.querySelectorAll("svg[role=group] circle").length).toBe(2);
});

test("a single month has no chart by months, as its totals say the same", async () => {
  const { answer } = await openFigures("/figures?period=dates&from=2026-01-01&to=2026-01-31");
  await answer({ ...full, months: full.months.slice(0, 1) });
  expect(screen.queryByRole("region", { name: "Certificates by month" })).toBeNull();
  expect(screen.getByRole("region", { name: "Rooms by installer" })).toBeTruthy();
});

test("an open period is not compared, and figures without those before are shown alone", async () => {
  const { asked, answer } = await openFigures("/figures?period=dates&from=2026-01-01");
  expect(asked()).toMatchObject({ compares: false });
  await answer(full);
  expect(screen.queryByText(/Compared with/)).toBeNull();
  expect(rowsOf("Certificates by month")[0]).not.toContain("Activated before");
});

test("a period without values outside limits says so instead of an empty chart", async () => {
  const { answer } = await openFigures("/figures?period=dates&from=2026-01-01");
  await answer({ ...full, total: counts(5, { outsideValues: 0 }) });
  const outside = screen.getByRole("region", { name: "Values outside limits by month" });
  expect(within(outside).getByText("No values outside limits in this period")).toBeTruthy();
  expect(textsOf("Values outside limits by month")).toEqual([]);
  expect(outside.querySelector("details")).toBeNull();
});

test("a failure is told in its place, and can be tried again", async () => {
  const { environment, answer } = await openFigures();
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("down")));
  expect(screen.getByRole("alert").textContent).toContain("The figures could not be fetched");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await answer(full);
  expect(await screen.findByRole("table", { name: "Certificates by month", hidden: true })).toBeTruthy();
});

test("users who are no admins are told so", async () => {
  const { answer } = await openFigures();
  await answer(null, { canRead: false });
  expect(screen.getByRole("heading", { name: "The figures of the company are for its administrators" })).toBeTruthy();
});

test("a service without figures is told so", async () => {
  const { answer } = await openFigures("/figures", { figures: false });
  await answer(null);
  expect(screen.getByRole("heading", { name: "The warranty service has no figures" })).toBeTruthy();
});

test("all become one table for a spreadsheet", async () => {
  const readLatest = savedFiles();
  const { answer } = await openFigures("/figures?period=dates&from=2026-01-01");
  await answer(full);
  await userEvent.click(screen.getByRole("button", { name: "Download CSV" }));
  const [header, ...lines] = (await readLatest()).split("\r\n");
  expect(header).toContain('"Of","Name","Activated","Sent","Rooms","Median","9 of 10 within","Values with a limit"');
  expect(lines).toEqual([
    '"Whole period","2026-01-01–",5,4,10,21,60,80,2',
    '"Month","2026-01",4,3,8,21,60,80,2',
    '"Month","2026-02",0,0,0,,,0,0',
    '"Month","2026-03",1,0,2,21,60,80,2',
    '"Installer","Anders Öberg",4,3,8,21,60,80,2',
    '"Installer","Ylva Öhman",1,0,2,1,1,0,0',
    "",
  ]);
});
