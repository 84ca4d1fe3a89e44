import { afterEach, expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerMove, archive, bar, box, five, press, refuseMoveByRate, ticked } from "../../test/chosenProjects.ts";
import { expectNames, openProjectList } from "../../test/openProjectList.tsx";
import { noticeRate } from "../relay/networkState.ts";

// Resets the rate limit's pause, which a failed test may leave behind.
afterEach(() => noticeRate(new Headers()));

test.each([true, false])(
  "of several to archive one is refused and stays ticked with the reason; the others are brought back with one press, with sorted pages: %s",
  async (hasPages) => {
    const opened = await openProjectList(undefined, five, { hasPages });
    for (const name of ["Ask", "Ek", "Rönn"]) await userEvent.click(box(`Tick ${name}`));
    await bar();
    await archive();
    expect((await bar()).textContent).toContain("0 of 3 done");
    expect(await answerMove(opened)).toEqual(["archiveProject", "gAsk"]);
    expect(await answerMove(opened, "NOT_ALLOWED")).toEqual(["archiveProject", "gEk"]);
    expect(await answerMove(opened)).toEqual(["archiveProject", "gRönn"]);
    expect(screen.getByRole("alert").textContent).toBe(
      "1 project was not archivedEk Only an administrator may do this",
    );
    expect((await bar()).textContent).toContain("2 projects were archived: Ask, Rönn");
    expect(document.activeElement).toBe(await bar());
    await expectNames(["Bok", "Ek", "Lind"]);
    expect(ticked()).toEqual(["Ek"]);

    await press("Undo");
    expect(await answerMove(opened)).toEqual(["activateProject", "gAsk"]);
    expect(await answerMove(opened)).toEqual(["activateProject", "gRönn"]);
    expect((await bar()).textContent).toContain("2 projects were reactivated: Ask, Rönn");
    await expectNames(["Ask", "Bok", "Ek", "Lind", "Rönn"]);
    expect(ticked()).toEqual(["Ek"]);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  },
);

test("stopping leaves those that were not sent as they are, and ticked", async () => {
  const opened = await openProjectList(undefined, five);
  await userEvent.click(box("Tick all 5 in the list"));
  await bar();
  await archive();
  await press("Stop");
  await answerMove(opened);
  await waitFor(async () => expect((await bar()).textContent).toContain("1 project was archived: Ask"));
  expect(opened.environment.mock.getAllOperations()).toEqual([]);
  expect((await bar()).textContent).toContain("Stopped with 4 to go.");
  expect((await bar()).textContent).toContain("4 projects ticked");
});

test("what is archived by trying again, and by going on after a stop, is undone with what was archived before", async () => {
  const opened = await openProjectList(undefined, five);
  await userEvent.click(box("Tick all 5 in the list"));
  await bar();
  await archive();
  await answerMove(opened, "NOT_ALLOWED");
  await answerMove(opened);
  await press("Stop");
  await answerMove(opened);
  await waitFor(async () => expect((await bar()).textContent).toContain("2 projects were archived: Bok, Ek"));
  await userEvent.click(box("Tick Rönn"));
  expect((await bar()).textContent).toContain("Stopped with 1 to go.");
  await press("Try again");
  expect(await answerMove(opened)).toEqual(["archiveProject", "gAsk"]);
  expect((await bar()).textContent).toContain("3 projects were archived: Bok, Ek, Ask");
  await press("Continue");
  expect(await answerMove(opened)).toEqual(["archiveProject", "gLind"]);
  expect((await bar()).textContent).toContain("4 projects were archived: Bok, Ek, Ask, Lind");
  await press("Undo");
  for (const name of ["Bok", "Ek", "Ask", "Lind"])
    expect(await answerMove(opened)).toEqual(["activateProject", `g${name}`]);
  await expectNames(["Ask", "Bok", "Ek", "Lind", "Rönn"]);
});

test("an undo that was stopped goes on with those that are left", async () => {
  const opened = await openProjectList(undefined, five);
  for (const name of ["Ask", "Bok", "Ek"]) await userEvent.click(box(`Tick ${name}`));
  await bar();
  await archive();
  for (let moves = 0; moves < 3; moves++) await answerMove(opened);
  await press("Undo");
  await press("Stop");
  await answerMove(opened);
  await waitFor(async () => expect((await bar()).textContent).toContain("1 project was reactivated: Ask"));
  expect((await bar()).textContent).toContain("Stopped with 2 to go.");
  await press("Continue");
  expect(await answerMove(opened)).toEqual(["activateProject", "gBok"]);
  expect(await answerMove(opened)).toEqual(["activateProject", "gEk"]);
  expect((await bar()).textContent).toContain("3 projects were reactivated: Ask, Bok, Ek");
  await expectNames(["Ask", "Bok", "Ek", "Lind", "Rönn"]);
});

test("sorted pages are asked for again once the last of several is moved, not after each", async () => {
  const opened = await openProjectList(undefined, five);
  const isBeingRenewed = () => document.querySelector("[aria-busy=true]") !== null;
  for (const name of ["Ask", "Ek"]) await userEvent.click(box(`Tick ${name}`));
  await bar();
  await archive();
  await answerMove(opened);
  await waitFor(async () => expect((await bar()).textContent).toContain("1 of 2 done"));
  expect(isBeingRenewed()).toBe(false);
  await answerMove(opened);
  expect(isBeingRenewed()).toBe(true);
  await expectNames(["Bok", "Lind", "Rönn"]);
});

test("a project that the rate refuses waits, as the bar tells, and is left when it is stopped meanwhile", async () => {
  const opened = await openProjectList(undefined, five);
  for (const name of ["Ask", "Ek"]) await userEvent.click(box(`Tick ${name}`));
  await bar();
  await archive();
  await answerMove(opened);
  noticeRate(new Headers({ "retry-after": "40" }));
  await refuseMoveByRate(opened);
  expect((await bar()).textContent).toContain(
    "1 of 2 done. There were many changes in a short time. It goes on by itself within a minute.",
  );
  await press("Stop");
  await waitFor(async () => expect((await bar()).textContent).toContain("Stopped with 1 to go."));
  expect((await bar()).textContent).toContain("1 project was archived: Ask");
  expect(screen.queryByRole("alert")).toBeNull();
});
