import "fake-indexeddb/auto";
import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { add, asked, fileService, giveTarget, photo, sentAgain } from "../../test/uploads.ts";

afterEach(() => void jest.restoreAllMocks());

const tries = 6;

/** The service refuses the change because somebody else changed the list. */
const answerConflict = (environment: MockEnvironment, fileNames: string[], version: string) =>
  act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => {
      const attachments = fileNames.map((fileName) => ({
        url: `https://files.example/${fileName}?s=2`,
        fileName,
        contentType: "image/jpeg",
        size: 4,
      }));
      const [, after] = installation.steps as { entries: object[] }[];
      const stepEntry = { ...after?.entries[0], attachments, changes: [{ field: "ATTACHMENTS", version }] };
      const userErrors = [{ code: "CONFLICT" }];
      return mockAnswer(operation, { recordAttachments: { stepEntry, installation: null, userErrors } });
    }),
  );

test("a file that could not be recorded is not sent again when its step was left and opened again meanwhile", async () => {
  const sent = fileService(200);
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(photo());
  await giveTarget(environment, "floor.jpg");
  for (let nth = 1; nth <= tries; nth += 1) {
    await waitFor(() => expect(asked(environment).input.attachments).toHaveLength(1));
    await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
    await act(async () => void window.dispatchEvent(new Event("online")));
  }
  await userEvent.click(screen.getByRole("button", { name: "Previous step" }));
  await userEvent.click(screen.getByRole("link", { name: "Open the step “After laying”" }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() =>
    expect(asked(environment).input.attachments).toEqual([
      { url: "https://files.example/floor.jpg", fileName: "floor.jpg" },
    ]),
  );
  expect(sent).toHaveBeenCalledTimes(1);
});

test("a file that was recorded by a try whose answer was lost is not recorded twice", async () => {
  fileService(200);
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(photo());
  await giveTarget(environment, "floor.jpg");
  await waitFor(() => expect(asked(environment).input.attachments).toHaveLength(1));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  await screen.findAllByText(sentAgain);
  await act(async () => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(asked(environment).input.version).toBe("ATTACHMENTS 1"));
  await answerConflict(environment, ["floor.jpg"], "v2");
  await waitFor(() => expect(asked(environment).input.version).toBe("v2"));
  expect(asked(environment).input.attachments).toHaveLength(1);
});

test("a file is recorded later when others change the list again and again", async () => {
  fileService(200);
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(photo());
  await giveTarget(environment, "floor.jpg");
  for (const version of ["v2", "v3", "v4"]) {
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await answerConflict(environment, [`${version}.jpg`], version);
  }
  await screen.findAllByText(sentAgain);
  await act(async () => void window.dispatchEvent(new Event("online")));
  await waitFor(() =>
    expect(asked(environment).input.attachments?.map(({ fileName }: { fileName: string }) => fileName)).toContain(
      "floor.jpg",
    ),
  );
});
