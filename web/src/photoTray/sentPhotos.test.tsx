import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { answer, choosePhotos, openPhotoTray, room } from "../../test/openPhotoTray.tsx";
import { fileService, noFacts, photo } from "../../test/uploads.ts";

afterEach(() => void jest.restoreAllMocks());

const upload = () => userEvent.click(screen.getByRole("button", { name: /^Upload/ }));
const names = ({ mock }: MockEnvironment) => mock.getAllOperations().map(({ request }) => request.node.params.name);

async function giveTarget(environment: MockEnvironment) {
  const name = "useCreateAttachmentUploadMutation";
  const operation = environment.mock.getAllOperations().find(({ request }) => request.node.params.name === name);
  const { fileName } = operation?.request.variables.input ?? {};
  const fileUrl = `https://files.example/${fileName}`;
  return answer(environment, name, {
    createAttachmentUpload: { uploadUrl: `${fileUrl}?put`, fileUrl, userErrors: [] },
  });
}

const record = (environment: MockEnvironment, userErrors: object[] = []) =>
  answer(environment, "useRecordAttachmentsMutation", {
    recordAttachments: { stepEntry: null, installation: null, userErrors },
  });

const settled = (environment: MockEnvironment, ...operations: string[]) =>
  waitFor(() => expect(names(environment)).toEqual(operations));

const [target, recording] = ["useCreateAttachmentUploadMutation", "useRecordAttachmentsMutation"];

test("two photos of a step are recorded in one change of its list, from the version that was read", async () => {
  const sent = fileService(200);
  const { environment } = await openPhotoTray();
  await choosePhotos([photo("1101-2 a.jpg"), photo("1101-2 b.jpg"), photo("1102-1.jpg")]);
  await upload();
  await settled(environment, target, target, target);
  const asked = await giveTarget(environment);
  expect(asked.input).toMatchObject({ installationId: "g1101", fileName: "1101-2 a.jpg", contentType: "image/jpeg" });
  await act(async () => undefined);
  expect(names(environment)).toEqual([target, target]);
  await giveTarget(environment);
  await settled(environment, target, recording);
  const { input } = await record(environment);
  expect(input).toEqual({
    stepEntryId: "1101/2",
    version: "v1 of 1101/2",
    attachments: [
      { url: "https://files.example/old?s=1", fileName: "old.jpg" },
      { url: "https://files.example/1101-2 a.jpg", fileName: "1101-2 a.jpg" },
      { url: "https://files.example/1101-2 b.jpg", fileName: "1101-2 b.jpg" },
    ],
  });
  expect(screen.getByText("2 of 3 photos uploaded")).toBeTruthy();
  await giveTarget(environment);
  expect((await record(environment)).input.stepEntryId).toBe("1102/1");
  expect((await screen.findAllByText("3 photos were uploaded.")).length).toBeGreaterThan(0);
  const arrived = within(screen.getByRole("region", { name: "Photos being uploaded" })).getAllByRole("listitem");
  expect(arrived.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1101.*2: After laying.* 2 photos$/),
    expect.stringMatching(/^1102.*1: Before laying.* 1 photo$/),
  ]);
  expect(sent).toHaveBeenCalledTimes(3);
});

test("photos that are in other rooms too are asked about below their row, and kept or taken away there", async () => {
  fileService(200);
  const { environment } = await openPhotoTray([room("1101"), room("1102")], { photoProof: true });
  await choosePhotos([photo("1101-2 a.jpg"), photo("1102-1 b.jpg")]);
  await upload();
  const first = await giveTarget(environment);
  const second = await giveTarget(environment);
  expect([first.input.addingKey, second.input.addingKey]).toEqual([expect.any(String), first.input.addingKey]);
  const place = { project: null, folder: null, installation: { restId: "i9", title: "Bath" } };
  const places = [{ ...place, stepLabel: "after", addedAt: "2026-10-12T10:00:00.000Z" }];
  const stored = (id: string, fileName: string, kind: "EQUAL" | "SIMILAR" | null) => {
    const file = { url: `https://files.example/${fileName}`, fileName, size: 4, ...noFacts };
    return { id, changes: [], attachments: [{ ...file, sameAs: kind && { kind, totalCount: 1, places } }] };
  };
  const recorded = (stepEntry: object) =>
    answer(environment, recording, { recordAttachments: { stepEntry, installation: null, userErrors: [] } });
  await recorded(stored("1101/2", "1101-2 a.jpg", "EQUAL"));
  await recorded(stored("1102/1", "1102-1 b.jpg", "SIMILAR"));
  expect(screen.getByText("1 photo is in another room too, 1 photo looks like one in another room")).toBeTruthy();
  const question = await screen.findByRole("group", { name: "1101-2 a.jpg" });
  expect(screen.getByRole("group", { name: "1102-1 b.jpg" })).toBeTruthy();
  expect(question.textContent).toContain("1101, step 2: After laying1101-2 a.jpg is the same photo as in Bath (");
  await userEvent.click(screen.getByRole("button", { name: "Remove 1101-2 a.jpg" }));
  const removal = await recorded({ ...stored("1101/2", "1101-2 a.jpg", null), attachments: [] });
  expect(removal.input).toMatchObject({ stepEntryId: "1101/2", attachments: [] });
  await userEvent.click(screen.getByRole("button", { name: "Keep 1102-1 b.jpg" }));
  const kept = await recorded(stored("1102/1", "1102-1 b.jpg", null));
  expect(kept.input.attachments).toEqual([
    { url: "https://files.example/1102-1 b.jpg", fileName: "1102-1 b.jpg", keep: true },
  ]);
  await waitFor(() => expect(screen.queryByText(/in other rooms too|in another room too/)).toBeNull());
});

