import { beforeEach, expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { box, declaration, finish, finished, mutations, reason, row, sent } from "../../test/finishPanel.ts";
import {
  answerPage,
  entry,
  listed,
  openFinishPanel,
  openReadFinishPanel,
  pageOf,
  room,
} from "../../test/openFinishPanel.tsx";

beforeEach(() => window.sessionStorage.clear());

const outside = {
  kind: "OUTSIDE",
  stepLabel: "before",
  stepNumber: 1,
  stepTitle: "Before laying",
  productTitle: "Cable",
  field: "RESISTANCE",
  value: 101.9,
  isOverRange: false,
  lowerBound: null,
  minimum: 83.8,
  maximum: 97,
};
test("lists what can be finished by title, what cannot be yet with what it lacks, and counts the finished ones", async () => {
  const notRecorded = { ...outside, kind: "NOT_RECORDED", stepNumber: 2, stepLabel: "after" };
  const { router } = await openReadFinishPanel([
    room(10),
    finished(4),
    room(3, { viewerCanFinish: false, missing: [notRecorded, { ...notRecorded, field: "INSULATION" }] }),
    room(5, { viewerCanFinish: false, missing: [{ kind: "NO_PRODUCTS" }], products: [], steps: [] }),
    room(6, { viewerCanFinish: false, missing: [{ ...notRecorded, field: "ATTACHMENTS" }] }),
    room(2),
  ]);
  expect(screen.getByRole("heading", { level: 2, name: "Finish several" })).toBe(document.activeElement);
  expect(
    screen.getAllByRole("checkbox").map((input) => input.ariaLabel ?? input.closest("label")?.textContent),
  ).toEqual([
    "All 2 that can be finished",
    ...["Bathroom 2", "Bathroom 10", "Bathroom 3", "Bathroom 5", "Bathroom 6"],
    expect.stringMatching(/^I certify/),
  ]);
  expect(["Bathroom 10", "Bathroom 3", "Bathroom 5"].map((name) => box(name).disabled)).toEqual([false, true, true]);
  const lacks = { 3: "2 values missing", 5: "No products selected", 6: "1 photo missing" };
  for (const [number, words] of Object.entries(lacks)) expect(row(`Bathroom ${number}`).getByText(words)).toBeTruthy();
  expect(screen.getByText("1 other installation is already finished.")).toBeTruthy();
  expect(screen.queryByText("Bathroom 4")).toBeNull();
  expect(row("Bathroom 5").getByRole("link", { name: "Choose products" }).getAttribute("href")).toMatch(/products/);
  await userEvent.click(row("Bathroom 3").getByRole("link", { name: /^Open step\s2$/ }));
  expect(router.state.location.search).toBe("?installation=i3&step=after");
});

test("filters by deviations and by what cannot be finished, and keeps the ticks of hidden rooms", async () => {
  const deviating = entry("ge2", { verdict: "OUTSIDE" });
  const steps = [{ id: "gs2", stepLabel: "before", title: "Before laying", entries: [deviating] }];
  await openReadFinishPanel([room(1), room(2, { steps }), notReady(3)]);
  await userEvent.click(box("Bathroom 1"));
  const rowTitles = () =>
    screen.getAllByRole("rowheader").flatMap(({ textContent }) => /^Bathroom \d/.exec(textContent) ?? []);
  expect(rowTitles()).toEqual(["Bathroom 1", "Bathroom 2", "Bathroom 3"]);
  await userEvent.click(screen.getByRole("button", { name: "With deviations 1" }));
  expect(rowTitles()).toEqual(["Bathroom 2"]);
  await userEvent.click(box("Bathroom 2"));
  expect(finish().textContent).toBe("Finish 2 installations");
  await userEvent.click(screen.getByRole("button", { name: "Cannot be finished yet 1" }));
  expect(rowTitles()).toEqual(["Bathroom 3"]);
  await userEvent.click(screen.getByRole("button", { name: "All 3" }));
  expect(["Bathroom 1", "Bathroom 2"].map((name) => box(name).checked)).toEqual([true, true]);
});

test("shows each value of each room with its verdict and the way to its step, and counts what is ticked", async () => {
  const steps = [
    { id: "gs1", stepLabel: "before", title: "Before laying", entries: [entry("ge1", { verdict: "OUTSIDE" }, null)] },
  ];
  await openReadFinishPanel([room(1, { steps }), room(2)]);
  expect(row("Bathroom 1").getByText("1 outside the limits")).toBeTruthy();
  expect(row("Bathroom 1").getByText("1 not measured")).toBeTruthy();
  expect(row("Bathroom 2").getByText(/^Within/)).toBeTruthy();
  const link = row("Bathroom 1").getByRole("link", { name: /Step 1: Before laying: Resistance, .*utside.*88\.4/ });
  expect(link.getAttribute("href")).toBe("/projects/ongoing/p1/folder/f1?installation=i1&step=before");
  expect(screen.getByText("2 can be finished. Tick those to finish.")).toBeTruthy();
  await userEvent.click(box("Bathroom 1"));
  expect(
    screen.getByText("This is what you certify: 1 value and 0 photos in 1 room. Measured 2026-11-20."),
  ).toBeTruthy();
  await userEvent.click(box("Bathroom 2"));
  expect(screen.getByText(/3 values and 0 photos in 2 rooms/)).toBeTruthy();
});

test("sends nothing before something is ticked and the declaration is made", async () => {
  const { environment } = await openReadFinishPanel([room(1), room(2)]);
  await userEvent.click(declaration());
  expect(screen.getByText("Tick the installations to finish first.").tagName).toBe("P");
  await userEvent.click(declaration());
  expect(reason()).toBe("Tick the installations to finish first.");
  await userEvent.click(finish());
  await userEvent.click(box("All 2 that can be finished"));
  expect(finish().textContent).toBe("Finish 2 installations");
  expect(reason()).toBe("Tick the box to certify first.");
  await userEvent.click(finish());
  expect(mutations(environment)).toHaveLength(0);
  await userEvent.click(declaration());
  await userEvent.click(finish());
  expect(sent(environment)).toEqual({
    installationIds: ["gi1", "gi2"],
    acceptsDisclaimer: true,
    idempotencyKey: expect.any(String),
  });
});

test("an installation with values or files that are not stored is named and stays behind until they are", async () => {
  const failed = {
    share: 0,
    failure: { kind: "failed", requestId: null },
    isResting: false,
    isBeingStored: false,
    isWaiting: false,
    isCancelled: false,
    isRecording: false,
  } as const;
  const upload = { ...failed, id: "u1", entryId: "ge2", file: new File(["x"], "x.png"), keepsPlace: false };
  const { environment, unsaved } = await openReadFinishPanel([room(1), room(2), room(3)], { uploads: [upload] });
  const key = { entryId: "ge1", field: "RESISTANCE", subject: "Bathroom 1" } as const;
  const empty = { value: { kind: "empty" }, version: null } as const;
  act(() => {
    unsaved.type(key, empty, "abc");
    void unsaved.commit(key);
  });
  await userEvent.click(box("All 3 that can be finished"));
  await userEvent.click(declaration());
  expect(row("Bathroom 1").getByText("1 value is not saved")).toBeTruthy();
  expect(row("Bathroom 2").getByText("1 file was not uploaded")).toBeTruthy();
  const link = row("Bathroom 1").getByRole("link", { name: "Open the step “Before laying”" });
  expect(link.getAttribute("href")).toBe("/projects/ongoing/p1/folder/f1?installation=i1&step=before");
  expect(finish().textContent).toBe("Finish 1 installation");
  act(() => unsaved.drop(key));
  expect(finish().textContent).toBe("Finish 2 installations");
  await userEvent.click(finish());
  expect(sent(environment)).toMatchObject({ installationIds: ["gi1", "gi3"] });
});

test("says so when nothing can be finished yet", async () => {
  await openReadFinishPanel([room(1, { viewerCanFinish: false, missing: [{ kind: "NO_PRODUCTS" }] })]);
  expect(screen.getByRole("heading", { name: "Nothing can be finished here yet" })).toBeTruthy();
  expect(screen.getAllByRole("checkbox")).toEqual([box("Bathroom 1")]);
  expect(box("Bathroom 1").disabled).toBe(true);
});

const notReady = (number: number) => room(number, { viewerCanFinish: false, missing: [{ kind: "NO_PRODUCTS" }] });

test("lists the rooms of the folders below under their places, and reads only folders with something to finish", async () => {
  const [north, south, attic] = [[room(2), notReady(3)], [room(4)], [notReady(5)]];
  const below = [listed("f2", "Floor 1 / North", north), listed("f3", "Floor 1 / South", south)];
  const tree = [
    listed("f0", "Floor 0", [room(9)]),
    listed("f1", "Floor 1", [], [...below, listed("f4", "Floor 1 / Attic", attic)]),
  ];
  const { environment } = await openFinishPanel([...north, ...south, ...attic], { folders: tree });
  await answerPage(environment, "f2", pageOf(north));
  await answerPage(environment, "f3", pageOf(south));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  const places = screen.getAllByText(/^Floor 1 \/ /).map(({ textContent }) => textContent);
  const blocked = ["North", "Attic"].map((floor) => `Floor 1 / ${floor} · Cannot be finished yet`);
  expect(places).toEqual(["Floor 1 / North", "Floor 1 / South", ...blocked]);
  await userEvent.click(box("All 2 that can be finished"));
  await userEvent.click(declaration());
  await userEvent.click(finish());
  expect(sent(environment)).toMatchObject({ installationIds: ["gi2", "gi4"] });
  expect(row("Bathroom 5").getByText("No products selected")).toBeTruthy();
});

test("the panel of a project lists the rooms of all its folders, those directly in it under the project's name", async () => {
  const [own, floor] = [[room(1)], [room(2)]];
  const folders = [listed("f1", "", own, [listed("f2", "Floor 2", floor)])];
  const { environment } = await openFinishPanel([...own, ...floor], { folders, isRoot: true });
  await answerPage(environment, "f1", pageOf(own));
  await answerPage(environment, "f2", pageOf(floor));
  const places = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(places.filter((name) => !name?.startsWith("Bathroom"))).toEqual([
    "Kvarteret Ripan",
    "Floor 2",
    "Date and person measuring",
  ]);
});

test("after 300 rooms no further folder is read: it leads to a panel of its own", async () => {
  const [many, more] = [Array.from({ length: 300 }, (_, index) => room(index + 1)), [room(301), room(302)]];
  const folders = [listed("f1", "Floor 1", many, [listed("f2", "Floor 1 / North", more)])];
  const { environment } = await openFinishPanel([...many, ...more], { folders });
  await answerPage(environment, "f1", pageOf(many));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  expect(screen.getByRole("heading", { name: "2 more can be finished folder by folder" })).toBeTruthy();
  const link = screen.getByRole("link", { name: "Floor 1 / North" });
  expect(link.getAttribute("href")).toBe("/projects/ongoing/p1/folder/f1?finish=f2");
});
