import { beforeEach, expect, test } from "@jest/globals";
import { fireEvent, screen } from "@testing-library/react";
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

test("each shortcut of a single character is switched off for itself, and those of a row together", async () => {
  const router = await startWithList();
  await userEvent.keyboard("?");
  const rows = await screen.findByRole("checkbox", { name: "Next and previous row of a list" });
  await userEvent.click(rows);
  expect(localStorage.getItem("shortcuts")).toBe("j,k");
  const all = screen.getByRole<HTMLInputElement>("checkbox", { name: /single character/ });
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("j");
  expect(document.activeElement?.tagName).not.toBe("A");
  await userEvent.keyboard("gp");
  expect(router.state.location.pathname).toBe("/projects/ongoing");
});

async function startWithList() {
  const element = (
    <main>
      <input aria-label="Name" />
      <table>
        <tbody>
          {["Ask", "Bok", "Ek"].map((name) => (
            <tr key={name}>
              <td>
                <input type="checkbox" aria-label={`Tick ${name}`} />
              </td>
              <td>
                <a href={`/${name}`}>{name}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ShortcutHelp />
    </main>
  );
  const pages = [
    { path: "/", element },
    { path: "/projects/ongoing", element: <p>The projects</p> },
  ];
  const router = renderRoutes(createEnvironment(), pages, "/");
  await screen.findByRole("link", { name: "Ask" });
  return router;
}
const focused = () => document.activeElement?.textContent;

test("j and k lead from row to row of a list, from wherever in a row the focus is, and no further than its ends", async () => {
  await startWithList();
  await userEvent.keyboard("j");
  expect(focused()).toBe("Ask");
  await userEvent.keyboard("jj");
  expect(focused()).toBe("Ek");
  await userEvent.keyboard("j");
  expect(focused()).toBe("Ek");
  await userEvent.keyboard("kk");
  expect(focused()).toBe("Ask");
  screen.getByRole<HTMLInputElement>("checkbox", { name: "Tick Ek" }).focus();
  await userEvent.keyboard("k");
  expect(focused()).toBe("Bok");
});

test("g and then p lead to the ongoing projects, but not within a word or with another key between", async () => {
  const router = await startWithList();
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "gp");
  screen.getByRole("textbox", { name: "Name" }).blur();
  await userEvent.keyboard("gxp");
  expect(router.state.location.pathname).toBe("/");
  await userEvent.keyboard("gp");
  expect(await screen.findByText("The projects")).toBeTruthy();
});

test("an open dialog keeps the keys, also after a press beside its controls has left the focus to the page", async () => {
  const router = await startWithList();
  await userEvent.keyboard("?");
  await screen.findByRole("dialog");
  for (const key of "jgp") fireEvent.keyDown(document.body, { key });
  expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
  expect(router.state.location.pathname).toBe("/");
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("gp");
  expect(await screen.findByText("The projects")).toBeTruthy();
});

test("j, k and g p do nothing while shortcuts are switched off", async () => {
  localStorage.setItem("shortcuts", "off");
  const router = await startWithList();
  await userEvent.keyboard("jkgp");
  expect(document.activeElement).toBe(document.body);
  expect(router.state.location.pathname).toBe("/");
});
