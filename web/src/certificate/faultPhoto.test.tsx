import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { certificate, openCertificatePage } from "../../test/openCertificatePage.tsx";
import { fileService, photo } from "../../test/uploads.ts";

beforeEach(() => {
  document.cookie = "language=en";
  sessionStorage.clear();
});
afterEach(() => void jest.restoreAllMocks());

const target = { uploadUrl: "https://files.example/put", fileUrl: "https://files.example/1", userErrors: [] };
const done = { reportedAt: "2026-11-22T10:00:00.000Z", userErrors: [] };

async function open() {
  const page = await openCertificatePage({ ...certificate, canReportFault: true, canAddPhoto: true });
  await userEvent.click(await screen.findByRole("button", { name: "Report a fault" }));
  await userEvent.type(screen.getByRole("textbox"), "Cold floor");
  const send = () => userEvent.click(screen.getByRole("button", { name: "Send report" }));
  return { ...page, send, input: () => page.asked().input };
}

const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText("Add a photo", { selector: "input" }), file, { applyAccept: false });

test("a photo goes with the report, which names it", async () => {
  const service = fileService(204);
  const { send, input, answer, answerWith } = await open();
  await choose(photo("thermostat.jpg"));
  expect(screen.getByText("thermostat.jpg")).toBeTruthy();
  await send();
  expect(input()).toEqual({ code: "c", fileName: "thermostat.jpg", contentType: "image/jpeg", size: 4 });
  await answerWith({ createFaultUpload: target });
  expect(service).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(input()).toEqual({ code: "c", text: "Cold floor", photoUrl: target.fileUrl }));
  await answer(done);
  await userEvent.click(await screen.findByRole("button", { name: "Report another fault" }));
  expect(screen.queryByText("thermostat.jpg")).toBeNull();
});

test("a photo without an ending gets that of its type, and a removed one is not sent", async () => {
  fileService(204);
  const { send, input, answerWith } = await open();
  await choose(photo("1000001"));
  await send();
  expect(input()).toMatchObject({ fileName: "1000001.jpg" });
  await answerWith({ createFaultUpload: { uploadUrl: null, fileUrl: null, userErrors: [{ code: "NOT_FOUND" }] } });
  await userEvent.click(screen.getByRole("button", { name: "Remove photo" }));
  await send();
  expect(input()).toEqual({ code: "c", text: "Cold floor" });
});

test.each<[name: string, type: string, words: RegExp, size?: number]>([
  ["a.heic", "", /the format HEIC cannot be taken/],
  ["a.svg", "image/svg+xml", /no photo that can be taken/],
  ["a.pdf", "application/pdf", /no photo that can be taken/],
  ["a.jpg", "image/jpeg", /is empty/, 0],
  ["a.jpg", "image/jpeg", /larger than 10 MB/, 10_000_001],
])("says why it does not take %s (%s)", async (name, type, words, size = 4) => {
  const { send, input } = await open();
  const file = new File(["x"], name, { type });
  Object.defineProperty(file, "size", { value: size });
  await choose(file);
  expect(screen.getByRole("alert").textContent).toMatch(words);
  await send();
  expect(input()).toEqual({ code: "c", text: "Cold floor" });
});

test("a photo that does not arrive keeps the text, and the report can be sent without it", async () => {
  fileService(0);
  const { send, input, answer, answerWith } = await open();
  await choose(photo());
  await send();
  await answerWith({ createFaultUpload: target });
  const notice = (await screen.findByRole("heading", { name: /^The report was not sent/ })).closest("[role=alert]");
  expect(screen.getByRole("textbox")).toHaveProperty("value", "Cold floor");
  expect(screen.getByText("floor.jpg")).toBeTruthy();
  await userEvent.click(within(notice as HTMLElement).getByRole("button", { name: "Send without a photo" }));
  expect(input()).toEqual({ code: "c", text: "Cold floor" });
  await answer(done);
  expect(await screen.findByRole("heading", { name: /^The report has been sent/ })).toBeTruthy();
});

test("a photo that the service no longer has is sent again, and one that it has is not", async () => {
  const service = fileService(204);
  const { send, input, answer, answerWith } = await open();
  await choose(photo());
  await send();
  await answerWith({ createFaultUpload: target });
  await waitFor(() => expect(input()).toHaveProperty("photoUrl"));
  await answer({ reportedAt: null, userErrors: [{ code: "RATE_LIMITED", path: null, retryAfter: 30 }] });
  await send();
  await waitFor(() => expect(input()).toHaveProperty("photoUrl"));
  expect(service).toHaveBeenCalledTimes(1);
  await answer({ reportedAt: null, userErrors: [{ code: "VALUE_INVALID", path: ["input", "photoUrl"] }] });
  expect(screen.getByRole("alert").textContent).toContain("did not take the photo");
  await send();
  await answerWith({ createFaultUpload: target });
  expect(service).toHaveBeenCalledTimes(2);
});
