import { expect, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { answerList, expectNames, openProjectList, project } from "../../test/openProjectList.tsx";
import { savedFiles } from "../../test/savedFiles.ts";

const five = ["Ask", "Bok", "Ek", "Lind", "Rönn"].map((name) => project(name, name));
const box = (name: string) => screen.getByRole("checkbox", { name });
const ticked = () =>
  screen.getAllByRole("checkbox", { checked: true }).map((each) => each.getAttribute("aria-label")?.slice(5));
const bar = () => screen.findByRole("region", { name: "Ticked projects" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Answers the mutation that is under way, and returns its name and project. */
async function answerMove({ environment, service }: Awaited<ReturnType<typeof openProjectList>>, code?: string) {
  const isMove = ({ request }: { request: { node: { operation: { name: string } } } }) =>
    /^use(Archive|Activate)/.test(request.node.operation.name);
  await waitFor(() => expect(environment.mock.getAllOperations().filter(isMove)).toHaveLength(1));
  const [operation] = environment.mock.getAllOperations().filter(isMove);
  if (!operation) throw new Error("No move is under way");
  const { node, variables } = operation.request;
  const { projectId } = variables.input;
  const field = node.operation.name === "useArchiveProjectMutation" ? "archiveProject" : "activateProject";
  const name = projectId.slice(1);
  const moved = { ...project(name, name), archived: field === "archiveProject" };
  const answer = code ? { project: null, userErrors: [{ code }] } : { project: moved, userErrors: [] };
  if (!code) service.nodes = service.nodes.map((each) => (each.id === projectId ? moved : each));
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, { [field]: answer })));
  return [field, projectId];
}

test("a press with Shift ticks all rows in between, and the head's box all that the search leaves", async () => {
  await openProjectList(undefined, five);
  const user = userEvent.setup();
  await user.click(box("Tick Bok"));
  await user.keyboard("{Shift>}");
  await user.click(box("Tick Lind"));
  await user.keyboard("{/Shift}");
  expect(ticked()).toEqual(["Bok", "Ek", "Lind"]);
  expect((await bar()).textContent).toContain("3 projects ticked");
  expect(box("Tick all 5 in the list")).toHaveProperty("indeterminate", true);
  await user.type(screen.getByRole("searchbox"), "k");
  await expectNames(["Ask", "Bok", "Ek"]);
  expect((await bar()).textContent).toContain("1 of them is not shown now.");
  await user.click(box("Tick all 3 in the list"));
  expect((await bar()).textContent).toContain("4 projects ticked");
});

test("a press on a tick box opens no project", async () => {
  const { router } = await openProjectList(undefined, five);
  await userEvent.click(box("Tick Ek"));
  expect(router.state.location.pathname).toBe("/projects/ongoing");
});

test("the ticks are cleared, and the focus goes to the head's box", async () => {
  await openProjectList(undefined, five);
  await userEvent.click(box("Tick all 5 in the list"));
  await bar();
  await press("Clear the ticks");
  expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
  expect(screen.queryByRole("region", { name: "Ticked projects" })).toBeNull();
  expect(document.activeElement).toBe(box("Tick all 5 in the list"));
});

test.each([true, false])(
  "of several to archive one is refused and stays ticked with the reason; the others are brought back with one press, with sorted pages: %s",
  async (hasPages) => {
    const opened = await openProjectList(undefined, five, { hasPages });
    for (const name of ["Ask", "Ek", "Rönn"]) await userEvent.click(box(`Tick ${name}`));
    await bar();
    await press("Archive");
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
  await press("Archive");
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
  await press("Archive");
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
  await press("Archive");
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

test("the ticked projects are saved for a spreadsheet, in their order, and no name is a formula", async () => {
  const readLatest = savedFiles();
  await openProjectList(undefined, [...five, project("6", "=1+1", { endDate: "2026-12-01", customer: "A, B" })]);
  await userEvent.click(box("Tick Ek"));
  await userEvent.click(box("Tick =1+1"));
  await bar();
  await press("Save as CSV");
  expect((await readLatest()).replace("\ufeff", "").split("\r\n")).toEqual([
    "Project,Status,City,Customer,Start date,End date,Installations",
    `'=1+1,In progress,Umeå,"A, B",2026-05-01,2026-12-01,2`,
    "Ek,In progress,Umeå,Brf Ripan,2026-05-01,,2",
    "",
  ]);
});

const many = Array.from({ length: 700 }, (_, index) => project(`${index}`, `Project ${`${index}`.padStart(3, "0")}`));

test("the head's box ticks also what was never in view, a hundred rows at a time, and stopping ticks none", async () => {
  const { environment, service } = await openProjectList(undefined, many);
  service.isHeld = true;
  await userEvent.click(box("Tick all 700 in the list"));
  expect((await bar()).textContent).toContain("0 of 700 done");
  await press("Stop");
  expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
  service.isHeld = false;
  await answerList(environment, service);
  await userEvent.click(box("Tick all 700 in the list"));
  await waitFor(async () => expect((await bar()).textContent).toContain("700 projects ticked"));
  const asked = service.asked.filter(({ name }) => name === "fetchProjectsQuery").slice(-7);
  expect(asked.map(({ variables }) => [variables.offset, variables.first])).toEqual(
    [0, 100, 200, 300, 400, 500, 600].map((offset) => [offset, 100]),
  );
  await userEvent.click(box("Tick Project 003"));
  expect((await bar()).textContent).toContain("699 projects ticked");
});

test("ticking what cannot be fetched says so, ticks none, and is tried again", async () => {
  const { service } = await openProjectList(undefined, many);
  service.isDown = true;
  await userEvent.click(box("Tick all 700 in the list"));
  expect((await screen.findByRole("alert")).textContent).toContain("The list could not be updated");
  expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
  service.isDown = false;
  await press("Try again");
  await waitFor(async () => expect((await bar()).textContent).toContain("700 projects ticked"));
});
