import { beforeEach, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { ShortcutHelp } from "./ShortcutHelp.tsx";

beforeEach(() => localStorage.clear());

async function start() {
  const element = (
    <>
      <input aria-label="Name" />
      <ShortcutHelp />
    </>
  );
  renderRoutes(createEnvironment(), [{ path: "/", element }], "/");
  return screen.findByRole("textbox", { name: "Name" });
}

test("a question mark lists the shortcuts, but not while something is written", async () => {
  const field = await start();
  await userEvent.type(field, "Where?");
  expect(screen.queryByRole("dialog")).toBeNull();
  field.blur();
  await userEvent.keyboard("?");
  expect((await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).textContent).toContain("Search the list");
  expect(screen.getByRole("dialog").textContent).toContain("Shift + EnterSave a measured value and go back");
});

test("single characters are switched off and on again, and the choice is kept", async () => {
  await start();
  await userEvent.keyboard("?");
  const choice = await screen.findByRole("checkbox", { name: /single character/ });
  await userEvent.click(choice);
  expect(localStorage.getItem("shortcuts")).toBe("off");
  await userEvent.click(choice);
  expect(localStorage.getItem("shortcuts")).toBeNull();
  await userEvent.click(choice);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.keyboard("?");
  expect(screen.queryByRole("dialog")).toBeNull();
});
