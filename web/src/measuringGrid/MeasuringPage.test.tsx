import { expect, test } from "@jest/globals";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { entry } from "../../test/openInstallationPanel.tsx";
import {
  answerList,
  answerRooms,
  field,
  focused,
  folderOf,
  openMeasuringGrid,
  operation,
  operations,
  room,
  rooms,
  step,
  stepLink,
  type,
  visitMeasuringGrid,
} from "../../test/openMeasuringGrid.tsx";
import { noticeAnswer, noticeNoAnswer, noticeShown } from "../relay/networkState.ts";

const rowNames = () => screen.getAllByRole("rowheader").map((header) => header.querySelector("a")?.textContent);

test("shows the rooms in the project's order, page by page, each once all above it are there", async () => {
  const { environment } = await visitMeasuringGrid();
  await answerList(environment, [folderOf("f1", [room(1), room(2), room(3)])]);
  expect(screen.getByText("0 of 3 rooms fetched")).toBeTruthy();
  expect(screen.queryByText("Nothing missing")).toBeNull();
  await answerRooms(environment, [room(3)], "c1");
  expect([screen.queryByRole("rowheader"), focused()]).toEqual([null, document.body]);
  await answerRooms(environment, [room(1)], "c2");
  expect(rowNames()).toEqual(["Room 1"]);
  expect(screen.getByText("2 of 3 rooms fetched")).toBeTruthy();
  expect(focused()).toBe(field(1));
  await type("88,6");
  expect(operation(environment, "fetchRoomsQuery").request.variables).toMatchObject({ first: 50, after: "c2" });
  await answerRooms(environment, [room(2)]);
  expect(rowNames()).toEqual(["Room 1", "Room 2", "Room 3"]);
  expect([focused(), field(1).value]).toEqual([field(1), "88,6"]);
  expect(screen.queryByText(/rooms fetched/)).toBeNull();
});

test("the grid of a folder has the rooms below it too, each with its place; a room that has gone has no row", async () => {
  const { environment } = await visitMeasuringGrid();
  const below = folderOf("f2", [room(3), room(4)], { name: "Floor 1 / North" });
  const other = folderOf("f9", [room(9)], { name: "Floor 9" });
  await answerList(environment, [folderOf("f1", [room(1)], { folders: [below] }), other]);
  expect(operations(environment).map(({ request }) => request.variables.folderId)).toEqual(["f1", "f2"]);
  await answerRooms(environment, [room(1)]);
  await answerRooms(environment, [room(3)]);
  expect(rowNames()).toEqual(["Room 1", "Room 3"]);
  expect(screen.getByText("Floor 1 / North")).toBeTruthy();
});

