import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { importButton, line, openImportPage, sentInput } from "../../../test/openImportPage.tsx";
import { clearDrafts } from "../../forms/draftStore.ts";

const signIn = (userId: string) => {
  document.cookie = `userId=${userId}`;
};

function endSession() {
  document.cookie = "userId=; max-age=0";
  cleanup();
}

beforeEach(() => signIn("u1"));
afterEach(async () => {
  for (const user of ["u1", "u2"]) {
    signIn(user);
    await clearDrafts();
  }
  sessionStorage.clear();
});

const sheet = [
  "what;Kund;E-post;Ort;Startdatum;Slutdatum",
  "Villa Ek;Ek AB;ek@;Lund;31.1.2026;28.2.2026",
  "Villa Alm;Alm AB;;Lund;31.1.2026;2026-01-30",
].join("\n");

const isKept = () => screen.queryByText("What you entered earlier is still here.") !== null;

async function openCorrected() {
  const page = await openImportPage();
  await page.choose(sheet);
  // The column of an earlier test's file is remembered, so the choosers may be folded.
  const folded = screen.queryByRole("button", { name: "Change columns", expanded: false });
  if (folded) await userEvent.click(folded);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Project name" }), "what");
  await userEvent.type(line(2).getByRole("textbox", { name: "Customer’s e-mail" }), "ek.se");
  await userEvent.click(line(3).getByRole("button", { name: "Leave out" }));
  return page;
}

test("a session that ends keeps the file, its columns, corrections and lines left out, until they are imported", async () => {
  await openCorrected();
  endSession();
  signIn("u1");
  const { environment, answer, answerKnown } = await openImportPage();
  await screen.findByRole("heading", { name: "Columns" });
  expect(isKept()).toBe(true);
  await answerKnown([]);
  expect(line(3).getByRole("button", { name: "Take along" })).toBeTruthy();
  await userEvent.click(importButton(1));
  expect(sentInput(environment).projects).toMatchObject([{ name: "Villa Ek", customerEmail: "ek@ek.se" }]);
  await answer({ importProjects: { projectIds: ["1"], import: null, userErrors: [] } });
  expect(await screen.findByText("1 project was imported")).toBeTruthy();
  cleanup();
  await openImportPage();
  expect(await screen.findByText("Choose a CSV file", { selector: "span" })).toBeTruthy();
});

test("starting over takes back the corrections and keeps the file", async () => {
  await openCorrected();
  endSession();
  signIn("u1");
  await openImportPage();
  await userEvent.click(await screen.findByRole("button", { name: "Start over" }));
  expect(isKept()).toBe(false);
  expect(screen.getByRole("heading", { name: "2 lines to correct" })).toBeTruthy();
});

test("another person who signs in is shown nothing of it", async () => {
  await openCorrected();
  endSession();
  signIn("u2");
  await openImportPage();
  expect(await screen.findByText("Choose a CSV file", { selector: "span" })).toBeTruthy();
});

test("nothing is left of it once the person has signed out, nor where the page was left on purpose", async () => {
  await openCorrected();
  expect(await countRows()).toBe(2);
  endSession();
  signIn("u1");
  await clearDrafts();
  await waitFor(async () => expect(await countRows()).toBe(0));
  await openCorrected();
  expect(await countRows()).toBe(2);
  cleanup();
  await waitFor(async () => expect(await countRows()).toBe(0));
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith("draft"))).toEqual([]);
});

const countRows = () =>
  new Promise<number>((resolve) => {
    const opened = indexedDB.open("drafts");
    opened.onsuccess = () => {
      const count = opened.result.transaction("drafts").objectStore("drafts").count();
      count.onsuccess = () => {
        opened.result.close();
        resolve(count.result);
      };
    };
  });
