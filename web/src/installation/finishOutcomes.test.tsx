import { beforeEach, expect, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answer, box, declaration, done, finish, finished, mutations, row, sent } from "../../test/finishPanel.ts";
import { listFolders } from "../../test/listFolders.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { answerPage, listed, openFinishPanel, openReadFinishPanel, pageOf, room } from "../../test/openFinishPanel.tsx";

beforeEach(() => window.sessionStorage.clear());

test("tells each outcome beside its installation; those that failed stay ticked and are sent again", async () => {
  const { environment } = await openReadFinishPanel([room(1), room(2), room(3)]);
  await userEvent.click(box("All 3 that can be finished"));
  await userEvent.click(declaration());
  await userEvent.click(finish());
  const refused = { installation: room(3, { viewerCanFinish: false }), userErrors: [{ code: "NOT_READY" }] };
  await answer(environment, [done(1), null, refused]);
  expect(row("Bathroom 1").getByText("Completed")).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: "Bathroom 1" })).toBeNull();
  expect(row("Bathroom 2").getByText(/^The service did not answer.* Case r-1\.$/)).toBeTruthy();
  expect(row("Bathroom 3").getByText("Every measuring step must be filled in first.")).toBeTruthy();
  expect([box("Bathroom 2").checked, box("Bathroom 3").checked]).toEqual([true, true]);
  expect(screen.getByText(/^1 installation was finished. 2 could not be finished/).getAttribute("role")).toBe("status");

  await userEvent.click(box("Bathroom 3"));
  await userEvent.click(finish());
  expect(sent(environment)).toMatchObject({ installationIds: ["gi2"] });
  const gone = { installation: finished(2), userErrors: [{ code: "ALREADY_COMPLETED" }] };
  await answer(environment, [gone]);
  expect(row("Bathroom 2").getByText("Completed")).toBeTruthy();
  expect([box("Bathroom 3").checked, declaration().checked]).toEqual([false, false]);
});

test("once all are finished, the same place offers to activate the warranty instead of the tick", async () => {
  const { environment, router } = await openReadFinishPanel([room(1)]);
  await userEvent.click(box("Bathroom 1"));
  await userEvent.click(declaration());
  await userEvent.click(finish());
  await answer(environment, [done(1)]);
  expect(screen.queryByRole("button", { name: "Activate warranty" })).toBeNull();
  const project = { id: "gp1", signableFolders: listFolders([listed("f1", "Floor 1", [finished(1)])]) };
  const folder = { id: "gf1", installationCount: 1, isComplete: true, activatedInstallationCount: 0, project };
  const operation = environment.mock.getMostRecentOperation();
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, { folder })));
  expect(screen.queryByRole("checkbox")).toBeNull();
  const activate = screen.getByRole("button", { name: "Activate warranty" });
  expect(document.activeElement).toBe(activate);
  await userEvent.click(activate);
  expect(router.state.location.search).toBe("?activation=to-activate");
});

test("the same installations sent again carry the same key, others another", async () => {
  const { environment } = await openReadFinishPanel([room(1), room(2)]);
  await userEvent.click(box("All 2 that can be finished"));
  await userEvent.click(declaration());
  const keys: unknown[] = [];
  const fail = async () => {
    await userEvent.click(finish());
    keys.push(sent(environment)?.idempotencyKey);
    const [operation] = mutations(environment);
    if (operation) await act(async () => environment.mock.reject(operation, new Error("gone")));
  };
  await fail();
  expect(row("Bathroom 1").getByText(/^The service did not answer/)).toBeTruthy();
  await fail();
  await userEvent.click(box("Bathroom 1"));
  await fail();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("reads all pages of a folder, and sends many in bundles one after another, with what is finished told meanwhile", async () => {
  const rooms = Array.from({ length: 27 }, (_, index) => room(index + 1));
  const { environment } = await openFinishPanel(rooms);
  await answerPage(environment, "f1", pageOf(rooms.slice(0, 20), "c19"));
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ after: "c19" });
  await answerPage(environment, "f1", pageOf(rooms.slice(20)));
  await userEvent.click(box("All 27 that can be finished"));
  await userEvent.click(declaration());
  await userEvent.click(finish());
  const ids = rooms.map(({ id }) => id);
  expect(sent(environment)).toMatchObject({ installationIds: ids.slice(0, 25) });
  expect(mutations(environment)).toHaveLength(1);
  await answer(
    environment,
    rooms.slice(0, 25).map((_, index) => done(index + 1)),
  );
  expect(row("Bathroom 25").getByText("Completed")).toBeTruthy();
  await waitFor(() => expect(sent(environment)).toMatchObject({ installationIds: ids.slice(25) }));
  await answer(environment, [done(26), done(27)]);
  expect(screen.getByText("27 installations were finished.")).toBeTruthy();
});

test("fetches the folder anew when the installations are finished", async () => {
  const { environment } = await openReadFinishPanel([room(1)]);
  await userEvent.click(box("Bathroom 1"));
  await userEvent.click(declaration());
  await userEvent.click(finish());
  await answer(environment, [done(1)]);
  expect(screen.getByText("All that can be finished are finished", { selector: "header *" })).toBeTruthy();
  const { request } = environment.mock.getMostRecentOperation();
  expect(request.node.params.name).toBe("useRefreshFolderQuery");
  expect(request.variables).toEqual({ projectId: "p1", folderId: "f1" });
});

test("an installation whose answer was lost counts as finished once the folder says so", async () => {
  const { environment } = await openReadFinishPanel([room(1)]);
  await userEvent.click(box("Bathroom 1"));
  await userEvent.click(declaration());
  await userEvent.click(finish());
  await answer(environment, [null]);
  expect(row("Bathroom 1").getByText(/^The service did not answer/)).toBeTruthy();
  const allInstallations = { totalCount: 1, isTruncated: false, nodes: [finished(1)] };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, { folder: { id: "gf1", allInstallations } }),
    ),
  );
  expect(row("Bathroom 1").getByText("Completed")).toBeTruthy();
  expect(screen.getByText("1 installation was finished.")).toBeTruthy();
});
