import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { attentionItems as items } from "../../test/attentionItems.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { type AttentionCount, openAttention } from "../../test/openAttention.tsx";

const one = (kind: string, putOffUntil: string | null = null): AttentionCount => ({ kind, count: 1, putOffUntil });

beforeEach(() => sessionStorage.clear());

/** The page with the lines of its kinds. */
async function open(counts: AttentionCount[]) {
  const page = await openAttention(counts);
  await page.answer();
  await page.answer();
  return page;
}

const group = (name: RegExp) => screen.getByRole("region", { name });

test("says what, since when and whose, leads to the very place, and offers the act", async () => {
  await open([one("STEP_LEFT"), one("MAIL_FAILED"), { ...one("READY_TO_ACTIVATE"), count: 2 }]);
  const regions = screen
    .getAllByRole("region")
    .map((each) => within(each).getByRole("heading", { level: 2 }).textContent);
  expect(regions).toEqual(["Mails that failed 1", "Ready to activate 2", "Steps begun and left for 7 days or more 1"]);
  const mail = within(group(/Mails that failed/));
  expect(mail.getByRole("link", { name: "FG-1" }).getAttribute("href")).toBe(
    "/projects/archived/p1/folder/f1?activation=activated",
  );
  expect(mail.getByText("Solbacken · Plan 1 · fel@kund.example", { exact: false })).toBeTruthy();
  expect(mail.getByText("3 days")).toBeTruthy();
  expect(mail.getByText("Anders Öberg")).toBeTruthy();
  const step = within(group(/Steps begun/));
  expect(step.getByRole("link", { name: "Bad" }).getAttribute("href")).toBe(
    "/projects/ongoing/p1/folder/f1?installation=i1&step=BEFORE_LAYING",
  );
  const ready = within(group(/Ready to activate/));
  expect(ready.getByRole("link", { name: "Solbacken" }).getAttribute("href")).toBe(
    "/projects/ongoing/p1?activation=to-activate",
  );
  expect(ready.getByRole("button", { name: "Activate warranty: Solbacken" })).toBeTruthy();
});

test("the act on a step goes to the step, and the one on a mail opens the dialog that sends again", async () => {
  const { router, names } = await open([one("STEP_LEFT"), one("MAIL_FAILED")]);
  await userEvent.click(screen.getByRole("button", { name: "Send again: FG-1" }));
  expect(await screen.findByRole("dialog", { name: "Send certificate again" })).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(["ResendListedCertificateQuery"]));
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Go on measuring: Bad" }));
  expect(router.state.location.search).toBe("?installation=i1&step=BEFORE_LAYING");
});

test("a mail that waits is told with what to do, and can be sent again", async () => {
  await open([one("MAIL_WAITING")]);
  const mail = within(group(/Mails that have waited for over an hour/));
  expect(mail.getByRole("link", { name: "FG-2" }).getAttribute("href")).toBe(
    "/projects/archived/p1/folder/f1?activation=activated",
  );
  expect(mail.getByText(/has not taken it yet/)).toBeTruthy();
  await userEvent.click(mail.getByRole("button", { name: "Send again: FG-2" }));
  expect(await screen.findByRole("dialog", { name: "Send certificate again" })).toBeTruthy();
});

