import { expect, test } from "@jest/globals";
import { fireEvent } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openViewer, percentOf, zoomOf } from "../../test/openPhotoViewer.tsx";

async function openPictureOf(naturalWidth: number, fittedWidth: number) {
  const viewer = await openViewer();
  const picture = viewer.getByRole("img");
  Object.defineProperty(picture, "naturalWidth", { value: naturalWidth });
  Object.defineProperty(picture, "offsetWidth", { value: fittedWidth, configurable: true });
  fireEvent.load(picture);
  return viewer;
}

test("100 % shows the picture's own pixels, also by the key 1", async () => {
  const viewer = await openPictureOf(4000, 1000);
  const own = viewer.getByRole("button", { name: "100%" });
  await userEvent.click(own);
  expect(zoomOf(viewer)).toBe("1.2\u00a0×");
  expect(own.getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(viewer.getByRole("button", { name: "Fit" }));
  expect(own.getAttribute("aria-pressed")).toBe("false");
  await userEvent.keyboard("1");
  expect(zoomOf(viewer)).toBe("1.2\u00a0×");
});

test("100 % stays at the picture's own pixels in a window of another size, and Fit stays fitted, one of them pressed", async () => {
  const viewer = await openPictureOf(1200, 1000);
  const pressed = () =>
    ["Fit", "100%"].filter((name) => viewer.getByRole("button", { name }).getAttribute("aria-pressed") === "true");
  const resizeTo = (fittedWidth: number) => {
    Object.defineProperty(viewer.getByRole("img"), "offsetWidth", { value: fittedWidth, configurable: true });
    fireEvent(window, new Event("resize"));
  };
  await userEvent.click(viewer.getByRole("button", { name: "100%" }));
  const told = () => [zoomOf(viewer), percentOf(viewer), pressed()];
  expect(told()).toEqual(["0.36\u00a0×", "100%", ["100%"]]);
  resizeTo(600);
  expect(told()).toEqual(["0.6\u00a0×", "100%", ["100%"]]);
  resizeTo(1200);
  expect(told()).toEqual(["0.3\u00a0×", "100%", ["100%"]]);
  await userEvent.click(viewer.getByRole("button", { name: "Fit" }));
  resizeTo(600);
  expect(told()).toEqual(["0.3\u00a0×", "50%", ["Fit"]]);
});

test("100 % says why it is off where it lies beyond scale 5", async () => {
  const viewer = await openPictureOf(17_000, 1000);
  const own = viewer.getByRole("button", { name: "100%", description: /beyond the limits/ });
  expect(own.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(own);
  await userEvent.keyboard("1");
  expect(zoomOf(viewer)).toBe("0.3\u00a0×");
});
