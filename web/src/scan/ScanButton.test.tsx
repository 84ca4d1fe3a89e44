import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IntlProvider } from "react-intl";
import { installCamera } from "../../test/camera.ts";
import en from "../i18n/en.json" with { type: "json" };
import { ScanButton } from "./ScanButton.tsx";

const camera = installCamera();

async function open(onCode: (code: string) => string | null = () => null) {
  render(
    <IntlProvider locale="en" messages={en}>
      <input aria-label="number" />
      <ScanButton title="Scan" onCode={onCode} focusAfter={() => screen.queryByLabelText("number")} />
    </IntlProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Scan" }));
  await screen.findByRole("dialog", { name: "Scan" });
}

const state = () => screen.getByRole("status").textContent;
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Or enter the code" });
const looking = () => waitFor(() => expect(state()).toMatch(/^Looking for a code/));

function setHidden(hidden: boolean) {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  fireEvent(document, new Event("visibilitychange"));
}

test("a code before the camera is taken once, the dialog closes, the camera stops, and the field has the focus", async () => {
  const onCode = jest.fn(() => null);
  await open(onCode);
  await looking();
  expect(camera.getUserMedia.mock.lastCall?.[0]).toMatchObject({
    audio: false,
    video: { facingMode: { ideal: "environment" } },
  });
  camera.show("9520089607019");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(onCode.mock.calls).toEqual([["9520089607019"]]);
  expect(camera.running()).toBe(0);
  expect(document.activeElement).toBe(screen.getByLabelText("number"));
});

test("a code that is not the wanted one is told, and looking goes on", async () => {
  await open((code) => (code === "wrong" ? "wrong was misread" : null));
  await looking();
  camera.show("wrong");
  await waitFor(() => expect(state()).toBe("wrong was misread"));
  expect(camera.running()).toBe(1);
  camera.show("right");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.each([
  ["NotAllowedError", "does not let this page use the camera"],
  ["NotFoundError", "No camera was found"],
  ["NotReadableError", "another program uses it"],
])("after %s the dialog says why, and takes what a hand scanner types", async (error, reason) => {
  camera.error = error;
  const onCode = jest.fn(() => null);
  await open(onCode);
  expect((await screen.findByRole("alert")).textContent).toContain(reason);
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard(" 9520089607019{Enter}");
  expect(onCode.mock.calls).toEqual([["9520089607019"]]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a page without cameras, as one without TLS, is told like one where none was found", async () => {
  Reflect.deleteProperty(navigator, "mediaDevices");
  await open();
  expect((await screen.findByRole("alert")).textContent).toContain("No camera was found");
});

test("the camera stops while the page is hidden, and when the dialog closes", async () => {
  await open();
  await looking();
  act(() => setHidden(true));
  expect(camera.running()).toBe(0);
  act(() => setHidden(false));
  await looking();
  expect(camera.running()).toBe(1);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(camera.running()).toBe(0);
});

test("a camera that is allowed after the dialog was closed is stopped at once", async () => {
  let allow: (() => void) | undefined;
  const usual = camera.getUserMedia.getMockImplementation();
  camera.getUserMedia.mockImplementationOnce(async (constraints) => {
    await new Promise<void>((resolve) => {
      allow = resolve;
    });
    if (!usual) throw new Error("no camera");
    return usual(constraints);
  });
  await open();
  await userEvent.keyboard("{Escape}");
  await act(async () => allow?.());
  await waitFor(() => expect(camera.tracks).toHaveLength(1));
  expect(camera.running()).toBe(0);
});

test("a camera that breaks off is told", async () => {
  await open();
  await looking();
  act(() => void camera.tracks[0]?.dispatchEvent(new Event("ended")));
  expect(screen.getByRole("alert").textContent).toContain("The camera stopped");
});

test("the light is switched where the camera has one, and not offered where it has none", async () => {
  await open();
  await looking();
  expect(screen.queryByRole("button", { name: "Light" })).toBeNull();
  await userEvent.keyboard("{Escape}");
  camera.hasTorch = true;
  await userEvent.click(screen.getByRole("button", { name: "Scan" }));
  await looking();
  const light = screen.getByRole("button", { name: "Light" });
  await userEvent.click(light);
  expect(camera.tracks[1]?.applyConstraints.mock.lastCall?.[0]).toEqual({ advanced: [{ torch: true }] });
  await waitFor(() => expect(light.getAttribute("aria-pressed")).toBe("true"));
});
