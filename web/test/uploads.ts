import { expect, jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import type { FileToSend } from "../src/upload/uploadsContext.ts";

export const photo = (name = "floor.jpg") =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], name, { type: "image/jpeg" });
export const add = (files: File | File[]) =>
  userEvent.upload(screen.getByLabelText("Add files", { selector: "input" }), files);
export const asked = (environment: MockEnvironment) => environment.mock.getMostRecentOperation().request.variables;

/** The proof of an attachment from a service that stores no proof. */
export const noFacts = {
  thumbnailUrl: null,
  takenAt: null,
  addedAt: null,
  origin: null,
  chosenSha256: null,
  sha256: null,
  sameAs: null,
};

export const sentAgain = /is sent again by itself/;

/** Replaces the file service: it answers each request with this status. */
export function fileService(answered: number | (() => number)) {
  const status = () => (typeof answered === "number" ? answered : answered());
  jest.spyOn(XMLHttpRequest.prototype, "open").mockImplementation(() => {});
  jest.spyOn(XMLHttpRequest.prototype, "setRequestHeader").mockImplementation(() => {});
  jest.spyOn(XMLHttpRequest.prototype, "status", "get").mockImplementation(status);
  return jest.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    this.onload?.(new ProgressEvent("load"));
  });
}

export async function giveTarget(environment: MockEnvironment, name: string) {
  await waitFor(() => expect(environment.mock.getAllOperations().length).toBeGreaterThan(0));
  const target = { uploadUrl: `https://files.example/put/${name}`, fileUrl: `https://files.example/${name}` };
  await act(async () =>
    environment.mock.resolveMostRecentOperation(() => ({
      data: { createAttachmentUpload: { ...target, userErrors: [] } },
    })),
  );
}

/** Fails `count` attempts to upload. Each next attempt follows at once, because the browser reports `online`. */
export async function failTries(environment: MockEnvironment, count: number) {
  for (let nth = 1; nth <= count; nth += 1) {
    await giveTarget(environment, String(nth));
    await screen.findAllByText(sentAgain);
    await act(async () => void window.dispatchEvent(new Event("online")));
  }
}

/** Reads a file from the browser's upload store, where a page opened later would find it. */
export const storedFile = (name: string) =>
  new Promise<FileToSend | undefined>((resolve) => {
    const opened = indexedDB.open("uploads");
    opened.onsuccess = () => {
      const rows: IDBRequest<FileToSend[]> = opened.result.transaction("files").objectStore("files").getAll();
      rows.onsuccess = () => {
        opened.result.close();
        resolve(rows.result.find(({ file }) => file.name === name));
      };
    };
  });

/** Answers the change of the list, or refuses it with this code. */
export const answerRecorded = (environment: MockEnvironment, code?: string) =>
  act(async () => {
    const userErrors = code ? [{ code, path: null, min: null, max: null }] : [];
    const recordAttachments = { stepEntry: null, installation: null, userErrors };
    environment.mock.resolveMostRecentOperation(() => ({ data: { recordAttachments } }));
  });
