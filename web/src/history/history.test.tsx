import { expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadQuery } from "react-relay/hooks";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { entry, measured, openHistory, told } from "../../test/openHistory.tsx";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { savedFiles } from "../../test/savedFiles.ts";
import userQuery, { type UserHistoryPageQuery } from "./__generated__/UserHistoryPageQuery.graphql.ts";
import { filterOfAddress } from "./historyView.ts";
import { UserHistoryPage } from "./UserHistoryPage.tsx";

test("person, kind and period narrow it down, and the address holds them", async () => {
  const { router, asked, answer } = await openHistory("/history?kind=PROJECT_CREATED");
  expect(asked()).toMatchObject({ filter: { action: "PROJECT_CREATED", actorId: null, since: null } });
  await answer([]);
  expect(screen.getByRole("heading", { name: "Nothing in the history matches" })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText("Person"), "Anders Öberg");
  const kinds = screen.getByLabelText<HTMLSelectElement>("Kind");
  const kindsOf = (name: string) => within(within(kinds).getByRole("group", { name })).getAllByRole("option");
  expect(kindsOf("Mail").map(({ textContent }) => textContent)).toEqual([
    "Mail went out",
    "Mail not delivered",
    "Mail about a withdrawal went out",
    "Mail about a withdrawal not delivered",
  ]);
  expect([...kinds.querySelectorAll(":scope > option")].map(({ textContent }) => textContent)).toEqual(["Everything"]);
  await userEvent.selectOptions(kinds, "Step changed");
  await userEvent.selectOptions(screen.getByLabelText("Period"), "Last 7 days");
  expect(router.state.location.search).toBe("?person=u2&kind=STEP_CHANGED&period=lastWeek");
  expect(asked()).toMatchObject({ filter: { actorId: "u2", action: "STEP_CHANGED", query: null } });
  await answer([]);
  await userEvent.click(screen.getByRole("button", { name: "Show all" }));
  await answer([]);
  expect(await screen.findByRole("heading", { name: "Nothing has been recorded here yet" })).toBeTruthy();
});

test("the last seven days are today and the six before, and the first day of a period is its own", () => {
  const days = (search: string) => filterOfAddress(`http://office.example/history${search}`, "2026-03-03");
  const midnight = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString();
  const week = { since: midnight(2026, 2, 25), before: midnight(2026, 3, 4) };
  expect(days("?period=lastWeek")).toMatchObject(week);
  expect(days("?period=dates&from=2026-01-01")).toMatchObject({ since: midnight(2026, 1, 1), before: null });
  expect(days("?period=lastMonth")).toMatchObject({ since: midnight(2026, 2, 1), before: midnight(2026, 3, 1) });
  expect(days("?period=never&kind=nothing&from=x")).toMatchObject({ since: null, before: null, action: null });
});

test("more entries come on request, once each, and again after a failure", async () => {
  const { environment, asked, answer } = await openHistory();
  await answer([entry(3, "PROJECT_CREATED"), entry(2, "FOLDER_CREATED")], { totalCount: 4 });
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(asked()).toMatchObject({ first: 50, after: "c" });
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("down")));
  const again = await screen.findByRole("button", { name: "More could not be fetched. Try again" });
  expect(document.activeElement).toBe(again);
  await userEvent.click(again);
  await answer([entry(2, "FOLDER_CREATED"), entry(1, "COMPANY_CREATED")], { totalCount: 2 });
  expect(told()).toHaveLength(3);
  expect(screen.getByText("3 of 3 events")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getAllByRole("listitem").at(-1));
});

test("a failure is told in its place, and can be tried again", async () => {
  const { environment, answer } = await openHistory();
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("down")));
  expect(screen.getByRole("alert").textContent).toContain("The history could not be fetched");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(environment.mock.getAllOperations()).not.toEqual([]));
  await answer([measured]);
  expect(told()[0]).toContain("Anders Öberg changed step 2 of Badrum");
});

test("users who are no admins are told so", async () => {
  const { answer } = await openHistory();
  await answer([], { company: { viewerCanReadHistory: false } });
  expect(screen.getByRole("heading", { name: "The history of the company is for its administrators" })).toBeTruthy();
});

test("a service without a history is told so", async () => {
  const { answer } = await openHistory("/history", { history: false });
  await answer([]);
  expect(screen.getByRole("heading", { name: "The warranty service keeps no history" })).toBeTruthy();
});

test("all entries of the view become one table for a spreadsheet, a line for each value", async () => {
  const readLatest = savedFiles();
  const { asked, answer } = await openHistory("/history?kind=STEP_CHANGED");
  await answer([measured]);
  await userEvent.click(screen.getByRole("button", { name: "Download CSV" }));
  await waitFor(() => expect(asked()).toMatchObject({ id: "c", first: 100, filter: { action: "STEP_CHANGED" } }));
  await answer([measured, entry(8, "INSTALLATION_FINISHED")]);
  const [header, ...lines] = (await readLatest()).split("\r\n");
  expect(header).toMatch(
    /"Number","Time","Who","By","What","Project","Folder","Installation","Step","Field","Before","After"$/,
  );
  expect(lines[0]).toMatch(
    /^9,"2026-07-01 ..:42:00","Anders Öberg","web","Anders Öberg changed step 2 of Badrum","Solbacken 4","Plan 1","Badrum",2,"Resistance","131.0\u00a0Ω","134.25\u00a0Ω"$/,
  );
  expect(lines[1]).toContain("Anders Öberg finished the installation Badrum");
});

