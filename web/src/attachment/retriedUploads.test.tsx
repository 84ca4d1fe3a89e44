import "fake-indexeddb/auto";
import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { entry, installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import {
  add,
  answerRecorded,
  asked,
  failTries,
  fileService,
  giveTarget,
  photo,
  sentAgain,
  storedFile,
} from "../../test/uploads.ts";
import { NetworkFailure } from "../relay/failures.ts";
import { storeFile } from "../upload/pendingUploads.ts";

afterEach(() => void jest.restoreAllMocks());

const tries = 6;

test("a file whose connection broke is sent again by itself, and says so meanwhile", async () => {
  let status = 0;
  const sent = fileService(() => status);
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(photo());
  await failTries(environment, 1);
  status = 200;
  await giveTarget(environment, "2");
  await waitFor(() =>
    expect(asked(environment).input.attachments).toEqual([{ url: "https://files.example/2", fileName: "floor.jpg" }]),
  );
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  await screen.findAllByText(sentAgain);
  await act(async () => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(asked(environment).input.attachments?.[0].url).toBe("https://files.example/2"));
  await answerRecorded(environment);
  expect(screen.queryByText("floor.jpg")).toBeNull();
  expect(sent).toHaveBeenCalledTimes(2);
});

test("a file that fails six times is given up and waits for the person", async () => {
  const sent = fileService(500);
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(photo());
  await failTries(environment, tries - 1);
  await giveTarget(environment, "last");
  expect((await screen.findByRole("alert")).textContent).toContain("floor.jpg was not uploaded.");
  expect(screen.queryByText(sentAgain)).toBeNull();
  expect(sent).toHaveBeenCalledTimes(tries);
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("a file that finds the service's disk full is kept, says so, and is sent again only when asked", async () => {
  fileService(507);
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(photo());
  await giveTarget(environment, "1");
  expect((await screen.findByRole("alert")).textContent).toContain("The service’s disk is full, so nothing was saved.");
  expect(environment.mock.getAllOperations()).toEqual([]);
  jest.restoreAllMocks();
  fileService(204);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await giveTarget(environment, "2");
  const attachments = [{ url: "https://files.example/2", fileName: "floor.jpg" }];
  await waitFor(() => expect(asked(environment).input.attachments).toEqual(attachments));
});

test("an upload that fails after its step was left is told in the other step and in the list", async () => {
  fileService(500);
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(photo());
  await failTries(environment, tries - 1);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await userEvent.click(screen.getByRole("button", { name: "Previous step" }));
  await giveTarget(environment, "last");
  expect(await screen.findByText("1 file was not uploaded")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Open the step “After laying”" }));
  expect(screen.getByRole("alert").textContent).toContain("floor.jpg was not uploaded.");
  await userEvent.click(screen.getByRole("button", { name: "To the overview" }));
  const row = screen.getByRole("link", { name: /After laying/ });
  expect(within(row).getByText("1 file was not uploaded")).toBeTruthy();
});

test("a file that nothing answered to still goes by itself after a reload when it has arrived meanwhile", async () => {
  // Node cannot clone the File objects of jsdom.
  jest.spyOn(globalThis, "structuredClone").mockImplementation((value) => value);
  fileService(200);
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(photo("laid.jpg"));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure(null)));
  await screen.findAllByText(sentAgain);
  await act(async () => void window.dispatchEvent(new Event("online")));
  await giveTarget(environment, "laid.jpg");
  const arrived = { url: "https://files.example/laid.jpg", fileName: "laid.jpg" };
  await waitFor(async () =>
    expect(await storedFile("laid.jpg")).toMatchObject({ awaitsConnection: true, arrived, origin: "FOLDER" }),
  );
});

test("a file that was left over is no longer told as not sent once the service has it", async () => {
  jest.spyOn(globalThis, "structuredClone").mockImplementation((value) => value);
  // jsdom has no Web Locks.
  const request = async (_: string, work: () => unknown) => work();
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request, query: async () => ({}) } });
  const recorded = { url: "https://files.example/there.jpg?s=2", fileName: "there.jpg" };
  const row = (name: string) => {
    const arrived = { url: `https://files.example/${name}`, fileName: name };
    return { id: name, entryId: "ge2", file: photo(name), keepsPlace: false, arrived };
  };
  await storeFile(row("there.jpg"));
  await storeFile(row("lost.jpg"));
  const { changeStore, createDatabase } = await import("../storage/database.ts");
  const open = createDatabase({ name: "uploads", version: 2, upgrade: () => undefined });
  await changeStore(open, "files", (rows) => {
    const all: IDBRequest<object[]> = rows.getAll();
    all.onsuccess = () => all.result.map((each) => rows.put({ ...each, page: "a page that is gone" }));
  });
  const steps = [{ ...installation.steps[1], entries: [{ ...entry("ge2", null), attachments: [recorded] }] }];
  await openInstallationPanel({ steps }, "&step=after");
  expect(await screen.findByRole("button", { name: "Send lost.jpg" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Send there.jpg" })).toBeNull());
  await waitFor(async () => expect(await storedFile("there.jpg")).toBeUndefined());
  expect(await storedFile("lost.jpg")).toBeTruthy();
  Reflect.deleteProperty(navigator, "locks");
});

test("a file cancelled while its request has no answer is not kept for later", async () => {
  // Node cannot clone the File objects of jsdom.
  jest.spyOn(globalThis, "structuredClone").mockImplementation((value) => value);
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(photo());
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await userEvent.click(screen.getByRole("button", { name: "Cancel the upload of floor.jpg" }));
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure(null)));
  expect(await storedFile("floor.jpg")).toBeUndefined();
});
