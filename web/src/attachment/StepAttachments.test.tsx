import { createHash, webcrypto } from "node:crypto";
import { afterEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { commitLocalUpdate } from "react-relay/hooks";
import { cable, entry, installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { pngHeader } from "../../test/pngHeader.ts";
import { add, answerRecorded, asked, fileService, giveTarget, noFacts, photo } from "../../test/uploads.ts";

afterEach(() => void jest.restoreAllMocks());

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

test("a photo of another room is asked about, and kept or taken away by one press each", async () => {
  const folder = { restId: "f3", title: "Floor 2" };
  const room = {
    project: { restId: "p2", title: "Ripan" },
    folder,
    installation: { restId: "i9", title: "Bathroom 9" },
  };
  const places = [{ ...room, stepLabel: "after", addedAt: "2026-10-12T10:00:00.000Z" }];
  const attachment = { url: "https://files.example/1?s=1", fileName: "floor.jpg", size: 4, ...noFacts };
  const same = { ...attachment, sameAs: { kind: "EQUAL", totalCount: 3, places } };
  const other = { ...attachment, url: "https://files.example/2?s=1", fileName: "wall.jpg" };
  const steps = [{ ...installation.steps[1], entries: [{ ...entry("ge2", 88.4), attachments: [same, other] }] }];
  const { environment } = await openInstallationPanel({ steps }, "&step=after");
  const question = screen.getByRole("group", { name: "floor.jpg" });
  expect(question.textContent).toContain(
    "floor.jpg is the same photo as in Bathroom 9, Floor 2, Ripan (2026-10-12) and in 2 more places. Does it belong here too?",
  );
  const link = screen.getByRole("link", { name: "Bathroom 9, Floor 2, Ripan" });
  expect(link.getAttribute("href")).toBe("/projects/ongoing/p2/folder/f3?installation=i9&step=after");
  expect(screen.queryByRole("group", { name: "wall.jpg" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Keep floor.jpg" }));
  await waitFor(() =>
    expect(asked(environment).input.attachments).toEqual([
      { url: same.url, fileName: "floor.jpg", keep: true },
      { url: other.url, fileName: "wall.jpg" },
    ]),
  );
  await answerRecorded(environment, "FORBIDDEN");
  expect(question.textContent).toContain("The change was not accepted");
  await userEvent.click(screen.getByText("Take it away"));
  await waitFor(() => expect(asked(environment).input.attachments).toMatchObject([{ fileName: "wall.jpg" }]));
});

test("of a photo that resembles one of another room it says so", async () => {
  const room = {
    project: { restId: "p2", title: "Ripan" },
    folder: null,
    installation: { restId: "i9", title: "Bath" },
  };
  const places = [{ ...room, stepLabel: "after", addedAt: "2026-10-12T10:00:00.000Z" }];
  const file = { url: "https://files.example/1?s=1", fileName: "loops.jpg", size: 4, ...noFacts };
  const similar = { ...file, sameAs: { kind: "SIMILAR", totalCount: 1, places } };
  const steps = [{ ...installation.steps[1], entries: [{ ...entry("ge2", 88.4), attachments: [similar] }] }];
  await openInstallationPanel({ steps }, "&step=after");
  expect(screen.getByRole("group", { name: "loops.jpg" }).textContent).toContain(
    "loops.jpg looks like the photo in Bath, Ripan (2026-10-12). Does it belong here?",
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

test("hash, time and origin are those of the file as chosen, before its place is removed", async () => {
  Object.defineProperty(crypto, "subtle", { configurable: true, value: webcrypto.subtle });
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
  const bytes = [0xff, 0xd8, 0xff, 0xe1, 0, 10, ...new TextEncoder().encode("Exif\0\0GP"), 0xff, 0xd9];
  const placed = new File([new Uint8Array(bytes)], "placed.jpg", { type: "image/jpeg" });
  const chosenSha256 = createHash("sha256").update(new Uint8Array(bytes)).digest("hex");
  const { environment } = await openInstallationPanel({}, "&step=after", { photoProof: true });
  await add(placed);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(asked(environment).input).toMatchObject({ size: 4, chosenSha256, origin: "FOLDER" });
});

test("a pasted picture is taken, with a name of its own", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  fireEvent.paste(document.body, { clipboardData: { files: [photo("image.png")] } });
  await waitFor(() => expect(asked(environment).input.fileName).toMatch(/^\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png$/));
  fireEvent.paste(screen.getByLabelText("Resistance"), { clipboardData: { files: [] } });
  expect(environment.mock.getAllOperations()).toHaveLength(1);
});

test("in a room with two products the fields come first, and a file pasted in a field belongs to its product", async () => {
  const [, after] = installation.steps as object[];
  const mat = { ...entry("ge3", null), product: { ...cable, id: "gm2", title: "Fjällum Mat 100" } };
  await openInstallationPanel({ steps: [{ ...after, entries: [entry("ge2", null), mat] }] }, "&step=after");
  const [, ofMat] = screen.getAllByLabelText("Resistance");
  const [firstAdd] = screen.getAllByText("Add files");
  expect(ofMat?.compareDocumentPosition(firstAdd as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByRole("heading", { name: "Attachments" })).toHaveLength(1);
  expect(screen.getAllByRole("checkbox", { name: "Let photos keep where they were taken" })).toHaveLength(1);
  fireEvent.paste(ofMat as Element, { clipboardData: { files: [photo("laid.png")] } });
  const row = await screen.findByText("laid.png");
  expect(row.closest("section")?.querySelector("h4")?.textContent).toMatch(/^Fjällum Mat 100/);
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

test("a file that came after somebody finished stays to be seen until it is discarded", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await add(photo());
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () =>
    environment.mock.resolveMostRecentOperation(() => ({
      data: {
        createAttachmentUpload: {
          uploadUrl: null,
          fileUrl: null,
          userErrors: [{ code: "ALREADY_COMPLETED", path: null, min: null, max: null, retryAfter: null }],
        },
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