test("an installation whose steps are all recorded leads to the view that finishes it", async () => {
  const { router } = await open([one("STEP_LEFT")]);
  expect(screen.getByText("Every step is filled in · Solbacken · Plan 1")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Finish the installation: Kök" }));
  expect(router.state.location.search).toBe("?installation=i2&view=finish");
});

test("after a dialog the counts are asked for again, and the heading has the focus of a line that is gone", async () => {
  const { answer, change, names } = await open([one("INVITATION_UNUSED")]);
  await userEvent.click(screen.getByRole("button", { name: "Invite again: Nina Ny" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Invite user" }));
  expect(dialog.getByDisplayValue("ny@nordgolv.example")).toBeTruthy();
  expect(dialog.getByRole<HTMLSelectElement>("combobox", { name: "Role" }).value).toBe("ADMIN");
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(names()).toContain("AttentionPageQuery"));
  change([]);
  await answer();
  expect(await screen.findByText("All is well")).toBeTruthy();
});

test("a kind is put off for 30 days at most, and brought back", async () => {
  jest.useFakeTimers({
    now: new Date("2026-01-31T12:00:00"),
    doNotFake: ["setTimeout", "setInterval", "queueMicrotask"],
  });
  const { environment, answer, change } = await open([one("STEP_LEFT")]);
  const asked = () => environment.mock.getMostRecentOperation().request.variables;
  await userEvent.click(screen.getByRole("button", { name: /^Put off/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "For 30 days until Mon 2026-03-02" }));
  await waitFor(() => expect(asked()).toEqual({ input: { kind: "STEP_LEFT", until: "2026-03-02" } }));
  change([one("STEP_LEFT", "2026-03-02")]);
  await answer();
  expect(await screen.findByText("Put off until 2026-03-02")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Bad" })).toBeNull();
  const heading = screen.getByRole("heading", { name: /^Steps begun/ });
  expect(document.activeElement).toBe(heading);
  await userEvent.click(screen.getByRole("button", { name: "Bring back" }));
  await waitFor(() => expect(asked()).toEqual({ input: { kind: "STEP_LEFT", until: null } }));
  change([one("STEP_LEFT")]);
  await answer();
  await answer();
  expect(await screen.findByRole("link", { name: "Bad" })).toBeTruthy();
  expect(document.activeElement).toBe(heading);
  jest.useRealTimers();
});

test("more of a kind come below those that are shown until the last, and the first of them has the focus", async () => {
  const { environment, answer } = await openAttention([{ ...one("READY_TO_ACTIVATE"), count: 2 }]);
  await answer();
  const edges = items.READY_TO_ACTIVATE?.map((node, at) => ({ cursor: `${at}`, node })) ?? [];
  const answerItems = (at: number) =>
    act(async () => {
      const pageInfo = { endCursor: `${at}`, hasNextPage: at === 0 };
      const attention = { items: { totalCount: 2, edges: edges.slice(at, at + 1), pageInfo } };
      const company = { __typename: "Company", id: "c", attention };
      environment.mock.resolveMostRecentOperation((operation) =>
        mockAnswer(operation, { viewer: { id: "u", company }, node: company }),
      );
    });
  await answerItems(0);
  expect(screen.getByText("1 of 2")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /^Show more/ }));
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ first: 50, after: "0" });
  await answerItems(1);
  expect(screen.getByRole("link", { name: "Solbacken" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Show more/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Ekbacken" }).closest("li"));
});

test("a customer's fault report comes first, and a value stands with its limit and the customer", async () => {
  await open([one("VALUE_OUTSIDE"), one("FAULT_REPORTED")]);
  const kinds = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(kinds).toEqual(["Faults reported by customers 1", "Values outside limits 1"]);
  expect(group(/Faults reported/).textContent).toContain("Solbacken · Plan 1 · Ek ABKallt i badrummet");
  expect(within(group(/Values outside/)).getByText(/98\.4/).textContent).toBe(
    "Resistance 98.4\u00a0Ω · at most 90.0\u00a0Ω",
  );
});

test("lines of this week stand apart from earlier ones", async () => {
  const monday = new Date();
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
  const [line] = items.STEP_LEFT ?? [];
  items.NOT_ACTIVATED = [
    { ...line, since: monday.toISOString() },
    { ...line, since: "2026-01-02T10:00:00Z" },
  ];
  await open([{ ...one("NOT_ACTIVATED"), count: 2 }]);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "This week",
    "Earlier",
  ]);
  delete items.NOT_ACTIVATED;
});

test("a kind's last line is put off for this person, told with its day, and brought back", async () => {
  const { environment, answer, change } = await open([one("VALUE_OUTSIDE")]);
  const asked = () => environment.mock.getMostRecentOperation().request.variables;
  await userEvent.click(screen.getByRole("button", { name: "Put off: Wc" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^For 7 days/ }));
  const item = { kind: "VALUE_OUTSIDE", itemId: "i9 BEFORE_LAYING" };
  await waitFor(() => expect(asked()).toMatchObject({ input: { ...item, until: expect.stringMatching(/^\d{4}-/) } }));
  change([{ ...one("VALUE_OUTSIDE"), count: 0 }]);
  await answer();
  await answer();
  expect(screen.getByText(/Put off until/).textContent).toMatch(/^Wc · Put off until \d{4}-/);
  await userEvent.click(screen.getByRole("button", { name: "Bring back" }));
  await waitFor(() => expect(asked()).toEqual({ input: { ...item, until: null } }));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("down")));
  expect(screen.getByRole("alert").textContent).toContain("could not be stored");
  await userEvent.click(screen.getByRole("button", { name: "Bring back" }));
  change([one("VALUE_OUTSIDE")]);
  await answer();
  await answer();
  expect(screen.queryByText(/Put off until/)).toBeNull();
  expect(screen.getByRole("link", { name: "Wc" })).toBeTruthy();
});

