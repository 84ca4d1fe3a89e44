import { afterEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { commitLocalUpdate } from "react-relay/hooks";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { pngHeader } from "../../test/pngHeader.ts";

afterEach(() => void jest.restoreAllMocks());

const photo = (name = "floor.jpg") =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], name, { type: "image/jpeg" });
const add = (files: File | File[]) =>
  userEvent.upload(screen.getByLabelText("Add files", { selector: "input" }), files);
const asked = (environment: MockEnvironment) => environment.mock.getMostRecentOperation().request.variables;

const sentAgain = /is sent again by itself/;
const tries = 6;

/** The file service, as far as a browser sees it: each request is answered with this status once it is sent. */
function fileService(answered: number | (() => number)) {
  const status = () => (typeof answered === "number" ? answered : answered());
  jest.spyOn(XMLHttpRequest.prototype, "open").mockImplementation(() => {});
  jest.spyOn(XMLHttpRequest.prototype, "setRequestHeader").mockImplementation(() => {});
  jest.spyOn(XMLHttpRequest.prototype, "status", "get").mockImplementation(status);
  return jest.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    this.onload?.(new ProgressEvent("load"));
  });
}

async function giveTarget(environment: MockEnvironment, name: string) {
  await waitFor(() => expect(environment.mock.getAllOperations().length).toBeGreaterThan(0));
  const target = { uploadUrl: `https://files.example/put/${name}`, fileUrl: `https://files.example/${name}` };
  await act(async () =>
    environment.mock.resolveMostRecentOperation(() => ({
      data: { createAttachmentUpload: { ...target, userErrors: [] } },
    })),
  );
}

/** Lets tries fail; the next one comes at once, as when the network is back. */
async function failTries(environment: MockEnvironment, count: number) {
  for (let nth = 1; nth <= count; nth += 1) {
    await giveTarget(environment, String(nth));
    await screen.findAllByText(sentAgain);
    await act(async () => void window.dispatchEvent(new Event("online")));
  }
}

const recorded = { recordAttachments: { stepEntry: null, installation: null, userErrors: [] } };
const answerRecorded = (environment: MockEnvironment) =>
  act(async () => environment.mock.resolveMostRecentOperation(() => ({ data: recorded })));

test("a file is announced, sent and recorded", async () => {
  const sent = fileService(200);
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(photo());
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(asked(environment)).toEqual({
    input: { installationId: "gi1", fileName: "floor.jpg", contentType: "image/jpeg", size: 4 },
  });
  await giveTarget(environment, "1");
  expect(sent).toHaveBeenCalledTimes(1);
  const attachments = [{ url: "https://files.example/1", fileName: "floor.jpg" }];
  await waitFor(() =>
    expect(asked(environment)).toEqual({ input: { stepEntryId: "ge2", attachments, version: "ATTACHMENTS 1" } }),
  );
  await answerRecorded(environment);
  expect(screen.queryByText("floor.jpg")).toBeNull();
});

test("several arrive one after the other in the list, none in place of another", async () => {
  fileService(200);
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add([photo("a.jpg"), photo("b.jpg")]);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(2));
  await giveTarget(environment, "b");
  await answerRecorded(environment);
  await giveTarget(environment, "a");
  await waitFor(() =>
    expect(asked(environment).input.attachments).toEqual([
      { url: "https://files.example/b", fileName: "b.jpg" },
      { url: "https://files.example/a", fileName: "a.jpg" },
    ]),
  );
});

test("the place of a photo stays only when that was wished", async () => {
  const bytes = [0xff, 0xd8, 0xff, 0xe1, 0, 10, ...new TextEncoder().encode("Exif\0\0GP"), 0xff, 0xd9];
  const placed = new File([new Uint8Array(bytes)], "placed.jpg", { type: "image/jpeg" });
  const { environment } = await openInstallationPanel({}, "&step=after");
  const keep = screen.getByRole<HTMLInputElement>("checkbox", { name: "Let photos keep where they were taken" });
  expect(keep.checked).toBe(false);
  await add(placed);
  await waitFor(() => expect(asked(environment).input.size).toBe(4));
  await userEvent.click(keep);
  await add(placed);
  await waitFor(() => expect(asked(environment).input.size).toBe(bytes.length));
});

test("a pasted picture is taken, with a name of its own", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  fireEvent.paste(document.body, { clipboardData: { files: [photo("image.png")] } });
  await waitFor(() => expect(asked(environment).input.fileName).toMatch(/^\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png$/));
  fireEvent.paste(screen.getByLabelText("Resistance"), { clipboardData: { files: [] } });
  expect(environment.mock.getAllOperations()).toHaveLength(1);
});

test("a file that cannot be read says so", async () => {
  jest.spyOn(FileReader.prototype, "readAsArrayBuffer").mockImplementation(function (this: FileReader) {
    this.onerror?.(new ProgressEvent("error") as ProgressEvent<FileReader>);
  });
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(photo());
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to read file");
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("an empty file is not sent, and one that the file service sees through is not tried again", async () => {
  fileService(400);
  const answer = '{"code":"VALIDATION_FAILED","details":[{"field":"file","code":"FILE_CONTENT"}]}';
  jest.spyOn(XMLHttpRequest.prototype, "responseText", "get").mockReturnValue(answer);
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(new File([], "empty.txt"));
  expect((await screen.findByRole("alert")).textContent).toContain("The file is empty.");
  await userEvent.click(screen.getByRole("button", { name: "Dismiss the error for empty.txt" }));
  expect(environment.mock.getAllOperations()).toEqual([]);
  await add(photo());
  await giveTarget(environment, "1");
  expect((await screen.findByRole("alert")).textContent).toContain("What is in the file is not what its name says.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("a picture of 100 megapixels is not sent, and says so", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(new File([pngHeader(10_000, 10_000)], "panorama.png", { type: "image/png" }));
  expect((await screen.findByRole("alert")).textContent).toContain("The picture has 100 megapixels or more.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

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

/** The service refuses the change, as the list is another one at this version. */
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

test("a file that came after somebody finished stays to be seen until it is discarded", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(photo());
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () =>
    environment.mock.resolveMostRecentOperation(() => ({
      data: {
        createAttachmentUpload: { uploadUrl: null, fileUrl: null, userErrors: [{ code: "ALREADY_COMPLETED" }] },
      },
    })),
  );
  await act(async () =>
    commitLocalUpdate(environment, (store) => void store.get("gi1")?.setValue(false, "viewerCanRecord")),
  );
  expect(screen.queryByRole("button", { name: "Add files" })).toBeNull();
  expect((await screen.findByRole("alert")).textContent).toContain("floor.jpg was not uploaded.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Discard floor.jpg without sending it" }));
  expect(screen.queryByText("floor.jpg")).toBeNull();
});

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
