import { afterEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import type { Features } from "../relay/features.tsx";
import { noticeAnswer, noticeNoAnswer } from "../relay/networkState.ts";

afterEach(() => void jest.restoreAllMocks());

const files = ["laid.jpg", "plan.pdf"].map((fileName) => ({
  url: `https://files.example/${fileName}`,
  fileName,
  contentType: "",
  size: 900,
  sameAs: null,
}));

const viewName = "View laid.jpg, After laying, Fjällum Cable 20, 30 m";

async function openFiles(facts: object = {}, features?: Features) {
  const steps = (installation.steps as { entries: object[] }[]).map((step) => ({
    ...step,
    entries: step.entries.map((entry) => ({ ...entry, attachments: files.map((file) => ({ ...file, ...facts })) })),
  }));
  await openInstallationPanel({ steps }, "&step=after", features);
}

async function openViewer() {
  await openFiles();
  await userEvent.click(screen.getByRole("button", { name: viewName }));
  return within(screen.getByRole("dialog", { name: "laid.jpg, After laying, Fjällum Cable 20, 30 m" }));
}

const zoomOf = (viewer: Awaited<ReturnType<typeof openViewer>>) => viewer.getByLabelText("Zoom").textContent;

test("a picture opens at 30 %, and buttons, keys, wheel and double click zoom it", async () => {
  const viewer = await openViewer();
  const picture = viewer.getByRole("img");
  expect(zoomOf(viewer)).toBe("30%");
  await userEvent.click(viewer.getByRole("button", { name: "Zoom in" }));
  expect(zoomOf(viewer)).toBe("38%");
  await userEvent.keyboard("-");
  expect(zoomOf(viewer)).toBe("30%");
  fireEvent.doubleClick(picture);
  expect(zoomOf(viewer)).toBe("60%");
  fireEvent.wheel(picture, { deltaY: -4000 });
  expect(zoomOf(viewer)).toBe("500%");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a picture that cannot be loaded says so, and zooming it is an error on the console", async () => {
  const complaint = jest.spyOn(console, "error").mockImplementation(() => {});
  const viewer = await openViewer();
  fireEvent.error(viewer.getByRole("img"));
  expect(viewer.getByRole("alert").textContent).toMatch(/^The picture could not be shown/);
  expect(complaint).not.toHaveBeenCalled();
  await userEvent.click(viewer.getByRole("button", { name: "Zoom in" }));
  expect(complaint).toHaveBeenCalledWith(expect.stringMatching(/^The zoom failed/));
  complaint.mockClear();
  expect(zoomOf(viewer)).toBe("30%");
});

test("the proof of a photo stands beside it, and copying takes the whole hash", async () => {
  const user = userEvent.setup();
  const chosenSha256 = `9f3c41ab${"0".repeat(48)}d8e107e2`;
  const facts = { takenAt: "2026-11-04T09:41:12+01:00", origin: "PHONE", chosenSha256, sha256: null };
  await openFiles({ ...facts, addedAt: null }, { photoProof: true });
  await user.click(screen.getByRole("button", { name: viewName }));
  const told = screen.getAllByRole("term").map((term) => [term, term.nextElementSibling].map((e) => e?.textContent));
  expect(told).toEqual([
    ["Taken", "2026-11-04 09:41, UTC+01:00"],
    ["Added", "unknown"],
    ["Origin", "Phone camera by QR code"],
    ["SHA-256, as chosenCopy", "9f3c 41ab … d8e1 07e2"],
    ["SHA-256, as stored", "unknown"],
    ["File", "laid.jpg, 900\u00a0B"],
  ]);
  await user.click(screen.getByRole("button", { name: "Copy SHA-256, as chosen" }));
  expect(await navigator.clipboard.readText()).toBe(chosenSha256);
  expect(screen.getByRole("button", { name: "Copy SHA-256, as chosen" }).textContent).toBe("Copied");
});

test("a service that keeps no proof of photos shows the picture alone", async () => {
  await openViewer();
  expect(screen.queryByRole("term")).toBeNull();
});

test("a PDF is no picture: it opens in a new window", async () => {
  await openViewer();
  await userEvent.keyboard("{Escape}");
  const link = screen.getByTitle("plan.pdf");
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([files[1]?.url, "_blank"]);
});

function failThumbnail() {
  const thumbnail = screen.getByRole("button", { name: viewName }).querySelector("img");
  if (thumbnail) fireEvent.error(thumbnail);
}

test("without a network a stored photo is told by its name, and shown again when the network is back", async () => {
  await openFiles();
  act(noticeNoAnswer);
  failThumbnail();
  const placeholder = "laid.jpg. Shown again when the network is back.";
  expect(screen.getByRole("img", { name: placeholder }).textContent).toContain("laid.jpg");
  expect(screen.queryByRole("button", { name: viewName })).toBeNull();
  expect(screen.getByRole("button", { name: "Remove laid.jpg" })).toBeTruthy();
  act(noticeAnswer);
  expect(screen.queryByRole("img", { name: placeholder })).toBeNull();
  expect(screen.getByRole("button", { name: viewName }).querySelector("img")?.src).toBe(
    "https://files.example/laid.jpg",
  );
});

test("a photo that the browser cannot show is told by its name, and leads to the file", async () => {
  await openFiles();
  failThumbnail();
  expect(screen.getByRole("img", { name: /^laid\.jpg\. The picture could not be shown/ })).toBeTruthy();
  const link = screen.getByRole("link", { name: /^laid\.jpg/ });
  expect(link.getAttribute("href")).toBe("https://files.example/laid.jpg");
});
