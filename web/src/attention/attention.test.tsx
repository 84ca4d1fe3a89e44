import { beforeEach, expect, test } from "@jest/globals";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { attentionItems as items } from "../../test/attentionItems.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { type AttentionCount, openAttention } from "../../test/openAttention.tsx";
import type { Features } from "../relay/features.tsx";

const one = (kind: string, putOffUntil: string | null = null): AttentionCount => ({ kind, count: 1, putOffUntil });

beforeEach(() => sessionStorage.clear());

async function open(counts: AttentionCount[], features?: Features) {
  const page = await openAttention(counts, features);
  await page.answer();
  await page.answer();
  return page;
}

const group = (name: RegExp) => screen.getByRole("region", { name });

test("lists each kind with its subject, age, person, link and action", async () => {
  await open([one("STEP_LEFT"), one("MAIL_FAILED"), { ...one("READY_TO_ACTIVATE"), count: 2 }]);
  const regions = screen
    .getAllByRole("region")
    .map((each) => within(each).getByRole("heading", { level: 2 }).textContent);
  expect(regions).toEqual(["Mails that failed 1", "Ready to activate 2", "Steps begun and left for 7 days or more 1"]);
  const mail = within(group(/Mails that failed/));
  expect(mail.getByRole("link", { name: "Solbacken, Plan 1" }).getAttribute("href")).toBe(
    "/projects/archived/p1/folder/f1?activation=activated",
  );
  expect(mail.getByText("FG-1 · fel@kund.example", { exact: false })).toBeTruthy();
  expect(group(/Mails that failed/).textContent).toContain("no such addressFG-1");
  expect(mail.getByText("failed 3 days ago")).toBeTruthy();
  expect(mail.getByText("Anders Öberg")).toBeTruthy();
  const step = within(group(/Steps begun/));
  expect(step.getByRole("link", { name: "Solbacken, Bad" }).getAttribute("href")).toBe(
    "/projects/ongoing/p1/folder/f1?installation=i1&step=BEFORE_LAYING",
  );
  const ready = within(group(/Ready to activate/));
  expect(ready.getByRole("link", { name: "Solbacken" }).getAttribute("href")).toBe(
    "/projects/ongoing/p1?activation=to-activate",
  );
  expect(ready.getByRole("button", { name: "Activate warranty: Solbacken" })).toBeTruthy();
});

test("an overdue project's action opens the form for a new end date, and the lines of a kind look alike", async () => {
  const { router } = await open([{ ...one("PROJECT_OVERDUE"), count: 2 }]);
  const overdue = within(group(/Overdue projects/));
  expect(overdue.getAllByText("end date 3 days ago")).toHaveLength(2);
  const [first, second] = overdue.getAllByRole("button", { name: /^Change end date: / });
  expect(first?.className).toBe(second?.className);
  expect([first, second].map((button) => button?.hasAttribute("data-first"))).toEqual([false, false]);
  await userEvent.click(second as HTMLElement);
  expect(router.state.location).toMatchObject({ pathname: "/projects/ongoing/p3", state: { isEditing: true } });
});

test("a room that came back says why and from whom, and its act opens the room", async () => {
  const { router } = await open([one("REVIEW_RETURNED")]);
  const back = within(group(/Rooms that came back for correction/));
  expect(back.getByText("Foto på skarven saknas")).toBeTruthy();
  expect(back.getByText("Sofia Lindgren")).toBeTruthy();
  await userEvent.click(back.getByRole("button", { name: "Open the room: Solbacken, Badrum 14" }));
  expect(router.state.location.search).toBe("?installation=i7");
});

test("a room's floor is named also when its project cannot be told", async () => {
  const known = items.STEP_LEFT ?? [];
  items.STEP_LEFT = known.map((item) => ({ ...item, project: null }));
  await open([one("STEP_LEFT")]);
  items.STEP_LEFT = known;
  expect(group(/Steps begun/).textContent).toContain("Plan 1");
});

