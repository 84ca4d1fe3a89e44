import { afterEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { createEnvironment } from "../../test/createEnvironment.ts";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { renderRoutes } from "../../test/renderRoutes.tsx";
import { fileService, photo } from "../../test/uploads.ts";
import { I18nProvider } from "../i18n/I18nProvider.tsx";
import { CameraPage } from "./CameraPage.tsx";

afterEach(() => void jest.restoreAllMocks());

const camera = {
  companyName: "Nordgolv El AB",
  projectName: "Terrace houses",
  installationTitle: "Bathroom 14",
  stepNumber: 2,
  stepTitle: "After laying",
  productTitle: "Fjällum Mat 100",
  attachmentCount: 0,
  requiresAttachments: true,
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  maxFiles: 10,
  attachedFiles: 0,
  remainingFiles: 10,
};

async function openCamera(found: object | null = camera) {
  document.cookie = "language=en";
  const environment = createEnvironment();
  const element = (
    <I18nProvider>
      <CameraPage />
    </I18nProvider>
  );
  renderRoutes(environment, [{ path: "/photo", loader: async () => null, element }], "/photo#a-secret");
  await screen.findByRole("main");
  const answer = (root: object) =>
    act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, root)));
  expect(variables()).toEqual({ secret: "a-secret", language: "en" });
  if (found instanceof Error) await act(async () => environment.mock.rejectMostRecentOperation(found));
  else await answer({ camera: found });
  return { environment, answer, variables };

  function variables() {
    return environment.mock.getMostRecentOperation().request.variables;
  }
}

const fileInput = () => document.querySelectorAll("input[type=file]");
const choose = (files: File[]) =>
  act(async () => void fireEvent.change(fileInput()[1] ?? document, { target: { files } }));

test("the page of a grant shows its step, and opens the camera or the phone's photos", async () => {
  await openCamera();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Step 2: After laying");
  expect(screen.getByText("The step needs at least one photo.")).toBeTruthy();
  expect(screen.getByText("0 of 10")).toBeTruthy();
  const [first, second] = fileInput();
  expect([first?.getAttribute("capture"), second?.getAttribute("capture")]).toEqual(["environment", null]);
});

test("a page that got no answer says that it waits for the network, and asks again once there is one", async () => {
  const { environment, answer } = await openCamera(new Error("no network"));
  expect(screen.getByText("Waiting for the network")).toBeTruthy();
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  await answer({ camera });
  expect(screen.getByText("Bathroom 14")).toBeTruthy();
});

test("a photo is sent by the secret, and the list says when it arrived and where it shows", async () => {
  fileService(200);
  const { environment, answer, variables } = await openCamera();
  await choose([photo()]);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(variables()).toMatchObject({ input: { secret: "a-secret", fileName: "floor.jpg", size: 4 } });
  const [uploadUrl, fileUrl] = ["https://files.example/put", "https://files.example/1"];
  await answer({ createCameraUpload: { uploadUrl, fileUrl, userErrors: [] } });
  const attachment = { url: fileUrl, fileName: "floor.jpg" };
  await waitFor(() => expect(variables()).toEqual({ input: { secret: "a-secret", language: "en", attachment } }));
  const after = { ...camera, attachmentCount: 1, attachedFiles: 1, remainingFiles: 9 };
  await answer({ addCameraAttachment: { camera: after, userErrors: [] } });
  expect(await screen.findByText(/^Arrived \d\d:\d\d$/)).toBeTruthy();
  expect(screen.getByText("Shows in Bathroom 14")).toBeTruthy();
  expect(screen.getByText("1 of 10")).toBeTruthy();
});

test("a broken line is told, and the photo is sent again by itself", async () => {
  const service = fileService(0);
  const { environment, answer } = await openCamera();
  await choose([photo()]);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const target = { uploadUrl: "https://files.example/put", fileUrl: "https://files.example/1", userErrors: [] };
  await answer({ createCameraUpload: target });
  expect(await screen.findByText("Waiting for the network")).toBeTruthy();
  expect(service).toHaveBeenCalledTimes(1);
  await act(async () => void window.dispatchEvent(new Event("online")));
  await waitFor(() =>
    expect(environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).toContain(
      "useSendPhotoUploadMutation",
    ),
  );
});

test("no more photos are taken than the grant has left", async () => {
  const { environment } = await openCamera({ ...camera, attachedFiles: 8, remainingFiles: 2 });
  await choose([photo("a.jpg"), photo("b.jpg"), photo("c.jpg")]);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(2));
  expect(screen.queryByRole("button", { name: "Take a photo" })).toBeNull();
});

test("a file that is no photo is refused before it is sent", async () => {
  const { environment } = await openCamera();
  await choose([new File(["%PDF-1.7"], "protocol.pdf", { type: "application/pdf" })]);
  expect((await screen.findByRole("alert")).textContent).toContain("This is not a photo.");
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test("a full grant says how to go on", async () => {
  await openCamera({ ...camera, attachedFiles: 10, remainingFiles: 0 });
  expect(screen.getByText("The code has all its photos. Show a new code at the computer for more.")).toBeTruthy();
  expect(fileInput()).toHaveLength(0);
});

test("an ended grant says what to do, also when a photo meets the end", async () => {
  const { environment, answer } = await openCamera();
  await choose([photo()]);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const userErrors = [{ code: "CAMERA_GRANT_ENDED", path: null }];
  await answer({ createCameraUpload: { uploadUrl: null, fileUrl: null, userErrors } });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The code no longer holds");
  expect(screen.getByText(/Show a new code at the computer and point/)).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("The photo was not sent.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("a grant that the desk ended says how many photos arrived", async () => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  const { answer } = await openCamera({ ...camera, attachedFiles: 3, remainingFiles: 7 });
  await act(async () => jest.advanceTimersByTime(10_000));
  await answer({ camera: null });
  jest.useRealTimers();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Done, 3 photos arrived");
  expect(screen.queryByText(/point the phone’s camera/)).toBeNull();
});