test("lines that were put off are told at their kind when nothing else of it waits, and all come back at once", async () => {
  const { environment, answer, change } = await openAttention([
    { ...one("VALUE_OUTSIDE"), count: 0, putOffCount: 1 },
    { ...one("STEP_LEFT"), count: 0, putOffCount: 0 },
    { ...one("MAIL_FAILED", "2026-03-02"), putOffCount: 2 },
  ]);
  await answer();
  expect(screen.getAllByText(/put off by you/).map(({ textContent }) => textContent)).toEqual(["1 put off by you"]);
  expect(screen.getAllByRole("region")).toHaveLength(2);
  await userEvent.click(within(group(/Values outside/)).getByRole("button", { name: "Bring back" }));
  const asked = () => environment.mock.getMostRecentOperation().request.variables;
  await waitFor(() => expect(asked()).toEqual({ input: { kind: "VALUE_OUTSIDE" } }));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("down")));
  expect(screen.getByRole("alert").textContent).toContain("could not be stored");
  await userEvent.click(within(group(/Values outside/)).getByRole("button", { name: "Bring back" }));
  change([{ ...one("VALUE_OUTSIDE"), putOffCount: 0 }]);
  await answer();
  await answer();
  expect(await screen.findByRole("link", { name: "Wc" })).toBeTruthy();
  expect(screen.queryByText(/put off by you/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: /^Values outside/ }));
});

test("a line that was put off just now is told by its name, and the others with it by their number", async () => {
  const { answer, change } = await open([{ ...one("VALUE_OUTSIDE"), putOffCount: 0 }]);
  await userEvent.click(screen.getByRole("button", { name: "Put off: Wc" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^For 1 day/ }));
  change([{ ...one("VALUE_OUTSIDE"), putOffCount: 1 }]);
  await answer();
  await answer();
  expect(screen.queryByText(/put off by you/)).toBeNull();
  change([{ ...one("VALUE_OUTSIDE"), putOffCount: 3 }]);
  await userEvent.click(screen.getByRole("button", { name: "Put off: Wc" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^For 1 day/ }));
  await answer();
  await answer();
  expect(screen.getByText("3 put off by you")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Bring all back" }));
  change([{ ...one("VALUE_OUTSIDE"), putOffCount: 0 }]);
  await answer();
  await answer();
  expect(screen.queryByText(/put off/i, { selector: "[role=status]" })).toBeNull();
});

test("with nothing waiting it says that all is well", async () => {
  const { answer } = await openAttention([{ ...one("STEP_LEFT"), count: 0 }]);
  await answer();
  expect(screen.getByRole("status").textContent).toContain("All is well");
});
