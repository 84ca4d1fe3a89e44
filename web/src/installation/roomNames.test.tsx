import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { folder, openFolderPage } from "../../test/openFolderPage.tsx";
import {
  answerInstallers,
  dialog,
  elin,
  lines,
  names,
  openSeveral,
  paste,
  send,
  sent,
} from "../../test/openSeveralRooms.tsx";

test("keeps leading zeros, and says which numbers it can count to", async () => {
  await openSeveral();
  const from = dialog().getByRole("textbox", { name: "Numbered from" });
  const to = dialog().getByRole("textbox", { name: "To number" });
  await userEvent.type(from, "Rum{Enter}");
  expect(dialog().getByText("End the name with a number, for example Apartment 1101.")).toBeTruthy();
  expect(document.activeElement).toBe(from);
  await userEvent.type(from, " 08");
  for (const last of ["7", "108", "x"]) {
    await userEvent.clear(to);
    await userEvent.type(to, `${last}{Enter}`);
    expect(dialog().getByText("Enter a number from 08 to 107.")).toBeTruthy();
  }
  await userEvent.clear(to);
  await userEvent.type(to, "11{Enter}");
  expect(lines()).toEqual(["Rum 08", "Rum 09", "Rum 10", "Rum 11"]);
});

test("takes the first column of what is pasted without its blank lines, and points out names that stand twice", async () => {
  const environment = await openSeveral({
    ...folder,
    allInstallations: {
      totalCount: 1,
      isTruncated: false,
      nodes: [{ id: "gi1", installationId: "i1", title: "Hall", status: "STARTED", installer: elin }],
    },
  });
  await paste("Bad\t12 m²\tMat\r\n\r\n Sauna \t4\r\nBad\t3\nHall");
  expect(dialog().getByText("4 rooms")).toBeTruthy();
  expect(dialog().getByText("More than once in the list: Bad")).toBeTruthy();
  expect(dialog().getByText("Already in the folder: Hall")).toBeTruthy();
  await userEvent.click(send("Create 4 rooms"));
  expect(sent(environment).installations.map(({ title }) => title)).toEqual(["Bad", "Sauna", "Bad", "Hall"]);
});

test("refuses more than a hundred rooms, and a name that is too long, at the field", async () => {
  const environment = await openSeveral();
  await paste(Array.from({ length: 101 }, (_, index) => `Rum ${index}`).join("\n"));
  expect(names().getAttribute("aria-invalid")).toBe("true");
  const error = "At most 100 rooms at a time, now 101. Create the others afterwards.";
  expect(within(names().parentElement ?? document.body).getByText(error)).toBeTruthy();
  await userEvent.click(send("Create 101 rooms"));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.clear(names());
  await paste(`Rum 1\n\n${"x".repeat(201)}`);
  const long = "Line 3: the name is too long, at most 200 characters.";
  expect(within(names().parentElement ?? document.body).getByText(long)).toBeTruthy();
});

test("one name that was typed begins the list of several", async () => {
  const { environment } = await openFolderPage();
  await userEvent.click(screen.getByRole("button", { name: "New installation" }));
  await answerInstallers(environment);
  await userEvent.type(dialog().getByRole("textbox", { name: "Installation name" }), "Bad 1");
  const several = dialog().getByRole("checkbox", { name: "Several rooms" });
  await userEvent.click(several);
  expect(lines()).toEqual(["Bad 1"]);
  expect(document.activeElement).toBe(names());
  await userEvent.tab({ shift: true });
  await userEvent.click(several);
  several.focus();
  await userEvent.keyboard(" ");
  expect(document.activeElement).toBe(several);
});