test("a folder that could not be read leaves the others, and is read again on demand", async () => {
  const { environment } = await visitMeasuringGrid();
  const below = folderOf("f2", [room(2)], { name: "Floor 1 / North" });
  await answerList(environment, [folderOf("f1", [room(1)], { folders: [below] })]);
  await answerRooms(environment, [room(1)]);
  const failed = operation(environment, "fetchRoomsQuery");
  await act(async () => environment.mock.reject(failed, new Error("down")));
  expect(screen.getByRole("heading", { name: "The rooms in Floor 1 / North could not be fetched" })).toBeTruthy();
  expect(rowNames()).toEqual(["Room 1"]);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await answerRooms(environment, [room(2)]);
  expect(rowNames()).toEqual(["Room 1", "Room 2"]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("rooms that could not be listed are told, and listed on demand", async () => {
  const { environment } = await visitMeasuringGrid();
  await act(async () => environment.mock.reject(operation(environment, "roomListQuery"), new Error("down")));
  expect(screen.getByRole("heading", { name: "The rooms could not be fetched" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await answerList(environment, [folderOf("f1", [room(1)])]);
  await answerRooms(environment, [room(1)]);
  expect(rowNames()).toEqual(["Room 1"]);
});

test("rooms that were shown without a network are read anew when it is back, and stay until then", async () => {
  const { environment } = await openMeasuringGrid(rooms(2));
  await act(async () => noticeNoAnswer());
  await act(async () => noticeAnswer());
  expect(environment.mock.getAllOperations()).toEqual([]);
  await act(async () => noticeShown(0));
  await act(async () => noticeAnswer());
  expect(rowNames()).toEqual(["Room 1", "Room 2"]);
  await type("88,6");
  await answerList(environment, [folderOf("f1", [room(3), room(1), room(2)])]);
  const measured = room(2, { steps: [step("after", 2, [entry("ge2", 90.5)])] });
  await answerRooms(environment, [room(3), room(1), measured]);
  expect(rowNames()).toEqual(["Room 3", "Room 1", "Room 2"]);
  expect([focused(), field(1).value, field(2).value]).toEqual([field(1), "88,6", "90.5"]);
});

test("says that there is nothing to measure without rooms, and without products", async () => {
  const { environment } = await visitMeasuringGrid();
  await answerList(environment, [folderOf("f1", [])]);
  expect(screen.getByText("Rooms are shown here until their warranty is activated.")).toBeTruthy();
  cleanup();
  await openMeasuringGrid([room(1, { steps: [] })]);
  expect(screen.getByText(/^No room has a product yet./)).toBeTruthy();
});

test("a room without a product is counted below the others, shown on a click, and leads to its products", async () => {
  const { router } = await openMeasuringGrid([room(1), room(2, { steps: [] }), room(3)]);
  expect(rowNames()).toEqual(["Room 1", "Room 3"]);
  await type("{ArrowDown}");
  expect(focused()).toBe(field(3));
  await userEvent.click(screen.getByRole("button", { name: "1 room has nothing to measure here" }));
  expect(rowNames()).toEqual(["Room 1", "Room 2", "Room 3"]);
  expect(screen.getByText("Nothing to measure in this step")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Room 2" }));
  expect(router.state.location.search).toBe("?installation=i2&view=products");
});

test("each step has its own address; leaving the grid fetches its page anew", async () => {
  const { router } = await openMeasuringGrid(rooms(2));
  await userEvent.click(stepLink("Before laying"));
  expect(router.state.location.search).toBe("?view=measure&step=before");
  expect(field(1).value).toBe("88.4");
  await userEvent.click(screen.getByRole("link", { name: "Floor 1" }));
  expect(router.state.location.search).toBe("");
  expect(screen.getByText("the folder's page")).toBeTruthy();
});

test("of more than a hundred rooms those in view are drawn, and the one with the focus; the grid says how many there are", async () => {
  await openMeasuringGrid(rooms(150));
  const grid = screen.getByRole("grid");
  expect(grid.getAttribute("aria-rowcount")).toBe("151");
  expect(rowNames().length).toBeLessThan(60);
  await type("{Control>}{End}{/Control}");
  expect(focused()).toBe(field(150, "Insulation resistance"));
  expect(focused()?.closest("tr")?.getAttribute("aria-rowindex")).toBe("151");
  await type("{ArrowUp}88");
  expect(field(149, "Insulation resistance").value).toBe("88");
  await type("{Control>}{Home}{/Control}");
  expect(focused()).toBe(field(1));
});

test("a hundred rooms are all drawn", async () => {
  await openMeasuringGrid(rooms(100));
  expect(rowNames()).toHaveLength(100);
  expect(screen.getByRole("grid").hasAttribute("aria-rowcount")).toBe(false);
});

test("each product of a room has a line, and arrows, Tab and Enter go from line to line", async () => {
  const [first, second] = [room(1), room(2)];
  const entries = (first.steps[1] as ReturnType<typeof step>).entries;
  const two = room(1, { steps: [step("after", 1, [...entries, { ...(entries[0] as object), id: "ge1b" }])] });
  await openMeasuringGrid([two, second]);
  const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(headers).toEqual(["Room", "Resistance, Ω", "Insulation resistance, MΩ"]);
  expect(screen.getAllByRole("row")).toHaveLength(4);
  await type("{Tab}{Tab}");
  expect(focused()?.getAttribute("aria-labelledby")).toBe(
    `${field(1, "Product 2: Resistance").getAttribute("aria-labelledby")}`,
  );
  await type("{Tab}{Tab}");
  expect(focused()).toBe(field(2));
  await type("{ArrowUp}");
  expect(focused()).toBe(field(1, "Product 2: Resistance"));
  await type("{End}");
  expect(focused()).toBe(field(1, "Product 2: Insulation resistance"));
  await type("{ArrowUp}");
  expect(focused()).toBe(field(1, "Product 1: Insulation resistance"));
  await type("{Enter}{Enter}");
  expect(focused()).toBe(field(2, "Insulation resistance"));
  await type("{Control>}{Home}{/Control}{ArrowLeft}{ArrowDown}");
  expect(focused()?.textContent).toBe("Room 2");
});

test("the step that was chosen stays when rooms that come later lack an earlier one", async () => {
  const { environment, router } = await visitMeasuringGrid();
  await answerList(environment, [folderOf("f1", [room(1), room(2)])]);
  await answerRooms(environment, [room(1)], "c1");
  const lacking = entry("ge2", null);
  await answerRooms(environment, [room(2, { steps: [step("before", 2, [lacking]), step("after", 2, [lacking])] })]);
  expect(router.state.location.search).toBe("?view=measure&step=after");
  expect(focused()).toBe(field(1));
});

test("an address of a step that no room has offers the others", async () => {
  await openMeasuringGrid(rooms(1), "?view=measure&step=gone");
  await userEvent.click(stepLink("After laying"));
  expect(field(1)).toBeTruthy();
});
