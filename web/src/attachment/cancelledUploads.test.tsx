import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { entry, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { add, answerRecorded, asked, fileService, giveTarget, noFacts, photo, sentAgain } from "../../test/uploads.ts";
import { NetworkFailure } from "../relay/failures.ts";

afterEach(() => void jest.restoreAllMocks());

test("a cancelled upload is not sent, however far it had come", async () => {
  const sent = fileService(200);
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(photo());
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await userEvent.click(screen.getByRole("button", { name: "Cancel the upload of floor.jpg" }));
  await giveTarget(environment, "1");
  expect(sent).not.toHaveBeenCalled();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("an upload that is cancelled as its last byte arrives is not recorded", async () => {
  let arrive = () => {};
  fileService(200).mockImplementation(function (this: XMLHttpRequest) {
    arrive = () => this.onload?.(new ProgressEvent("load"));
  });
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(photo());
  await giveTarget(environment, "1");
  await userEvent.click(screen.getByRole("button", { name: "Cancel the upload of floor.jpg" }));
  await act(async () => arrive());
  expect(environment.mock.getAllOperations()).toEqual([]);
});

const cancel = (fileName = "floor.jpg") =>
  userEvent.click(screen.getByRole("button", { name: `Cancel the upload of ${fileName}` }));
const isRemoved = "Cancelled. The file is being removed.";

/** Adds a file. Its upload succeeds; the mutation that records it stays unanswered. */
async function addRecording() {
  fileService(200);
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(photo());
  await giveTarget(environment, "1");
  await waitFor(() => expect(asked(environment).input.attachments).toHaveLength(1));
  return environment;
}

test("an upload that is cancelled while it is recorded is taken off the list again, and says so until then", async () => {
  const environment = await addRecording();
  await cancel();
  await screen.findByText(isRemoved);
  expect(screen.queryByRole("button", { name: "Cancel the upload of floor.jpg" })).toBeNull();
  await answerRecorded(environment);
  await waitFor(() => expect(asked(environment).input.attachments).toEqual([]));
  expect(screen.getByText(isRemoved)).toBeTruthy();
  await answerRecorded(environment);
  await waitFor(() => expect(screen.queryByText("floor.jpg")).toBeNull());
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("a recorded file that was cancelled and could not be removed says so until that is dismissed", async () => {
  const environment = await addRecording();
  await cancel();
  await answerRecorded(environment);
  await waitFor(() => expect(asked(environment).input.attachments).toEqual([]));
  await answerRecorded(environment, "ALREADY_COMPLETED");
  expect((await screen.findByRole("alert")).textContent).toContain("floor.jpg was not removed.");
  await userEvent.click(screen.getByRole("button", { name: "Dismiss the error for floor.jpg" }));
  expect(screen.queryByText("floor.jpg")).toBeNull();
});

test("a cancelled upload whose recording had no answer is looked for in the list, and taken off", async () => {
  const environment = await addRecording();
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure(null)));
  await screen.findAllByText(sentAgain);
  await cancel();
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe("loadAttachmentListQuery"),
  );
  const attachments = ["0", "1"].map((name) => ({
    url: `https://files.example/${name}?s=2`,
    fileName: name,
    size: 4,
    ...noFacts,
  }));
  const node = {
    __typename: "StepEntry",
    ...entry("ge2", null),
    attachments,
    changes: [{ field: "ATTACHMENTS", version: "v2" }],
  };
  await act(async () => environment.mock.resolveMostRecentOperation(() => ({ data: { node } })));
  await waitFor(() =>
    expect(asked(environment).input).toMatchObject({ attachments: [{ fileName: "0" }], version: "v2" }),
  );
  await answerRecorded(environment);
  await waitFor(() => expect(screen.queryByText("floor.jpg")).toBeNull());
});

test("an upload that is cancelled while another file is recorded is not recorded after it", async () => {
  const environment = await addRecording();
  await add(photo("wall.jpg"));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(2));
  await giveTarget(environment, "2");
  await cancel("wall.jpg");
  await answerRecorded(environment);
  await waitFor(() => expect(screen.queryByText("wall.jpg")).toBeNull());
  expect(environment.mock.getAllOperations()).toEqual([]);
});
