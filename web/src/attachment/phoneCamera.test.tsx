import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { entry, installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";

type Environment = Awaited<ReturnType<typeof openInstallationPanel>>["environment"];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const grant = {
  id: "gg1",
  state: "WAITING",
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  maxFiles: 10,
  attachedFiles: 0,
  isReceiving: false,
};

const answer = (environment: Environment, root: object) =>
  act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, root)));
const poll = () => act(async () => jest.advanceTimersByTime(2_000));
const asked = (environment: Environment) =>
  environment.mock.getAllOperations().map(({ request }) => request.node.params.name);

async function openCamera() {
  const { environment } = await openInstallationPanel({}, "&step=after", { cameraGrants: true });
  fireEvent.click(screen.getByRole("button", { name: "Take a photo with the phone" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { stepEntryId: "ge2" } });
  // The card reserves space for the code and the next photo before the answer, so that nothing moves when they arrive.
  expect(screen.getByRole("region", { name: "Photos by phone" }).childElementCount).toBe(0);
  expect(screen.getByText("The next photo shows here")).toBeTruthy();
  await answer(environment, { createCameraGrant: { cameraGrant: grant, secret: "a-secret", userErrors: [] } });
  // The module of the QR code is loaded when the code is first shown.
  await act(async () => jest.advanceTimersByTimeAsync(0));
  await screen.findByRole("img", { name: "QR code for the phone’s camera" });
  return environment;
}

test("a step shows the code of a grant, and its photos as they arrive", async () => {
  const environment = await openCamera();
  expect(screen.getByText("Waiting for a phone")).toBeTruthy();
  await poll();
  await answer(environment, { cameraGrant: { ...grant, state: "CONNECTED" } });
  expect(screen.getByText("A phone is connected")).toBeTruthy();
  expect(screen.getByText("The next photo shows here")).toBeTruthy();
  await poll();
  await answer(environment, { cameraGrant: { ...grant, state: "CONNECTED", attachedFiles: 1 } });
  expect(asked(environment)).toEqual(["useCameraGrantEntryQuery"]);
  const photo = { url: "https://files.example/1", fileName: "joint.jpg", size: 4 };
  const found = { ...entry("ge2", null), attachments: [photo] };
  const steps = [{ id: "gs2", stepLabel: "after", title: "After laying", isComplete: false, entries: [found] }];
  const node = { __typename: "StepEntry", ...found, installation: { ...installation, steps } };
  await answer(environment, { node });
  expect(screen.getByRole("button", { name: /^View joint.jpg/ })).toBeTruthy();
  expect(screen.getByText("1 of 10")).toBeTruthy();
});

test("the code is scrolled into view when it is asked for", async () => {
  const scrolled = jest.spyOn(Element.prototype, "scrollIntoView");
  await openCamera();
  expect(scrolled.mock.contexts).toContain(screen.getByRole("region", { name: "Photos by phone" }));
});

test("nothing is asked in a hidden window, and at once when it shows again", async () => {
  const environment = await openCamera();
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await poll();
  expect(asked(environment)).toEqual([]);
  visibility.mockReturnValue("visible");
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  expect(asked(environment)).toEqual(["useCameraGrantQuery"]);
});

test("a full and an ended grant say how to go on, and an ended one is asked for no more", async () => {
  const environment = await openCamera();
  await poll();
  await answer(environment, { cameraGrant: { ...grant, state: "FULL", attachedFiles: 10 } });
  expect(screen.getByText("All 10 photos have arrived. Take a new code for more.")).toBeTruthy();
  expect(screen.queryByRole("img", { name: /QR code/ })).toBeNull();
  await answer(environment, { node: null });
  await poll();
  await answer(environment, { cameraGrant: { ...grant, state: "ENDED" } });
  expect(screen.getByText("The code no longer holds. Take a new code for more photos.")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Photos by phone" }).childElementCount).toBe(1);
  await poll();
  expect(asked(environment)).toEqual([]);
  expect(screen.getByRole("button", { name: "New code" })).toBeTruthy();
});

test("closing the camera ends the grant", async () => {
  const environment = await openCamera();
  fireEvent.click(screen.getByRole("button", { name: "Close the phone camera" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { cameraGrantId: "gg1" } });
  await answer(environment, { endCameraGrant: { cameraGrant: { ...grant, state: "ENDED" }, userErrors: [] } });
  expect(screen.queryByText("Photos by phone")).toBeNull();
});

test("a grant that could not be ended stays on the screen, and says so", async () => {
  const environment = await openCamera();
  fireEvent.click(screen.getByRole("button", { name: "Close the phone camera" }));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("no network")));
  expect(screen.getByRole("img", { name: /QR code/ })).toBeTruthy();
  expect(screen.getByRole("alert").textContent).not.toBe("");
});

test("a finished room says why there is no code", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after", { cameraGrants: true });
  fireEvent.click(screen.getByRole("button", { name: "Take a photo with the phone" }));
  const userErrors = [{ code: "ALREADY_COMPLETED" }];
  await answer(environment, { createCameraGrant: { cameraGrant: null, secret: null, userErrors } });
  expect(screen.getByRole("alert").textContent).not.toBe("");
});

test("a service without grants has no button for the phone", async () => {
  await openInstallationPanel({}, "&step=after");
  expect(screen.queryByRole("button", { name: "Take a photo with the phone" })).toBeNull();
});
