import "fake-indexeddb/auto";
import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { answerRecorded, asked, fileService, giveTarget, photo } from "../../test/uploads.ts";
import { NetworkFailure } from "../relay/requestFailure.ts";
import { UploadsProvider } from "../upload/UploadsProvider.tsx";
import { type FileToSend, useUploads } from "../upload/uploadsContext.ts";
import { SendWaitingFiles } from "./SendWaitingFiles.tsx";

afterEach(() => void jest.restoreAllMocks());

/** A page that took over files of a page gone by, as the frame does. */
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

const kept = { id: "1", entryId: "e", installationId: "i", file: photo("laid.jpg"), keepsPlace: true };

test("a file that nothing answered to is sent from any page, beside what the step has by then", async () => {
  fileService(200);
  const environment = await openPage({ ...kept, awaitsConnection: true });
  expect(await screen.findByText("laid.jpg goes")).toBeTruthy();
  await waitFor(() => expect(asked(environment).input).toMatchObject({ installationId: "i", fileName: "laid.jpg" }));
  await giveTarget(environment, "1");
  await waitFor(() => expect(asked(environment)).toEqual({ id: "e" }));
  const attachments = [{ url: "https://files.example/0", fileName: "before.jpg" }];
  const node = { __typename: "StepEntry", id: "e", attachments, changes: [{ field: "ATTACHMENTS", version: "v3" }] };
  await act(async () => environment.mock.resolveMostRecentOperation(() => ({ data: { node } })));
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

test("another file that was left over waits for the person", async () => {
  const environment = await openPage(kept);
  expect(screen.getByText("laid.jpg waits")).toBeTruthy();
  expect(environment.mock.getAllOperations()).toEqual([]);
});
