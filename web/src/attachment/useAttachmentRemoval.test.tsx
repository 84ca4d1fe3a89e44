import { expect, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";

const asked = (environment: MockEnvironment) => environment.mock.getMostRecentOperation().request.variables;

const files = ["old.pdf", "plan.pdf"].map((fileName) => ({
  url: `https://files.example/${fileName}`,
  fileName,
  contentType: "application/pdf",
  size: 900,
  sameAs: null,
}));
const steps = (installation.steps as { entries: object[] }[]).map((step) => ({
  ...step,
  entries: step.entries.map((entry) => ({ ...entry, attachments: files })),
}));
const recordedList = (names: string[]) => ({
  stepEntryId: "ge2",
  attachments: names.map((fileName) => ({ url: `https://files.example/${fileName}`, fileName })),
  version: "ATTACHMENTS 1",
});
const answerList = (environment: MockEnvironment, names: string[]) =>
  act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => {
      const [, after] = steps;
      const attachments = files.filter(({ fileName }) => names.includes(fileName));
      const stepEntry = { ...after?.entries[0], attachments };
      return mockAnswer(operation, { recordAttachments: { stepEntry, installation: null, userErrors: [] } });
    }),
  );

test("a removed file leaves its place to Undo, which puts it back where it was", async () => {
  const { environment } = await openInstallationPanel({ steps }, "&step=after");
  await userEvent.click(screen.getByRole("button", { name: "Remove old.pdf" }));
  await waitFor(() => expect(asked(environment)).toEqual({ input: recordedList(["plan.pdf"]) }));
  const undo = () => screen.getByRole("button", { name: "Undo the removal of old.pdf" });
  expect(document.activeElement).toBe(undo());
  await answerList(environment, ["plan.pdf"]);
  const tiles = () => screen.getAllByText(/^(old|plan)$/).map((name) => name.textContent);
  expect(tiles()).toEqual(["old", "plan"]);
  await userEvent.click(undo());
  await waitFor(() => expect(asked(environment)).toEqual({ input: recordedList(["old.pdf", "plan.pdf"]) }));
  await answerList(environment, ["old.pdf", "plan.pdf"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove old.pdf" }));
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
});

test("a removed file that cannot be brought back keeps its Undo and says so", async () => {
  const { environment } = await openInstallationPanel({ steps }, "&step=after");
  await userEvent.click(screen.getByRole("button", { name: "Remove plan.pdf" }));
  await answerList(environment, ["old.pdf"]);
  await userEvent.click(screen.getByRole("button", { name: "Undo the removal of plan.pdf" }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect((await screen.findByRole("alert")).textContent).toContain("plan.pdf was not brought back.");
  expect(screen.getByRole("button", { name: "Undo the removal of plan.pdf" })).toBeTruthy();
});

test("a removal that fails leaves the file where it is, says so, and can be tried again", async () => {
  const { environment } = await openInstallationPanel({ steps }, "&step=after");
  await userEvent.click(screen.getByRole("button", { name: "Remove old.pdf" }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect((await screen.findByRole("alert")).textContent).toContain("old.pdf was not removed.");
  expect(screen.getByTitle("old.pdf")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(asked(environment)).toEqual({ input: recordedList(["plan.pdf"]) }));
});

test("a file is removed from the list that somebody else added to meanwhile, and theirs stays", async () => {
  const { environment } = await openInstallationPanel({ steps }, "&step=after");
  await userEvent.click(screen.getByRole("button", { name: "Remove old.pdf" }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => {
      const [, after] = steps;
      const theirs = { ...files[0], url: "https://files.example/theirs.pdf?s=2", fileName: "theirs.pdf" };
      const attachments = [...files.map((file) => ({ ...file, url: `${file.url}?s=2` })), theirs];
      const stepEntry = { ...after?.entries[0], attachments, changes: [{ field: "ATTACHMENTS", version: "v2" }] };
      const userErrors = [{ code: "CONFLICT" }];
      return mockAnswer(operation, { recordAttachments: { stepEntry, installation: null, userErrors } });
    }),
  );
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const { attachments, version } = asked(environment).input;
  expect([attachments.map(({ fileName }: { fileName: string }) => fileName), version]).toEqual([
    ["plan.pdf", "theirs.pdf"],
    "v2",
  ]);
});

test("of two removals that fail each says so, and one that is tried again leaves the other's message", async () => {
  const { environment } = await openInstallationPanel({ steps }, "&step=after");
  for (const name of ["old.pdf", "plan.pdf"]) {
    await userEvent.click(screen.getByRole("button", { name: `Remove ${name}` }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  }
  const told = () => screen.getAllByRole("alert").map(({ textContent }) => textContent?.split(" ")[0]);
  expect(told()).toEqual(["old.pdf", "plan.pdf"]);
  await userEvent.click(screen.getAllByRole("button", { name: "Try again" })[0] as HTMLElement);
  expect(told()).toEqual(["plan.pdf"]);
  await userEvent.click(screen.getByRole("button", { name: "Dismiss the error for plan.pdf" }));
  expect(screen.queryByRole("alert")).toBeNull();
});
