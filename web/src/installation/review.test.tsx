import { expect, test } from "@jest/globals";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { openProject, project } from "../../test/projectPage.tsx";

const finished = {
  completedAt: "2026-11-24T13:05:00.000Z",
  review: { state: "WAITING", finishedBy: "Jonas Bergkvist", reviewedBy: null, reviewedAt: null, note: null },
};
const decided = { finishedBy: "Jonas Bergkvist", reviewedBy: "Sofia Lindgren", reviewedAt: "2026-11-24T14:20:00.000Z" };

const open = (found: object, review = true) => openInstallationPanel(found, "", { review });

test("a second person approves with a note, or sends back only with one", async () => {
  const { environment } = await open({ ...finished, viewerCanReview: true });
  expect(await screen.findByRole("heading", { name: "Waits for a review" })).toBeTruthy();
  expect(screen.getByText(/Finished by Jonas Bergkvist/)).toBeTruthy();
  const latest = () => environment.mock.getMostRecentOperation();

  await userEvent.click(screen.getByRole("button", { name: "Send back" }));
  expect(screen.getByText("Write what is wrong.")).toBeTruthy();
  expect(environment.mock.getAllOperations()).toEqual([]);

  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "The photo of the joint is missing");
  await userEvent.click(screen.getByRole("button", { name: "Send back" }));
  expect(latest().request.variables).toEqual({
    input: { installationId: "gi1", reason: "The photo of the joint is missing" },
  });
  const review = { ...decided, state: "RETURNED", note: "The photo of the joint is missing" };
  const returned = { ...installation, completedAt: null, viewerCanReview: false, review };
  await act(async () =>
    environment.mock.resolve(
      latest(),
      mockAnswer(latest(), { returnInstallation: { installation: returned, userErrors: [] } }),
    ),
  );
  expect(screen.getByRole("heading", { name: /Sent back by Sofia Lindgren/ })).toBeTruthy();
  expect(screen.getByText("The photo of the joint is missing")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
});

test("who finished it is told that somebody else reviews, and gets no buttons", async () => {
  await open(finished);
  expect(await screen.findByText(/You finished it yourself/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
});

test.each([
  [/once every room of the folder is completed/, {}],
  ["Its warranty is activated.", { activatedAt: "2026-11-25T09:00:00.000Z" }],
])("an approved room says of its warranty: %s", async (told, found) => {
  await open({ ...finished, review: { ...decided, state: "RELEASED", note: null }, ...found });
  expect(await screen.findByText(told)).toBeTruthy();
});

test("a service without reviews shows nothing of them", async () => {
  await open(finished, false);
  expect(screen.queryByText(/review/i)).toBeNull();
});

test("who finished all that waits is told for whom it waits, and is offered no review", async () => {
  const [folder] = project.signableFolders;
  const openWith = (reviewers: string[]) => {
    const own = {
      completedAt: finished.completedAt,
      missing: [],
      awaitsReview: true,
      viewerCanReview: false,
      reviewers,
    };
    const installations = folder?.installations.map((one) => ({ ...one, ...own }));
    const rootFolder = { ...project.rootFolder, isComplete: true };
    return openProject({ ...project, rootFolder, signableFolders: [{ ...folder, installations }] });
  };
  await openWith(["Sofia Lindgren", "Åsa Wikström"]);
  expect(screen.getByText(/By Sofia Lindgren or Åsa Wikström\./)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Review/ })).toBeNull();
  expect(screen.queryByText(/can be activated/)).toBeNull();
  cleanup();
  await openWith([]);
  expect(screen.getByText(/Nobody else in the company can review/)).toBeTruthy();
});

test("several rooms are released together from the list of what is missing", async () => {
  const [folder] = project.signableFolders;
  const waiting = folder?.installations.map((one) => ({ ...one, awaitsReview: true }));
  const { environment } = await openProject({
    ...project,
    signableFolders: [{ ...folder, installations: waiting }],
  });
  await userEvent.click(await screen.findByRole("button", { name: "Review 1 room" }));
  expect(screen.getByText(/What you finished yourself somebody else reviews\./)).toBeTruthy();
  const rooms = ["Bathroom", "Hall"].map((title, index) => ({
    node: {
      ...{ id: `g${index}`, installationId: `i${index}`, title, viewerCanReview: index === 0 },
      review: { state: "WAITING", finishedBy: "Jonas Bergkvist" },
    },
  }));
  const dialog = within(await screen.findByRole("dialog", { name: "Review rooms" }));
  const read = environment.mock.getMostRecentOperation();
  const page = { edges: rooms, pageInfo: { hasNextPage: false, endCursor: null } };
  await act(async () => environment.mock.resolve(read, mockAnswer(read, { folder: { installations: page } })));
  expect(dialog.getByRole<HTMLInputElement>("checkbox", { name: "Hall" }).disabled).toBe(true);
  await userEvent.click(dialog.getByRole("button", { name: "Approve 1 room" }));
  const { variables } = environment.mock.getMostRecentOperation().request;
  expect(variables).toEqual({ input: { installationIds: ["g0"], note: null } });
});
