import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { choosePhotos, openPhotoTray } from "../../test/openPhotoTray.tsx";
import { photo } from "../../test/uploads.ts";

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, "createImageBitmap");
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
});

test("a photo is enlarged by the keyboard, without an address, and the arrows lead to the others", async () => {
  const [drawn, drawnSmall]: [string[], string[]] = [[], []];
  const seen = observeSight();
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  globalThis.createImageBitmap = async (file: ImageBitmapSource, options?: unknown) => {
    const isSmall = typeof options === "object" && options !== null && "resizeHeight" in options;
    if (file instanceof File) (isSmall ? drawnSmall : drawn).push(file.name);
    return { width: 4, height: 3, close: () => undefined };
  };
  await openPhotoTray();
  await choosePhotos([photo("IMG_7.jpg"), photo("IMG_8.jpg"), photo("1101-1.jpg")]);
  drawnSmall.length = 0;
  screen.getByRole("button", { name: "Enlarge IMG_7.jpg" }).focus();
  await userEvent.keyboard("{Enter}");
  const dialog = within(await screen.findByRole("dialog", { name: "IMG_7.jpg" }));
  expect(dialog.getByRole("img", { name: "IMG_7.jpg" }).tagName).toBe("CANVAS");
  expect(dialog.getAllByRole("status").map(({ textContent }) => textContent)).toContain("IMG_7.jpg, 1 of 3");
  expect(dialog.getByText("IMG_7.jpg, 4 B")).toBeTruthy();
  expect(dialog.queryByRole("link")).toBeNull();
  expect(drawn).toEqual(["IMG_7.jpg"]);
  expect(drawnSmall).toEqual([]);
  act(() => seen(dialog.getByRole("button", { name: "Enlarge IMG_8.jpg" })));
  await waitFor(() => expect(drawnSmall).toEqual(["IMG_8.jpg"]));
  await userEvent.keyboard("{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}");
  const placed = within(screen.getByRole("dialog", { name: "1101-1.jpg, 1101, step 1: Before laying" }));
  expect(placed.getByRole("link", { name: "Step 1" }).getAttribute("href")).toContain("step=Before");
  expect(drawn).toEqual(["IMG_7.jpg", "IMG_8.jpg", "1101-1.jpg"]);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Enlarge 1101-1.jpg" }));
});

test("a kind of picture that the browser cannot draw says so where it would be", async () => {
  await openPhotoTray();
  await choosePhotos([photo("IMG_7.heic")]);
  await userEvent.click(screen.getByRole("button", { name: "Enlarge IMG_7.heic" }));
  const dialog = within(await screen.findByRole("dialog", { name: "IMG_7.heic" }));
  expect(await dialog.findByText(/^This browser cannot show this kind of picture/)).toBeTruthy();
});

/** Stands in for the browser's observer; the answer tells it that an element's content came into sight. */
function observeSight() {
  const observed = new Map<Element, () => void>();
  class Observer {
    tell: (entries: readonly { isIntersecting: boolean }[]) => void;
    constructor(tell: Observer["tell"]) {
      this.tell = tell;
    }
    observe(element: Element) {
      observed.set(element, () => this.tell([{ isIntersecting: true }]));
    }
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return (parent: Element) => {
    for (const [element, tell] of observed) if (parent.contains(element)) tell();
  };
}
