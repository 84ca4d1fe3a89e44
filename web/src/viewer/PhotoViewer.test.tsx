import { afterEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { files, openFiles, openViewer, viewName, zoomOf } from "../../test/openPhotoViewer.tsx";
import { noticeAnswer, noticeNoAnswer } from "../relay/networkState.ts";

afterEach(() => void jest.restoreAllMocks());

const told = () =>
  screen.getAllByRole("term").map((term) => [term, term.nextElementSibling].map((e) => e?.textContent));

test("a picture opens fitted, at scale 0.3, and buttons, keys, wheel and double click zoom it", async () => {
  const viewer = await openViewer();
  const picture = viewer.getByRole("img");
  expect(zoomOf(viewer)).toBe("0.3\u00a0×");
  await userEvent.click(viewer.getByRole("button", { name: "Zoom in" }));
  expect(zoomOf(viewer)).toBe("0.38\u00a0×");
  expect(viewer.getByRole("button", { name: "Fit" }).getAttribute("aria-pressed")).toBe("false");
  await userEvent.keyboard("-");
  expect(zoomOf(viewer)).toBe("0.3\u00a0×");
  fireEvent.doubleClick(picture);
  expect(zoomOf(viewer)).toBe("0.6\u00a0×");
  fireEvent.wheel(picture, { deltaY: -4000 });
  expect(zoomOf(viewer)).toBe("5\u00a0×");
  await userEvent.keyboard("0");
  expect(zoomOf(viewer)).toBe("0.3\u00a0×");
  expect(viewer.getByRole("button", { name: "Fit" }).getAttribute("aria-pressed")).toBe("true");
  fireEvent.change(viewer.getByRole("slider", { name: "Scale" }), { target: { value: String(Math.log(2)) } });
  expect(zoomOf(viewer)).toBe("2\u00a0×");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("arrows, buttons and thumbnails walk through the photos of the room, and zoomed the arrows pan", async () => {
  await openFiles();
  await userEvent.click(screen.getByRole("button", { name: viewName }));
  expect((await screen.findAllByRole("status")).map((told) => told.textContent)).toContain("laid.jpg, 2 of 2");
  expect(screen.getByRole("button", { name: "Next photo" }).getAttribute("aria-disabled")).toBe("true");
  const first = "laid.jpg, Before laying, Fjällum Cable 20, 30 m";
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
  expect(screen.getByRole("dialog", { name: first })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Step 1" }).getAttribute("href")).toContain("step=before");
  await userEvent.keyboard("+{ArrowRight}");
  expect(screen.getByRole("dialog", { name: first })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Next photo" }));
  expect(screen.getByRole("dialog", { name: /^laid.jpg, After laying/ })).toBeTruthy();
  expect(screen.getByRole("slider", { name: "Scale" }).getAttribute("aria-valuetext")).toBe("0.3\u00a0×");
  await userEvent.click(screen.getByRole("button", { name: `View ${first}` }));
  expect(screen.getByRole("dialog", { name: first })).toBeTruthy();
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
  expect(zoomOf(viewer)).toBe("0.3\u00a0×");
});

test("the proof of a photo stands beside it, and copying takes the whole hash", async () => {
  const user = userEvent.setup();
  const chosenSha256 = `9f3c41ab${"0".repeat(48)}d8e107e2`;
  const facts = { takenAt: "2026-11-04T09:41:12+01:00", addedAt: null, origin: "PHONE", chosenSha256, sha256: null };
  await openFiles(facts, { photoProof: true }, { ...facts, sha256: chosenSha256 });
  await user.click(screen.getByRole("button", { name: viewName }));
  await screen.findByRole("dialog");
  expect(told().slice(1)).toEqual([
    ["Product", "Fjällum Cable 20, 30 m"],
    ["Taken", "2026-11-04 09:41, UTC+01:00"],
    ["Origin", "Phone camera by QR code"],
    ["SHA-256, as chosen", "9f3c 41ab … d8e1 07e2Copy"],
    ["File", "laid.jpg, 900\u00a0B"],
  ]);
  await user.click(screen.getByRole("button", { name: "Copy SHA-256, as chosen" }));
  expect(await navigator.clipboard.readText()).toBe(chosenSha256);
  expect(screen.getByRole("button", { name: "Copy SHA-256, as chosen" }).textContent).toBe("Copied");
  await user.keyboard("{ArrowLeft}");
  expect(screen.getByText("SHA-256, unchanged since chosen")).toBeTruthy();
});

test("a service that keeps no proof of photos tells room, step and day alone", async () => {
  await openViewer();
  expect(told().map(([label]) => label)).toEqual(["Room and step", "Product"]);
  await userEvent.keyboard("{ArrowLeft}");
  expect(told()[2]?.[0]).toBe("Step measured");
});

test("a PDF is no picture: it opens in a new window", async () => {
  await openViewer();
  await userEvent.keyboard("{Escape}");
  const link = screen.getByTitle("plan.pdf");
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([`${files[1]?.url}?after`, "_blank"]);
});

function failThumbnail() {
  const thumbnail = screen.getByRole("button", { name: viewName }).querySelector("img");
  if (thumbnail) fireEvent.error(thumbnail);
}

test("tiles and strip show small pictures, the stage the whole one; a small one that fails is replaced by the whole one", async () => {
  await openFiles({ thumbnailUrl: "https://files.example/thumbnail/photo" });
  const tile = () => screen.getByRole("button", { name: viewName }).querySelector("img")?.src;
  expect(tile()).toBe("https://files.example/thumbnail/photo");
  failThumbnail();
  expect(tile()).toBe("https://files.example/laid.jpg?after");
  await userEvent.click(screen.getByRole("button", { name: viewName }));
  const viewer = within(await screen.findByRole("dialog"));
  expect(viewer.getByRole("img", { name: /^laid/ }).getAttribute("src")).toBe("https://files.example/laid.jpg?after");
  const strip = viewer.getAllByRole("button", { name: /^View / }).map((button) => button.querySelector("img"));
  expect(new Set(strip.map((picture) => picture?.src))).toEqual(new Set(["https://files.example/thumbnail/photo"]));
});

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
    "https://files.example/laid.jpg?after",
  );
});

test("a photo that the browser cannot show is told by its name, and leads to the file", async () => {
  await openFiles();
  failThumbnail();
  expect(screen.getByRole("img", { name: /^laid\.jpg\. The picture could not be shown/ })).toBeTruthy();
  const link = screen.getByRole("link", { name: /^laid\.jpg/ });
  expect(link.getAttribute("href")).toBe("https://files.example/laid.jpg?after");
});
