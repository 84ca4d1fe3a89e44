import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { entry } from "../../test/openInstallationPanel.tsx";
import {
  answerBundle,
  answerList,
  answerRooms,
  bundles,
  focused,
  folderOf,
  openMeasuringGrid,
  previewedLines,
  recorded,
  room,
  rooms,
  step,
  stepLink,
  type,
  visitMeasuringGrid,
} from "../../test/openMeasuringGrid.tsx";

const all = "?view=measure&steps=all";
const field = (number: number, title: string, quantity = "Resistance") =>
  screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^Room ${number} ${title} ${quantity}, `) });

beforeEach(() => localStorage.clear());

// jsdom draws nothing, so the focus of a field scrolls its grid here as a browser would.
beforeEach(() => {
  const focus = HTMLElement.prototype.focus;
  jest.spyOn(HTMLElement.prototype, "focus").mockImplementation(function (this: HTMLElement) {
    focus.call(this);
    const scroller = this.closest("[role=grid]")?.parentElement;
    if (scroller) scroller.scrollLeft = 168;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

test("shows the values of all steps side by side, with the expected range and the limit that all rooms share", async () => {
  await openMeasuringGrid(rooms(2), all);
  const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(headers).toEqual([
    "Room",
    "Expected, Ω",
    "1Before laying",
    "2After laying",
    "Resistance, Ω",
    "Insulation resistance, MΩ ≥ 10",
    "Resistance, Ω",
    "Insulation resistance, MΩ ≥ 10",
  ]);
  expect(field(1, "Before laying").value).toBe("88.4");
  expect(screen.getAllByText("83.8–97.0", { selector: "td" })).toHaveLength(2);
  expect(focused()).toBe(field(1, "After laying"));
});

test("the grid opens with its first step in sight, and scrolls when a key moves the focus", async () => {
  await openMeasuringGrid(rooms(2), all);
  const scroller = screen.getByRole("grid").parentElement as HTMLElement;
  expect(focused()).toBe(field(1, "After laying"));
  expect(scroller.scrollLeft).toBe(0);
  await type("{Tab}");
  expect(focused()).toBe(field(1, "After laying", "Insulation resistance"));
  expect(scroller.scrollLeft).toBe(168);
});

test.each(["the other room", "the room with the energised step"])(
  "the steps keep their order and numbers when %s arrives first",
  async (first) => {
    const energised = {
      ...step("after", 2, [entry("ge2 energised", null)]),
      stepLabel: "energised",
      title: "Energised",
    };
    const other = room(2, { steps: [step("before", 2, [entry("ge2", null)]), energised] });
    await openMeasuringGrid(first === "the other room" ? [room(1), other] : [other, room(1)], all);
    const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(headers.slice(2, 5)).toEqual(["1Before laying", "2After laying", "Energised"]);
  },
);

test("keys lead over the steps, and a value saves in its own step", async () => {
  const { environment } = await openMeasuringGrid(rooms(2), all);
  await userEvent.click(field(1, "Before laying", "Insulation resistance"));
  await type("500{Tab}88,6{Enter}");
  expect(focused()).toBe(field(2, "Before laying", "Insulation resistance"));
  const first = { stepEntryId: "ge1 before", quantity: "INSULATION", value: 500 };
  expect(bundles(environment)).toMatchObject([[first]]);
  await answerBundle(environment, true);
  expect(bundles(environment)).toMatchObject([[{ stepEntryId: "ge1", quantity: "RESISTANCE", value: 88.6 }]]);
  await type("{Control>}{End}{/Control}");
  expect(focused()).toBe(field(2, "After laying", "Insulation resistance"));
});

test("undo leads to the cell among all steps and stays there", async () => {
  const { environment, router } = await openMeasuringGrid(rooms(2), all);
  await userEvent.click(field(1, "After laying"));
  await type("95{Enter}");
  await answerBundle(environment, { stepEntry: recorded("ge1", 95), userErrors: [] });
  await userEvent.click(field(2, "Before laying"));
  await type("{Control>}z{/Control}");
  expect([focused(), router.state.location.search]).toEqual([field(1, "After laying"), all]);
});

test("a step counts the rooms that are measured, what is typed too, and says when it is complete", async () => {
  const filled = (number: number) =>
    room(number, { steps: [step("before", number, [entry(`ge${number}`, null)].map(withoutInsulation))] });
  await openMeasuringGrid([filled(1), filled(2)], "?view=measure&step=before");
  expect(stepLink("Before laying").textContent).toContain("0/2");
  await type("88,6{Enter}");
  expect(await screen.findByText("1/2")).toBeTruthy();
  expect(within(stepLink("Before laying")).getByText("1 of 2 rooms measured")).toBeTruthy();
  await type("88,7{Enter}");
  expect((await screen.findByText("2/2")).parentElement?.querySelector("svg")).toBeTruthy();
});

test("a complete step with a value outside the limits is marked as outside, not as complete", async () => {
  const filled = room(1, { steps: [step("before", 1, [entry("ge1", null)].map(withoutInsulation))] });
  await openMeasuringGrid([filled], "?view=measure&step=before");
  await type("120{Enter}");
  expect(
    await within(stepLink("Before laying")).findByText(/1 of 1 rooms measured, 1 outside the limits/),
  ).toBeTruthy();
  expect(stepLink("Before laying").querySelector("svg")?.innerHTML).toContain("--danger-text");
});

const withoutInsulation = (one: ReturnType<typeof entry>) => ({
  ...one,
  measurements: one.measurements.filter(({ quantity }) => quantity === "RESISTANCE"),
});

test("the choice stands in the address, and the grid opens with it again", async () => {
  const { router } = await openMeasuringGrid(rooms(1), "?view=measure&step=after");
  await userEvent.click(screen.getByRole("link", { name: "All steps" }));
  expect(router.state.location.search).toBe(all);
  cleanup();
  const again = await openMeasuringGrid(rooms(1));
  expect(again.router.state.location.search).toBe(all);
  await userEvent.click(stepLink("After laying"));
  expect(again.router.state.location.search).toBe("?view=measure&step=after");
  cleanup();
  const last = await openMeasuringGrid(rooms(1));
  expect(last.router.state.location.search).toBe("?view=measure&step=after");
});

test("a deviation has a shape, an empty cell a ring, and a good value neither", async () => {
  const bad = entry("ge1 before", 20);
  const outside = {
    ...bad,
    measurements: bad.measurements.map((one, index) => (index === 0 ? { ...one, verdict: "OUTSIDE" } : one)),
  };
  const after = step("after", 1, [entry("ge1", null)]);
  await openMeasuringGrid([room(1, { steps: [step("before", 1, [outside]), after] })], all);
  const tone = (input: HTMLElement) => input.closest("td")?.querySelector("[data-tone]")?.getAttribute("data-tone");
  expect(tone(field(1, "Before laying"))).toBe("bad");
  expect(tone(field(1, "Before laying", "Insulation resistance"))).toBeUndefined();
  expect(tone(field(1, "After laying"))).toBe("empty");
});

test("of more rooms than fit only those in view are drawn", async () => {
  await openMeasuringGrid(rooms(60), all);
  expect(screen.getByRole("grid", { name: "All steps" }).getAttribute("aria-rowcount")).toBe("62");
  expect(screen.getAllByRole("rowheader").length).toBeLessThan(40);
});

test("the cursor stays in its cell when a room that loads later brings columns before it", async () => {
  const { environment } = await visitMeasuringGrid(all);
  const short = room(1, { steps: [step("after", 1, [entry("ge1", null)])] });
  await answerList(environment, [folderOf("f0", [], { name: "" }), folderOf("f1", [short, room(2)])]);
  await answerRooms(environment, [short], "c1");
  expect(focused()).toBe(field(1, "After laying"));
  await answerRooms(environment, [room(2)]);
  expect(focused()).toBe(field(1, "After laying"));
  userEvent.setup();
  await navigator.clipboard.writeText("Room 1\t88,6\t500");
  await userEvent.click(screen.getByRole("button", { name: "Paste" }));
  await screen.findByRole("dialog");
  expect(previewedLines()).toEqual([
    ["1", "Room 1", expect.any(String), "88.6\u00a0Ω", "500\u00a0MΩ", "Within the limits"],
  ]);
});
