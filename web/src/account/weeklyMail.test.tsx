import { beforeEach, expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { openAccountPage } from "../../test/openAccountPage.tsx";

beforeEach(() => {
  document.cookie = "language=en";
});

const part = () => within(screen.getByRole("region", { name: "Weekly mail" }));
const box = () => part().getByRole<HTMLInputElement>("checkbox", { name: "Mail me each week what needs attention" });

test("the weekly mail is switched on, and the box says so at once", async () => {
  const { environment } = await openAccountPage();
  expect(box().checked).toBe(false);
  await userEvent.click(box());
  expect(box().checked).toBe(true);
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toEqual({ input: { wanted: true } });
  const stored = () => ({ user: { id: "gu1", wantsWeeklyMail: true }, userErrors: [] });
  await act(async () =>
    environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, Object.fromEntries([["SetWeeklyMailPayload", stored]])),
    ),
  );
  expect(box().checked).toBe(true);
  expect(part().queryByRole("alert")).toBeNull();
});

test("a change that fails is taken back and said", async () => {
  const { environment } = await openAccountPage();
  await userEvent.click(box());
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("down")));
  expect(box().checked).toBe(false);
  expect(part().getByRole("alert").textContent).toContain("could not be stored");
});

test("a service without it is not offered", async () => {
  await openAccountPage({}, undefined, { wantsWeeklyMail: null });
  expect(screen.queryByRole("region", { name: "Weekly mail" })).toBeNull();
});

test("when it cannot be asked, that part fails alone and is tried again", async () => {
  const down = { message: "down", path: ["viewer", "wantsWeeklyMail"] };
  const { environment } = await openAccountPage({}, [down], { wantsWeeklyMail: null });
  expect(part().getByRole("alert").textContent).toContain("The weekly mail could not be loaded");
  await userEvent.click(part().getByRole("button", { name: "Try again" }));
  expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe("AccountPageQuery");
});

test("a stored setting says when, and is taken back by the same press", async () => {
  const { environment } = await openAccountPage();
  await userEvent.click(box());
  const operation = environment.mock.getMostRecentOperation();
  const stored = () => ({ user: { id: "gu1", wantsWeeklyMail: true }, userErrors: [] });
  await act(async () =>
    environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, Object.fromEntries([["SetWeeklyMailPayload", stored]])),
    ),
  );
  expect(part().getByRole("status").textContent).toMatch(/^Saved \d\d:\d\d · Undo$/);
  await userEvent.click(part().getByRole("button", { name: "Undo" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { wanted: false } });
  expect(document.activeElement).toBe(box());
});
