import "fake-indexeddb/auto";
import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import type { MockEnvironment } from "relay-test-utils";
import { openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { add, answerRecorded, asked, fileService, giveTarget, sentAgain } from "../../test/uploads.ts";

afterEach(() => void jest.restoreAllMocks());

const plan = () => new File([new Uint8Array(5_000_001)], "plan.txt", { type: "text/plain" });

const open = async () => (await openInstallationPanel({}, "&step=after", { uploadParts: true })).environment;

const operation = (environment: MockEnvironment) => environment.mock.getMostRecentOperation().request.node.params.name;

async function untilPartsAsked(environment: MockEnvironment, name: string) {
  await waitFor(() => expect(operation(environment)).toBe("useSendPartsMutation"));
  expect(asked(environment)).toEqual({ input: { installationId: "gi1", fileUrl: `https://files.example/${name}` } });
}

const giveParts = (environment: MockEnvironment) =>
  act(async () => {
    const parts = [{ offset: 0, size: 5_000_000, uploadUrl: "https://files.example/part" }];
    const createUploadParts = { parts, joinUrl: "https://files.example/join", userErrors: [] };
    environment.mock.resolveMostRecentOperation(() => ({ data: { createUploadParts } }));
  });

const tryNow = () => act(async () => void window.dispatchEvent(new Event("online")));

test("a large file whose line broke asks for the parts that lack, and is announced once", async () => {
  let status = 0;
  fileService(() => status);
  const environment = await open();
  await add(plan());
  await giveTarget(environment, "1");
  await untilPartsAsked(environment, "1");
  await giveParts(environment);
  await screen.findAllByText(sentAgain);
  status = 204;
  await tryNow();
  await untilPartsAsked(environment, "1");
  await giveParts(environment);
  await waitFor(() => expect(asked(environment).input.attachments?.[0].url).toBe("https://files.example/1"));
  await answerRecorded(environment);
  expect(screen.queryByText("plan.txt")).toBeNull();
});

test("a large file that the service no longer awaits is announced anew", async () => {
  fileService(204);
  const environment = await open();
  await add(plan());
  await giveTarget(environment, "1");
  await untilPartsAsked(environment, "1");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("not found")));
  await screen.findAllByText(sentAgain);
  await tryNow();
  await giveTarget(environment, "2");
  await untilPartsAsked(environment, "2");
});