test("a user's history is told to admins alone, and others are told so", async () => {
  const environment = createEnvironment();
  const loader = ({ request }: { request: Request }) =>
    loadQuery<UserHistoryPageQuery>(environment, userQuery, { id: "u2", filter: filterOfAddress(request.url) });
  renderRoutes(environment, [{ path: "/history/:userId", loader, element: <UserHistoryPage /> }], "/history/u2");
  const user = { __typename: "User", id: "u2", firstName: "Anders", lastName: "Öberg", history: null };
  const viewer = { id: "u", company: { __typename: "Company", id: "c", viewerCanReadHistory: false } };
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { viewer, node: user })),
  );
  expect(await screen.findByRole("heading", { name: "History of Anders Öberg" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "The history of the company is for its administrators" })).toBeTruthy();
});

const hash = "7c4109be".padEnd(56, "0").concat("e6d2118a");
const wholeCheck = {
  checkedAt: new Date(2026, 10, 24, 14, 30).toISOString(),
  entryCount: 182_808,
  since: new Date(2024, 2, 11).toISOString(),
  lastHash: hash,
  newEntryCount: 0,
  brokenSequence: null,
  brokenAt: null,
};

test.each([
  [{}, "Checked until 2026-11-24 14:30 None of the company’s 182,808 events was changed or removed since 2024-03-11."],
  [
    { checkedAt: new Date(2026, 10, 22, 14, 30).toISOString(), newEntryCount: 167 },
    "Checked until 2026-11-22 14:30 167 events have come since. The check runs every day and is late. That says nothing about the events.",
  ],
  [
    { brokenSequence: 9, brokenAt: new Date(2026, 10, 22, 21, 40).toISOString() },
    "The chain breaks at 2026-11-22 21:40 182,808 events before are unchanged. Those after cannot be confirmed, but stay here. Checked 2026-11-24 14:30.",
  ],
  [
    { brokenSequence: 9 },
    "The chain breaks: event 9 is missing 182,808 events before are unchanged. Those after cannot be confirmed, but stay here. Checked 2026-11-24 14:30.",
  ],
  [
    { checkedAt: null, lastHash: null },
    "Not checked yet The first check runs within a day: that no event was changed or removed.",
  ],
])("a check with %j is told in words", async (part, words) => {
  jest.useFakeTimers({ now: new Date(2026, 10, 24, 15), doNotFake: ["setTimeout", "setInterval", "queueMicrotask"] });
  const { answer } = await openHistory();
  await answer([], { company: { historyCheck: { ...wholeCheck, ...part } } });
  const how = screen.getByText("How the history is checked").closest("details");
  expect(how?.parentElement?.querySelector("p")?.textContent).toBe(words);
  expect(how?.textContent).toMatch(/Download proof.*Download the checker$/);
  jest.useRealTimers();
});

test("the proof holds each entry as it was hashed and each head with its proof, a line each", async () => {
  const { environment, answer } = await openHistory();
  await answer([], { company: { historyCheck: wholeCheck } });
  const readLatest = savedFiles();
  await userEvent.click(screen.getByText("How the history is checked"));
  await userEvent.click(screen.getByRole("button", { name: "Download proof" }));
  const head = { sequence: 1, hash: "h", proof: "c2sp.org/tlog-proof@v1" };
  const historyHeads = { pageInfo: { hasNextPage: false, endCursor: null }, edges: [{ node: head }] };
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ first: 100, after: null });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, { viewer: { id: "u", company: { id: "c", historyHeads } } }),
    ),
  );
  const record = (sequence: number) => ({ sequence, content: `{"sequence":${sequence}}`, hash: "h", values: [] });
  for (const [sequence, hasNextPage] of [
    [1, true],
    [2, false],
  ] as const) {
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ projectId: null, first: 500 });
    const historyChain = {
      totalCount: 2,
      pageInfo: { hasNextPage, endCursor: "c" },
      edges: [{ node: record(sequence) }],
    };
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        mockAnswer(operation, { viewer: { id: "u", company: { id: "c", historyChain } } }),
      ),
    );
  }
  const lines = (await readLatest()).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual([record(1), record(2), head]);
});

test("a service that does not check its history has neither line nor proof", async () => {
  const { answer } = await openHistory();
  await answer([], { company: { historyCheck: null } });
  expect(screen.queryByText("How the history is checked")).toBeNull();
  expect(screen.queryByRole("button", { name: "Download proof" })).toBeNull();
});
