import { beforeEach, expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openShell, viewer } from "../../test/openShell.tsx";

beforeEach(() => {
  document.cookie = "language=en";
  document.cookie = "userId=7";
});

test("menus whose code cannot be fetched leave a way to try again and to sign out, which keeps unsaved work", async () => {
  jest.unstable_mockModule("./UserMenu.tsx", () => {
    throw new Error("The file is gone");
  });
  const { environment } = await openShell(viewer);
  // The text is found first, because the page has a second, empty alert region.
  expect((await screen.findByText("The menus could not be loaded.")).getAttribute("role")).toBe("alert");
  expect(screen.getByRole("heading", { level: 1, name: "Page not found" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
  const { node, variables } = environment.mock.getMostRecentOperation().request;
  expect([node.operation.name, variables]).toEqual(["useSignOutMutation", { input: { keepStorage: true } }]);
});