test("the act on a step goes to the step, and the one on a mail opens the dialog that sends again", async () => {
  const { router, names } = await open([one("STEP_LEFT"), one("MAIL_FAILED")]);
  await userEvent.click(screen.getByRole("button", { name: "Correct the address: Solbacken, Plan 1" }));
  expect(await screen.findByRole("dialog", { name: "Correct the address and send again" })).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(["ResendListedCertificateQuery"]));
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Go on measuring: Solbacken, Bad" }));
  expect(router.state.location.search).toBe("?installation=i1&step=BEFORE_LAYING");
});

test("a mail that waits is told with what to do, and can be sent again", async () => {
  await open([one("MAIL_WAITING")]);
  const mail = within(group(/Mails that have waited for over an hour/));
  expect(mail.getByRole("link", { name: "Solbacken, Plan 1" }).getAttribute("href")).toBe(
    "/projects/archived/p1/folder/f1?activation=activated",
  );
  expect(mail.getByText(/has not taken it yet/)).toBeTruthy();
  await userEvent.click(mail.getByRole("button", { name: "Send again: Solbacken, Plan 1" }));
  expect(await screen.findByRole("dialog", { name: "Send certificate again" })).toBeTruthy();
});

test("an installation whose steps are all recorded leads to the view that finishes it", async () => {
  const { router } = await open([one("STEP_LEFT")]);
  expect(screen.getByText("Every step is filled in · Plan 1")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Finish the installation: Solbacken, Kök" }));
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

test("a customer's fault report comes first, and a value stands with its limit before its step", async () => {
  await open([one("VALUE_OUTSIDE"), one("FAULT_REPORTED")]);
  const kinds = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(kinds).toEqual(["Faults reported by customers 1", "Values outside limits 1"]);
  expect(group(/Faults reported/).textContent).toContain("FG-9\u00a0· Ek ABKallt i badrummet");
  expect(within(group(/Values outside/)).getByText(/98\.4/).textContent).toBe(
    "Resistance 98.4\u00a0Ω\u00a0· at most 90.0\u00a0Ω",
  );
  expect(within(group(/Values outside/)).getByText(/over range/).textContent).toBe(
    "Insulation resistance over range\u00a0· at most 90\u00a0MΩ",
  );
  const line = group(/Values outside/).textContent;
  expect(line).toMatch(/Wc.*98\.4.*over range.*Step 1: Before laying\u00a0· Plan 1/);
  expect(line).not.toContain("Ek AB");
});

test("a fault report leads to its case, and to its certificate where the service keeps no states", async () => {
  const address = () =>
    group(/Faults reported/)
      .querySelector("a")
      ?.getAttribute("href");
  await open([one("FAULT_REPORTED")]);
  expect(address()).toBe("/projects/ongoing/p1/folder/f1?activation=activated");
  cleanup();
  await open([one("FAULT_REPORTED")], { certificateNumbers: true });
  expect(address()).toBe("/certificates/FG-9");
  cleanup();
  const { router } = await open([one("FAULT_REPORTED")], { faultStates: true, certificateNumbers: true });
  expect(address()).toBe("/certificates/FG-9/faults/r1");
  await userEvent.click(screen.getByRole("button", { name: "Open the report: Solbacken, Plan 1" }));
  expect(router.state.location.pathname).toBe("/certificates/FG-9/faults/r1");
});

test("lines of this week stand apart from earlier ones, unless there are few", async () => {
  const monday = new Date();
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
  const [line] = items.STEP_LEFT ?? [];
  items.NOT_ACTIVATED = [
    { ...line, since: monday.toISOString() },
    ...["2026-01-02", "2026-01-03", "2026-01-04"].map((day) => ({ ...line, since: `${day}T10:00:00Z` })),
  ];
  await open([{ ...one("NOT_ACTIVATED"), count: 4 }, one("STEP_LEFT")]);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "This week",
    "Earlier",
  ]);
  delete items.NOT_ACTIVATED;
});

test("with nothing waiting it says that all is well", async () => {
  const { answer } = await openAttention([{ ...one("STEP_LEFT"), count: 0 }]);
  await answer();
  expect(screen.getByRole("status").textContent).toContain("All is well");
});
