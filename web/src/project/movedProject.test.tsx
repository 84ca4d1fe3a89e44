import { expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { createListService, expectNames, project, projects, startProjectList } from "../../test/openProjectList.tsx";

test("an archived project is told on the list, and taken back on demand", async () => {
  const service = createListService();
  const { environment, router } = startProjectList("/elsewhere", service);
  const movedProject = { id: "g9", name: "Villa Al", wasArchived: false };
  await act(async () => router.navigate("/projects/ongoing", { state: { movedProject } }));
  await expectNames(["Hotell Norrsken", "Kvarteret", "Villa Öberg"]);
  expect((await screen.findByText("Villa Al")).closest("p")?.textContent).toBe("Villa Al was archived. ");
  const undo = screen.getByRole("button", { name: "Undo" });
  await userEvent.click(undo);
  const sent = environment.mock.getMostRecentOperation();
  expect([sent.request.node.operation.name, sent.request.variables]).toEqual([
    "useMoveProjectActivateMutation",
    { input: { projectId: "g9" } },
  ]);
  await act(async () => environment.mock.reject(sent, new Error("down")));
  expect(screen.getByText(/It could not be undone/)).toBeTruthy();
  await userEvent.click(undo);
  service.nodes = [...projects, project("9", "Villa Al")];
  const activateProject = { project: { ...project("9", "Villa Al"), archived: false }, userErrors: [] };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { activateProject })),
  );
  expect(await screen.findByText(/is back among the ongoing projects/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Ongoing projects" }));
  await expectNames(["Hotell Norrsken", "Kvarteret", "Villa Al", "Villa Öberg"]);
});

test("what was told of an archived project does not come back with the browser's history", async () => {
  const { router } = startProjectList("/elsewhere");
  const movedProject = { id: "g9", name: "Villa Al", wasArchived: false };
  await act(async () => router.navigate("/projects/ongoing", { state: { movedProject } }));
  expect(await screen.findByText("Villa Al")).toBeTruthy();
  await act(async () => router.navigate("/elsewhere"));
  await act(async () => router.navigate(-1));
  expect(await screen.findByRole("heading", { name: "Ongoing projects" })).toBeTruthy();
  expect(screen.queryByText("Villa Al")).toBeNull();
});
