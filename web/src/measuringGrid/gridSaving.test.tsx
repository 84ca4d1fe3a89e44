import { expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  answerBundle,
  bundles,
  field,
  focused,
  openMeasuringGrid,
  operation,
  recorded,
  rooms,
  type,
} from "../../test/openMeasuringGrid.tsx";
import { NetworkFailure } from "../relay/failures.ts";

const cellOf = (input: HTMLElement) => within(input.closest("td") as HTMLElement);

const outside = (id: string) =>
  recorded(id, 99).measurements.map((one, index) => (index === 0 ? { ...one, verdict: "OUTSIDE" } : one));

test("values save by themselves: the first at once, those that come meanwhile together with the next", async () => {
  const { environment } = await openMeasuringGrid(rooms(4));
  await type("88,6{Enter}");
  const first = { stepEntryId: "ge1", quantity: "RESISTANCE", value: 88.6, version: "RESISTANCE 1" };
  expect(bundles(environment)).toEqual([[first]]);
  await type("88,7{Enter}OL{Enter}>200{Enter}");
  expect(bundles(environment)).toEqual([[first]]);
  expect(screen.getByText("Saving …")).toBeTruthy();
  await answerBundle(environment, { stepEntry: recorded("ge1", 88.6), userErrors: [] });
  expect(bundles(environment)).toMatchObject([
    [
      { stepEntryId: "ge2", value: 88.7 },
      { stepEntryId: "ge3", isOverRange: true },
      { stepEntryId: "ge4", lowerBound: 200 },
    ],
  ]);
  await answerBundle(environment, true, true, true);
  expect(screen.getByText(/^Saved \d\d:\d\d$/)).toBeTruthy();
  expect(field(1).value).toBe("88.6");
});

test("a verdict stands beside a value while it is typed, with what is expected and the drift since an earlier step", async () => {
  await openMeasuringGrid(rooms(1));
  const cell = cellOf(field(1));
  expect(cell.getByText("Not measured")).toBeTruthy();
  expect(cell.getByText("83.8–97.0")).toBeTruthy();
  await type("96,5");
  expect(cell.getByText("Within, near the limit")).toBeTruthy();
  expect(cell.getByText("Not saved")).toBeTruthy();
  expect(cell.getByText(/\+8\.1\sΩ since step 1/)).toBeTruthy();
  await type("0");
  expect(cell.getByText("Within, near the limit")).toBeTruthy();
  await type("{Escape}99");
  expect(cell.getByText("Outside the limits")).toBeTruthy();
  await type("{Escape}85");
  expect(cell.getByText(/\u22123\.4\sΩ since step 1/)).toBeTruthy();
});

test("what is missing, outside or not saved is counted, and each count leads to the next such value", async () => {
  const { environment } = await openMeasuringGrid(rooms(3));
  const count = (name: RegExp) => screen.findByRole("button", { name });
  expect(await count(/^6 values missing/)).toBeTruthy();
  await type("88,6{Enter}99{Enter}");
  expect(await count(/^4 values missing/)).toBeTruthy();
  await answerBundle(environment, { stepEntry: recorded("ge1", 88.6), userErrors: [] });
  await answerBundle(environment, null);
  await userEvent.click(await count(/^1 not saved/));
  expect(focused()).toBe(field(2));
  await type("{ArrowUp}");
  await answerBundle(environment, {
    stepEntry: { ...recorded("ge2", 99), measurements: outside("ge2") },
    userErrors: [],
  });
  await userEvent.click(await count(/^1 outside the limits/));
  expect(focused()).toBe(field(2));
  await userEvent.click(await count(/^4 values missing/));
  expect(focused()).toBe(field(2, "Insulation resistance"));
  await type("{Control>}{End}{/Control}");
  await userEvent.click(await count(/^4 values missing/));
  expect(focused()).toBe(field(1, "Insulation resistance"));
});

test("a value that was refused stays with its reason, and takes no other with it", async () => {
  const { environment } = await openMeasuringGrid(rooms(3));
  await type("88,6{Enter}88,7{Enter}88,8{Enter}");
  await answerBundle(environment, true);
  await answerBundle(environment, "ALREADY_COMPLETED", { stepEntry: recorded("ge3", 88.8), userErrors: [] });
  expect(field(2).value).toBe("88,7");
  expect(cellOf(field(2)).getAllByText(/already finished, so nothing can be changed/)).toHaveLength(2);
  expect(field(3).value).toBe("88.8");
  expect(cellOf(field(3)).queryByText("Not saved")).toBeNull();
});

test("a value over the service's limit is told the limit, not a number of characters", async () => {
  const { environment } = await openMeasuringGrid(rooms(2));
  await type("88,6{Enter}>200{Enter}");
  const refused = (field: string) => ({
    stepEntry: null,
    userErrors: [{ code: "VALUE_INVALID", path: [field], min: null, max: 50 }],
  });
  await answerBundle(environment, refused("value"));
  await answerBundle(environment, refused("lowerBound"));
  for (const row of [1, 2]) expect(cellOf(field(row)).getAllByText(/Too large: the limit is 50\./)).not.toHaveLength(0);
});

