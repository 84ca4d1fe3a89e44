import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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

test.each([
  [1, ["Put off"]],
  [2, ["Put off all 2", "Put off"]],
])("%i of a kind can be put off together only beside several lines", async (count, words) => {
  await open([{ ...one("VALUE_OUTSIDE"), count }], { attention: true, attentionItems: true });
  expect(screen.getAllByRole("button", { name: /^Put off/ }).map(({ textContent }) => textContent)).toEqual(words);
});

const group = (name: RegExp) => screen.getByRole("region", { name });

test("a kind is put off for 30 days at most, and brought back", async () => {
  jest.useFakeTimers({
    now: new Date("2026-01-31T12:00:00"),
    doNotFake: ["setTimeout", "setInterval", "queueMicrotask"],
  });
  const { environment, answer, change } = await open([one("STEP_LEFT")]);
  const asked = () => environment.mock.getMostRecentOperation().request.variables;
  await userEvent.click(screen.getByRole("button", { name: /^Put off/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "30 days until Mon 2026-03-02" }));
  await waitFor(() => expect(asked()).toEqual({ input: { kind: "STEP_LEFT", until: "2026-03-02" } }));
  change([one("STEP_LEFT", "2026-03-02")]);
  await answer();
  expect(await screen.findByText("Put off until 2026-03-02")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Solbacken, Bad" })).toBeNull();
  const heading = screen.getByRole("heading", { name: /^Steps begun/ });
  expect(document.activeElement).toBe(heading);
  await userEvent.click(screen.getByRole("button", { name: "Bring back" }));
  await waitFor(() => expect(asked()).toEqual({ input: { kind: "STEP_LEFT", until: null } }));
  change([one("STEP_LEFT")]);
  await answer();
  await answer();
  expect(await screen.findByRole("link", { name: "Solbacken, Bad" })).toBeTruthy();
  expect(document.activeElement).toBe(heading);
  jest.useRealTimers();
});

test("a kind's last line is put off for this person, told with its day, and brought back", async () => {
  const { environment, answer, change } = await open([one("VALUE_OUTSIDE")]);
  const asked = () => environment.mock.getMostRecentOperation().request.variables;
  await userEvent.click(screen.getByRole("button", { name: "Put off: Solbacken, Wc" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^7 days/ }));
  const item = { kind: "VALUE_OUTSIDE", itemId: "i9 BEFORE_LAYING" };
  await waitFor(() => expect(asked()).toMatchObject({ input: { ...item, until: expect.stringMatching(/^\d{4}-/) } }));
  change([{ ...one("VALUE_OUTSIDE"), count: 0 }]);
  await answer();
  await answer();
  expect(screen.getByText(/Put off until/).textContent).toMatch(/^Solbacken, Wc · Put off until \d{4}-/);
  await userEvent.click(screen.getByRole("button", { name: "Bring back" }));
  await waitFor(() => expect(asked()).toEqual({ input: { ...item, until: null } }));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("down")));
  expect(screen.getByRole("alert").textContent).toContain("could not be stored");
  await userEvent.click(screen.getByRole("button", { name: "Bring back" }));
  change([one("VALUE_OUTSIDE")]);
  await answer();
  await answer();
  expect(screen.queryByText(/Put off until/)).toBeNull();
  expect(screen.getByRole("link", { name: "Solbacken, Wc" })).toBeTruthy();
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
  expect(await screen.findByRole("link", { name: "Solbacken, Wc" })).toBeTruthy();
  expect(screen.queryByText(/put off by you/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: /^Values outside/ }));
});

test("a line that was put off just now is told by its name, and the others with it by their number", async () => {
  const { answer, change } = await open([{ ...one("VALUE_OUTSIDE"), putOffCount: 0 }]);
  await userEvent.click(screen.getByRole("button", { name: "Put off: Solbacken, Wc" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^1 day/ }));
  change([{ ...one("VALUE_OUTSIDE"), putOffCount: 1 }]);
  await answer();
  await answer();
  expect(screen.queryByText(/put off by you/)).toBeNull();
  change([{ ...one("VALUE_OUTSIDE"), putOffCount: 3 }]);
  await userEvent.click(screen.getByRole("button", { name: "Put off: Solbacken, Wc" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^1 day/ }));
  await answer();
  await answer();
  expect(screen.getByText("3 put off by you")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Bring all back" }));
  change([{ ...one("VALUE_OUTSIDE"), putOffCount: 0 }]);
  await answer();
  await answer();
  expect(screen.queryByText(/put off/i, { selector: "[role=status]" })).toBeNull();
});
