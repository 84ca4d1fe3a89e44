import { expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { bar, box, press } from "../../test/chosenProjects.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { openProjectList, project } from "../../test/openProjectList.tsx";

const many = Array.from({ length: 30 }, (_, index) => project(`${index}`, `Project ${`${index}`.padStart(2, "0")}`));

const batch = (rest: object = {}) => ({
  ...{ id: "b1", action: "ARCHIVE", state: "RUNNING", itemCount: 30, doneCount: 12, leftCount: 0, waitingCount: 18 },
  ...{ createdAt: new Date().toISOString(), undoableUntil: null, isUndo: false, retryAt: null, left: [], waiting: [] },
  ...rest,
});
const ended = {
  state: "COMPLETED",
  doneCount: 29,
  leftCount: 1,
  waitingCount: 0,
  undoableUntil: "2099-01-01T10:00:00Z",
};

async function answerBatches(environment: MockEnvironment, name: string, answer: object) {
  const isAsked = () => environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === name);
  await waitFor(() => expect(isAsked()).toBeDefined());
  const operation = isAsked();
  if (!operation) throw new Error(`${name} is not asked`);
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, answer)));
  return operation.request.variables;
}
const list = (...batches: object[]) => ({ viewer: { id: "u", company: { id: "c", batches } } });

async function openWithBatches(...known: object[]) {
  const opened = await openProjectList(undefined, many, { batches: true });
  await answerBatches(opened.environment, "useBatchesQuery", list(...known));
  return opened;
}

test("archiving more than 25 asks with their number, runs in the service with its progress, tells what was left, and is undone", async () => {
  const { environment } = await openWithBatches();
  await userEvent.click(box("Tick all 30 in the list"));
  await bar();
  await press("Archive");
  expect(screen.getByRole("dialog", { name: "Archive 30 projects?" }).textContent).toContain("undone for a day");
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Archive" }));
  const { input } = await answerBatches(environment, "useBatchesStartMutation", {
    startBatch: { batch: batch(), userErrors: [] },
  });
  expect(input).toMatchObject({ action: "ARCHIVE", ids: expect.arrayContaining(["g0", "g29"]) });
  expect(input.ids).toHaveLength(30);
  const told = screen.getByRole("region", { name: "Changes of several" });
  expect(told.textContent).toContain("12 of 30 projects archived. You may close this page; it goes on.");
  expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
  const left = [{ objectId: null, title: "Project 07", code: null }];
  await answerBatches(environment, "useBatchesQuery", list(batch({ ...ended, left })));
  expect(told.textContent).toMatch(/29 projects were archived\. It can be undone until 2099-01-0\d \d\d:\d\d/);
  expect(screen.getByRole("alert").textContent).toBe("1 was left as it is:Project 07 It is no longer there.");
  await press("Undo");
  const undo = await answerBatches(environment, "useBatchesUndoMutation", {
    undoBatch: { batch: batch({ id: "b2", action: "REACTIVATE", isUndo: true, doneCount: 0 }), userErrors: [] },
  });
  expect(undo).toEqual({ input: { batchId: "b1" } });
  expect(told.textContent).toContain("0 of 30 projects reactivated.");
});

test("the question names the number, of one too, and no is no", async () => {
  const { environment } = await openWithBatches();
  await userEvent.click(box("Tick Project 01"));
  await bar();
  await press("Archive");
  expect(screen.getByRole("dialog", { name: "Archive 1 project?" })).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(box("Tick Project 02"));
  await press("Archive");
  const dialog = screen.getByRole("dialog", { name: "Archive 2 projects?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)).not.toContain(
    "useBatchesStartMutation",
  );
  expect((await bar()).textContent).toContain("2 projects ticked");
});

test("the list tells what another page began, and says where the limit of a day stopped a sending", async () => {
  const stopped = {
    state: "STOPPED",
    action: "RESEND",
    doneCount: 100,
    waitingCount: 29,
    retryAt: "2099-01-01T10:00:00Z",
  };
  await openWithBatches(batch({ id: "b3" }), batch({ id: "b4", ...stopped }));
  const told = screen.getByRole("region", { name: "Changes of several" });
  expect(told.textContent).toContain("12 of 30 projects archived.");
  expect(told.textContent).toContain("100 certificates are being sent again.");
  expect(told.textContent).toContain(
    "29 were not tried. The limit of 100 sendings a day is reached; the next one can go",
  );
  await press("Close");
  expect(told.textContent).not.toContain("certificates");
});

test("a start that is refused keeps the ticks and says why", async () => {
  const { environment } = await openWithBatches();
  for (const name of ["Tick Project 01", "Tick Project 02"]) await userEvent.click(box(name));
  await bar();
  await press("Archive");
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Archive" }));
  await answerBatches(environment, "useBatchesStartMutation", {
    startBatch: { batch: null, userErrors: [{ code: "RATE_LIMITED" }] },
  });
  expect(screen.getByRole("alert").textContent).toContain("Five such changes of your company are running.");
  expect((await bar()).textContent).toContain("2 projects ticked");
});
