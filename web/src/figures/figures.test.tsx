import { expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadQuery } from "react-relay/hooks";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { savedFiles } from "../../test/savedFiles.ts";
import query, { type FiguresPageQuery } from "./__generated__/FiguresPageQuery.graphql.ts";
import { FiguresPage } from "./FiguresPage.tsx";
import { figuresDaysOfAddress, monthsBetween } from "./figuresView.ts";

const counts = (activated: number, rest: object = {}) => ({
  ...{ activated, sent: activated - 1, rooms: 2 * activated, medianDays: 21, percentile90Days: 60 },
  ...{ judgedValues: 80, outsideValues: 2 },
  ...rest,
});
const nothing = counts(0, { sent: 0, medianDays: null, percentile90Days: null, judgedValues: 0, outsideValues: 0 });
const ylva = counts(1, { medianDays: 1, percentile90Days: 1, judgedValues: 0, outsideValues: 0 });
const full = {
  total: counts(5),
  months: [
    { month: "2026-01", counts: counts(4) },
    { month: "2026-03", counts: counts(1) },
  ],
  installers: [
    { nodeId: "u1", name: "Anders Öberg", counts: counts(4) },
    { nodeId: "u2", name: "Ylva Öhman", counts: ylva },
  ],
};
const empty = { total: nothing, months: [], installers: [] };

async function openFigures(address = "/figures", features = {}) {
  const environment = createEnvironment();
  const loader = ({ request }: { request: Request }) =>
    loadQuery<FiguresPageQuery>(environment, query, figuresDaysOfAddress(request.url));
  const router = renderRoutes(environment, [{ path: "/figures", loader, element: <FiguresPage /> }], address, features);
  await screen.findByRole("heading", { name: "Figures" });
  const asked = () => environment.mock.getMostRecentOperation().request.variables;
  const answer = (figures: object | null, { canRead = true } = {}) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) => {
        const company = { __typename: "Company", id: "c", viewerCanReadFigures: canRead, figures };
        return mockAnswer(operation, { viewer: { id: "u", company } });
      }),
    );
  return { environment, router, asked, answer };
}

const rowsOf = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));

const textsOf = (chart: string) =>
  [...screen.getByRole("img", { name: `${chart}; the table below has the same numbers` }).querySelectorAll("text")].map(
    ({ textContent }) => textContent,
  );

