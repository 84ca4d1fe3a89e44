import "fake-indexeddb/auto";
import { afterEach, expect, jest, test } from "@jest/globals";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import type { MockEnvironment } from "relay-test-utils";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { answerRecorded, asked, fileService, giveTarget, noFacts, photo, storedFile } from "../../test/uploads.ts";
import { NetworkFailure } from "../relay/failures.ts";
import { storeFile } from "../upload/pendingUploads.ts";
import { UploadsProvider } from "../upload/UploadsProvider.tsx";
import { type FileToSend, useUploads } from "../upload/uploadsContext.ts";
import { SendWaitingFiles } from "./SendWaitingFiles.tsx";

afterEach(() => void jest.restoreAllMocks());

/** Takes over the files of a closed page, as the application's frame does. */
function Page({ files }: { files: readonly FileToSend[] }) {
  const { uploads, hold } = useUploads();
  useState(() => queueMicrotask(() => hold(files)));
  return (
    <>
      <p>{uploads.map(({ file, isWaiting }) => `${file.name} ${isWaiting ? "waits" : "goes"}`).join()}</p>
      <SendWaitingFiles />
    </>
  );
}

async function openPage(...files: FileToSend[]) {
  const environment = createEnvironment();
  const element = (
    <UploadsProvider>
      <Page files={files} />
    </UploadsProvider>
  );
  renderRoutes(environment, [{ path: "/", element }], "/");
  await screen.findByText(/laid\.jpg/);
  return environment;
}

type Attachments = { url: string; fileName: string }[];

async function answerStep(environment: MockEnvironment, attachments: Attachments, version: string) {
  await waitFor(() => expect(asked(environment)).toEqual({ id: "e" }));
  const known = attachments.map((attachment) => ({ ...attachment, size: 4, ...noFacts }));
  const node = { __typename: "StepEntry", id: "e", attachments: known, changes: [{ field: "ATTACHMENTS", version }] };
  await act(async () => environment.mock.resolveMostRecentOperation(() => ({ data: { node } })));
}

const kept = { id: "1", entryId: "e", installationId: "i", file: photo("laid.jpg"), keepsPlace: true };

test("a file that nothing answered to is sent from any page, beside what the step has by then", async () => {
  fileService(200);
  const environment = await openPage({ ...kept, awaitsConnection: true });
  expect(await screen.findByText("laid.jpg goes")).toBeTruthy();
  await waitFor(() => expect(asked(environment).input).toMatchObject({ installationId: "i", fileName: "laid.jpg" }));
  await giveTarget(environment, "1");
  const attachments = [{ url: "https://files.example/0", fileName: "before.jpg" }];
  await answerStep(environment, attachments, "v3");
  await waitFor(() =>
    expect(asked(environment).input).toEqual({
      stepEntryId: "e",
      attachments: [...attachments, { url: "https://files.example/1", fileName: "laid.jpg" }],
      version: "v3",
    }),
  );
  await answerRecorded(environment);
  expect(screen.queryByText(/laid\.jpg/)).toBeNull();
});

test("a file whose step could not be read is tried again and not sent twice", async () => {
  const sent = fileService(200);
  const environment = await openPage({ ...kept, awaitsConnection: true });
  await giveTarget(environment, "1");
  await waitFor(() => expect(asked(environment)).toEqual({ id: "e" }));
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure(null)));
  await act(async () => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(asked(environment)).toEqual({ id: "e" }));
  expect(sent).toHaveBeenCalledTimes(1);
});

test("a file is not sent again after a reload, nor recorded twice, when only the answer to its recording was lost", async () => {
  // Node cannot clone the File objects of jsdom.
  jest.spyOn(globalThis, "structuredClone").mockImplementation((value) => value);
  const sent = fileService(200);
  const chosen = { ...kept, awaitsConnection: true };
  void storeFile(chosen);
  const first = await openPage(chosen);
  await giveTarget(first, "1");
  await answerStep(first, [], "v1");
  await waitFor(() => expect(asked(first).input).toMatchObject({ version: "v1" }));
  await act(async () => first.mock.rejectMostRecentOperation(new NetworkFailure(null)));
  cleanup();
  const second = await openPage((await storedFile("laid.jpg")) as FileToSend);
  await answerStep(second, [{ url: "https://files.example/1?signed=again", fileName: "laid.jpg" }], "v2");
  await waitFor(() => expect(asked(second).input).toMatchObject({ version: "v2" }));
  expect(asked(second).input.attachments).toHaveLength(1);
  await answerRecorded(second);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(await storedFile("laid.jpg")).toBeUndefined();
});

test("a file that the service has not kept until it was to be recorded is sent again", async () => {
  fileService(200);
  const arrived = { url: "https://files.example/1", fileName: "laid.jpg" };
  const environment = await openPage({ ...kept, awaitsConnection: true, arrived });
  await answerStep(environment, [], "v1");
  await waitFor(() => expect(asked(environment).input).toMatchObject({ attachments: [arrived] }));
  await answerRecorded(environment, "VALUE_INVALID");
  await act(async () => void window.dispatchEvent(new Event("online")));
  await giveTarget(environment, "2");
  const attachments = [{ url: "https://files.example/2", fileName: "laid.jpg" }];
  await waitFor(() => expect(asked(environment).input).toMatchObject({ attachments }));
});

test("another file that was left over waits for the person", async () => {
  const environment = await openPage(kept);
  expect(screen.getByText("laid.jpg waits")).toBeTruthy();
  expect(environment.mock.getAllOperations()).toEqual([]);
});
