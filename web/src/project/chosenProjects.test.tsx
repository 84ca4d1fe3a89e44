import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { bar, box, five, press, ticked } from "../../test/chosenProjects.ts";
import { answerList, expectNames, openProjectList, project } from "../../test/openProjectList.tsx";
import { savedFiles } from "../../test/savedFiles.ts";

test("a press with Shift ticks all rows in between, and the head's box all that the search leaves", async () => {
  await openProjectList(undefined, five);
  const user = userEvent.setup();
  await user.click(box("Tick Bok"));
  await user.keyboard("{Shift>}");
  await user.click(box("Tick Lind"));
  await user.keyboard("{/Shift}");
  expect(ticked()).toEqual(["Bok", "Ek", "Lind"]);
  expect((await bar()).textContent).toContain("3 projects ticked 6 rooms");
  expect(screen.getByRole("button", { name: "Archive" }).textContent).toBe("Archive3");
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

test("the ticked projects are saved for a spreadsheet, in their order, and no name is a formula", async () => {
  const readLatest = savedFiles();
  await openProjectList(undefined, [...five, project("6", "=1+1", { endDate: "2026-12-01", customer: "A, B" })]);
  await userEvent.click(box("Tick Ek"));
  await userEvent.click(box("Tick =1+1"));
  await bar();
  await press("Save as CSV");
  expect((await readLatest()).replace("\ufeff", "").split("\r\n")).toEqual([
    '"Project","Status","City","Customer","Start date","End date","Installations"',
    `"'=1+1","In progress","Umeå","A, B","2026-05-01","2026-12-01",2`,
    '"Ek","In progress","Umeå","Brf Ripan","2026-05-01",,2',
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