test("a photo is not sent on before it is confirmed, nor one that has no room yet", async () => {
  const sent = fileService(200);
  const { environment } = await openPhotoTray();
  await choosePhotos([photo("1101-1.jpg"), photo("other.jpg")]);
  expect(names(environment)).toEqual([]);
  await upload();
  await settled(environment, target);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("0 of 1 photo uploaded"));
  expect(screen.queryByRole("button", { name: "Done" })).toBeNull();
  await giveTarget(environment);
  await record(environment);
  expect(await screen.findByRole("button", { name: "Done" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Remove all" })).toBeNull();
  expect(names(environment)).toEqual([]);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("checkbox", { name: "other.jpg" })).toBeTruthy();
  expect(screen.queryByText(/Nothing has been sent yet/)).toBeNull();
});

test("a photo that is cancelled while another of its step is on its way is not recorded", async () => {
  fileService(200);
  const { environment } = await openPhotoTray();
  await choosePhotos([photo("1101-1 a.jpg"), photo("1101-1 b.jpg")]);
  await upload();
  await settled(environment, target, target);
  await giveTarget(environment);
  await userEvent.click(screen.getByRole("button", { name: "Cancel the upload of 1101-1 a.jpg" }));
  await giveTarget(environment);
  const { input } = await record(environment);
  expect(input.attachments).toEqual([{ url: "https://files.example/1101-1 b.jpg", fileName: "1101-1 b.jpg" }]);
  expect((await screen.findAllByText("1 photo was uploaded.")).length).toBeGreaterThan(0);
});

test("all are cancelled at once, and nothing is recorded", async () => {
  const sent = fileService(200);
  const { environment } = await openPhotoTray();
  await choosePhotos([1, 2, 3, 4].map((number) => photo(`1101-1 ${number}.jpg`)));
  await upload();
  await settled(environment, target, target, target);
  await userEvent.click(screen.getByRole("button", { name: "Cancel all" }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H2"));
  for (let nth = 1; nth <= 3; nth += 1) await giveTarget(environment);
  await act(async () => undefined);
  expect(names(environment)).toEqual([]);
  expect(sent).not.toHaveBeenCalled();
  expect(screen.queryByText(/uploaded/)).toBeNull();
});

test("photos that failed are told with their room and sent again together", async () => {
  let status = 507;
  fileService(() => status);
  const { environment } = await openPhotoTray();
  await choosePhotos([photo("1101-1.jpg"), photo("1102-2.jpg")]);
  await upload();
  await settled(environment, target, target);
  await giveTarget(environment);
  await giveTarget(environment);
  const [failure] = await screen.findAllByRole("alert");
  expect(failure?.closest("li")?.textContent).toContain("1101, step 1: Before laying");
  expect(failure?.textContent).toContain("The service’s disk is full");
  status = 200;
  await userEvent.click(await screen.findByRole("button", { name: "Send 2 photos" }));
  await settled(environment, target, target);
  await giveTarget(environment);
  await record(environment);
  await giveTarget(environment);
  await record(environment);
  expect((await screen.findAllByText("2 photos were uploaded.")).length).toBeGreaterThan(0);
});

test("a room that was finished meanwhile refuses its photo, which says so and stays", async () => {
  const { environment } = await openPhotoTray();
  await choosePhotos([photo("1101-1.jpg")]);
  await upload();
  const refusal = { uploadUrl: null, fileUrl: null, userErrors: [{ code: "ALREADY_COMPLETED" }] };
  await answer(environment, target, { createAttachmentUpload: refusal });
  expect((await screen.findByRole("alert")).textContent).toContain("1101-1.jpg was not uploaded.");
  await userEvent.click(screen.getByRole("button", { name: /1101-1.jpg$/ }));
  expect(screen.queryByText("1101-1.jpg")).toBeNull();
});