test("a conflict shows both values, and one of them is chosen by keyboard", async () => {
  const { environment } = await openMeasuringGrid(rooms(2));
  await type("88,6{Enter}");
  await answerBundle(environment, {
    stepEntry: recorded("ge1", 91),
    userErrors: [{ code: "CONFLICT", path: ["version"] }],
  });
  expect(field(1).value).toBe("88,6");
  expect(cellOf(field(1)).getByText(/^Maja saved 91.0\sΩ$/)).toBeTruthy();
  await type("{ArrowUp}{Tab}");
  expect(focused()).toBe(screen.getByRole("button", { name: /^Keep mine: 88.6\sΩ$/ }));
  await type("{Enter}");
  expect(focused()).toBe(field(1));
  expect(bundles(environment)).toMatchObject([[{ value: 88.6, version: "v2" }]]);
  await answerBundle(environment, {
    stepEntry: recorded("ge1", 92, "v3"),
    userErrors: [{ code: "CONFLICT", path: ["version"] }],
  });
  await type("{Tab}{Tab}{Enter}");
  expect([field(1).value, bundles(environment)]).toEqual(["92.0", []]);
  await type("{Tab}");
  expect(focused()).toBe(field(1, "Insulation resistance"));
});

test("what a broken line kept back goes out together when it is back", async () => {
  const { environment } = await openMeasuringGrid(rooms(3));
  await type("88,6{Enter}88,7{Enter}88,8");
  const fail = async () => {
    const sent = operation(environment, "useRecordReadingsMutation");
    await act(async () => environment.mock.reject(sent, new Error("no network")));
  };
  await fail();
  await fail();
  await type("{Enter}");
  await fail();
  expect(bundles(environment)).toEqual([]);
  expect(await screen.findByRole("button", { name: /^3 not saved/ })).toBeTruthy();
  await act(async () => void window.dispatchEvent(new Event("online")));
  await answerBundle(environment, true);
  expect(bundles(environment)).toMatchObject([[{ value: 88.7 }, { value: 88.8 }]]);
  await answerBundle(environment, true, true);
  await waitFor(() => expect(screen.queryByRole("button", { name: /not saved/ })).toBeNull());
});

test("a value that nothing answers waits, which is no failure, until an answer comes", async () => {
  const { environment } = await openMeasuringGrid(rooms(2));
  const loseAnswer = async () => {
    const sent = operation(environment, "useRecordReadingsMutation");
    await act(async () => environment.mock.reject(sent, new NetworkFailure(null)));
  };
  const countWaiting = () => screen.findByRole("button", { name: /^1 value waits for the connection/ });
  const announced = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  await type("88,6{Enter}");
  await loseAnswer();
  await countWaiting();
  expect(screen.queryByRole("button", { name: /not saved/ })).toBeNull();
  expect(cellOf(field(1)).getByText("Waits for the connection")).toBeTruthy();
  expect(cellOf(field(1)).queryByText("Not saved")).toBeNull();
  expect(field(1).getAttribute("aria-invalid")).toBeNull();
  expect(announced()).toContainEqual(expect.stringMatching(/It is saved by itself when the connection is back\.$/));
  expect(screen.queryByRole("alert")).toBeNull();
  await type("{ArrowUp}{Enter}");
  expect(focused()).toBe(field(2));
  expect(cellOf(field(1)).getByText("Waits for the connection")).toBeTruthy();
  await answerBundle(environment, "ALREADY_COMPLETED");
  expect(await screen.findByRole("button", { name: /^1 not saved/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /waits/ })).toBeNull();
  expect(field(1).getAttribute("aria-invalid")).toBe("true");
  expect(announced().join()).not.toContain("connection");
});

test("a value that is not sent when its cell goes is sent then", async () => {
  const { environment, router } = await openMeasuringGrid(rooms(1));
  await type("88,6");
  await act(async () => router.navigate("/projects/ongoing/p1/folder/f1"));
  expect(bundles(environment)).toMatchObject([[{ value: 88.6 }]]);
});

test("a value that no instrument shows keeps its cell, and is asked about before it is saved", async () => {
  const { environment } = await openMeasuringGrid(rooms(2));
  await type("{Tab}500850{Enter}");
  expect(focused()).toHaveProperty("value", "500850");
  expect([screen.getByText("Check the value"), bundles(environment)]).toEqual([expect.anything(), []]);
  await userEvent.click(screen.getByRole("button", { name: "Save it" }));
  expect(bundles(environment)).toMatchObject([[{ quantity: "INSULATION", value: 500_850 }]]);
});