test("tells the period's figures, and by month and installer as charts and as tables of the same", async () => {
  const { answer } = await openFigures();
  await answer(full);
  expect(screen.getByText("2.5%", { selector: "strong" }).parentElement?.textContent).toContain("2 of 80 values");
  expect(screen.getByText("half within 21 days", { selector: "dd *" })).toBeTruthy();
  expect(rowsOf("By month")).toEqual([
    ["Month", "Activated", "Sent", "Rooms", "Half within", "Nine in ten within", "Outside limits"],
    ["Jan 2026", "4", "3", "8", "21 days", "60 days", "2.5%"],
    ["Feb 2026", "0", "0", "0", "–", "–", "–"],
    ["Mar 2026", "1", "0", "2", "21 days", "60 days", "2.5%"],
  ]);
  expect(rowsOf("By installer")[2]).toEqual(["Ylva Öhman", "1", "0", "2", "1 day", "1 day", "–"]);
  expect(textsOf("Certificates, by month")).toEqual(["4", "3", "1", "0", "Jan", "2026", "Feb", "Mar"]);
  expect(textsOf("Certificates, by installer")).toEqual(["Anders Öberg", "4", "3", "Ylva Öhman", "1", "0"]);
  expect(screen.getByText(/The installer is the person named as the room's installer/)).toBeTruthy();
});

test("the charts show the days or the share outside limits instead", async () => {
  const { answer } = await openFigures();
  await answer(full);
  const choice = screen.getByLabelText("Shown in the charts");
  await userEvent.selectOptions(choice, "Days to the warranty");
  expect(textsOf("Days to the warranty, by month")).toEqual(["21", "60", "21", "60", "Jan", "2026", "Feb", "Mar"]);
  expect(textsOf("Days to the warranty, by installer")).toEqual(["Anders Öberg", "21", "60", "Ylva Öhman", "1", "1"]);
  await userEvent.selectOptions(choice, "Outside limits");
  expect(textsOf("Outside limits, by month")).toEqual(["2.5%", "2.5%", "Jan", "2026", "Feb", "Mar"]);
  expect(textsOf("Outside limits, by installer")).toEqual(["Anders Öberg", "2.5%", "Ylva Öhman", "–"]);
});

test("the address holds the period, and own days are asked for as they are", async () => {
  const { router, asked, answer } = await openFigures();
  await answer(empty);
  expect(screen.getByRole("heading", { name: "No warranty begins in this period" })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText("Warranty begins"), "Between two days");
  await answer(full);
  await userEvent.type(screen.getByLabelText("From"), "2026-02-03");
  await waitFor(() => expect(asked()).toEqual({ from: "2026-02-03", to: "9999-12-31" }));
  expect(router.state.location.search).toBe("?period=dates&from=2026-02-03");
});

test("a day is understood as people write it and shown as year-month-day, and what is none is refused at once and filters nothing", async () => {
  const { router, answer } = await openFigures("/figures?period=dates");
  await answer(full);
  const to = screen.getByLabelText<HTMLInputElement>("To");
  await userEvent.type(to, "june");
  expect(screen.getByText("This is no day")).toBeTruthy();
  expect(router.state.location.search).toBe("?period=dates");
  await userEvent.clear(to);
  await userEvent.type(to, "2026-02");
  expect(screen.queryByText("This is no day")).toBeNull();
  await userEvent.tab();
  await answer(full);
  expect([to.value, router.state.location.search]).toEqual(["2026-02-28", "?period=dates&to=2026-02-28"]);
  await userEvent.clear(to);
  await userEvent.type(to, "31/{Enter}");
  expect(screen.getByText("This is no day")).toBeTruthy();
  await userEvent.type(to, "12/2026");
  expect([to.value, router.state.location.search]).toEqual(["31/12/2026", "?period=dates&to=2026-12-31"]);

  await answer(full);
  for (const text of ["12", "rubbish"]) {
    await userEvent.clear(to);
    await userEvent.type(to, "2026-12-31");
    expect(router.state.location.search).toBe("?period=dates&to=2026-12-31");
    await userEvent.type(to, text, { initialSelectionStart: 0, initialSelectionEnd: 10 });
    await userEvent.tab();
    expect(screen.getByText("This is no day")).toBeTruthy();
    expect([to.value, router.state.location.search]).toEqual([text, "?period=dates"]);
  }
});

test("periods begin and end with whole months", () => {
  const days = (search: string) => figuresDaysOfAddress(`http://office.example/figures${search}`, "2026-02-10");
  expect(days("")).toEqual({ from: "2026-01-01", to: "2026-12-31" });
  expect(days("?period=lastTwelveMonths")).toEqual({ from: "2025-03-01", to: "2026-02-28" });
  expect(days("?period=thisQuarter")).toEqual({ from: "2026-01-01", to: "2026-03-31" });
  expect(days("?period=lastQuarter")).toEqual({ from: "2025-10-01", to: "2025-12-31" });
  expect(days("?period=lastHalfYear")).toEqual({ from: "2025-07-01", to: "2025-12-31" });
  expect(days("?period=lastMonth")).toEqual({ from: "2026-01-01", to: "2026-01-31" });
  expect(days("?period=dates&from=1.6.2025&to=2025-06")).toEqual({ from: "2025-06-01", to: "2025-06-30" });
  expect(days("?period=never&from=x")).toEqual({ from: "2026-01-01", to: "2026-12-31" });
});

test("a chart has the months between, unless they are too many to draw", () => {
  expect(monthsBetween(["2025-11", "2026-02"])).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  expect(monthsBetween(["1999-01", "2026-02"])).toEqual(["1999-01", "2026-02"]);
  expect(monthsBetween([])).toEqual([]);
});

test("a failure is told in its place, and can be tried again", async () => {
  const { environment, answer } = await openFigures();
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("down")));
  expect(screen.getByRole("alert").textContent).toContain("The figures could not be fetched");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await answer(full);
  expect(await screen.findByRole("table", { name: "By month" })).toBeTruthy();
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
  expect(header).toContain(
    '"Of","Name","Activated","Sent","Rooms","Half within","Nine in ten within","Values with a limit"',
  );
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
