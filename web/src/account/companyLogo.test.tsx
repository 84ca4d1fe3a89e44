import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type MockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { company, openAccountPage } from "../../test/openAccountPage.tsx";
import { pngHeader } from "../../test/pngHeader.ts";
import { logoFault } from "./logoFault.ts";

beforeEach(() => {
  document.cookie = "language=en";
});

afterEach(() => void jest.restoreAllMocks());

const picture = () => new File([new Uint8Array([137, 80, 78, 71])], "my new logo.png", { type: "image/png" });
const choose = (file: File) => userEvent.upload(screen.getByLabelText("Upload logo"), file, { applyAccept: false });
const variables = (environment: MockEnvironment) => environment.mock.getMostRecentOperation().request.variables;

async function answer(environment: MockEnvironment, payload: string, rest: object) {
  const resolvers = Object.fromEntries([[payload, () => ({ userErrors: [], ...rest })]]);
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation, resolvers)),
  );
}

function fileService(status: number) {
  const puts: string[] = [];
  jest.spyOn(XMLHttpRequest.prototype, "open").mockImplementation((_method, url) => void puts.push(String(url)));
  jest.spyOn(XMLHttpRequest.prototype, "setRequestHeader").mockImplementation(() => {});
  jest.spyOn(XMLHttpRequest.prototype, "status", "get").mockReturnValue(status);
  jest.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    this.onload?.(new ProgressEvent("load"));
  });
  return puts;
}

test("a picture is announced with hyphens in its name, sent, and then shown", async () => {
  const puts = fileService(200);
  const { environment } = await openAccountPage({ logo: null });
  await choose(picture());
  await waitFor(() => expect(variables(environment)).toEqual({ input: { fileName: "my-new-logo.png", size: 4 } }));
  const target = { uploadUrl: "https://files.example/put", fileUrl: "https://files.example/new" };
  await answer(environment, "CreateLogoUploadPayload", target);
  expect(puts).toEqual(["https://files.example/put"]);
  expect(variables(environment)).toEqual({ input: { url: "https://files.example/new" } });
  await answer(environment, "SetLogoPayload", { company: { ...company, logo: "https://files.example/shown" } });
  expect(screen.getByRole("img").getAttribute("src")).toBe("https://files.example/shown");
});

test("a file that the service does not take says so and can be tried again", async () => {
  fileService(403);
  const { environment } = await openAccountPage();
  await choose(picture());
  const target = { uploadUrl: "https://f.example/", fileUrl: "https://f.example/" };
  for (let tries = 1; tries <= 6; tries += 1) {
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await answer(environment, "CreateLogoUploadPayload", target);
    if (tries === 6) break;
    await screen.findByText(/is sent again by itself/);
    await act(async () => void window.dispatchEvent(new Event("online")));
  }
  expect(screen.getByRole("alert").textContent).toContain("The logo was not uploaded");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(variables(environment)).toEqual({ input: { fileName: "my-new-logo.png", size: 4 } }));
});

test("a logo of 25 megapixels is not sent, and one that the file service refuses is not tried again", async () => {
  fileService(400);
  const refusal = '{"code":"VALIDATION_FAILED","details":[{"field":"file","code":"FILE_CONTENT"}]}';
  jest.spyOn(XMLHttpRequest.prototype, "responseText", "get").mockReturnValue(refusal);
  const { environment } = await openAccountPage();
  await choose(new File([pngHeader(5_000, 5_000)], "logo.png", { type: "image/png" }));
  expect((await screen.findByRole("alert")).textContent).toContain("The logo has 25 megapixels or more.");
  expect(environment.mock.getAllOperations()).toEqual([]);
  await choose(picture());
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const target = { uploadUrl: "https://f.example/", fileUrl: "https://f.example/" };
  await answer(environment, "CreateLogoUploadPayload", target);
  expect((await screen.findByRole("alert")).textContent).toContain("The file is not a picture that can be used.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("a file that cannot be read says so", async () => {
  jest.spyOn(FileReader.prototype, "readAsArrayBuffer").mockImplementation(function (this: FileReader) {
    this.onerror?.(new ProgressEvent("error") as ProgressEvent<FileReader>);
  });
  const { environment } = await openAccountPage();
  await choose(picture());
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to read file");
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("a file that is read as something else than bytes says so", async () => {
  jest.spyOn(FileReader.prototype, "readAsArrayBuffer").mockImplementation(function (this: FileReader) {
    this.onload?.(new ProgressEvent("load") as ProgressEvent<FileReader>);
  });
  await openAccountPage();
  await choose(picture());
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to read file as ArrayBuffer");
});

test("the logo is removed after a question, and brought back", async () => {
  const { environment } = await openAccountPage();
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  const question = screen.getByRole("dialog", { name: "Remove the logo?" });
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.click(within(question).getByRole("button", { name: "Remove" }));
  expect(variables(environment)).toEqual({ input: { url: null } });
  await answer(environment, "SetLogoPayload", { company: { ...company, logo: null } });
  expect(screen.getByText("No logo")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(variables(environment)).toEqual({ input: { url: company.logo } });
});

test.each([
  ["logo.PNG", 5_000_000, null],
  ["logo.svg", 1, null],
  ["logo.pdf", 1, "FILE_TYPE_NOT_ALLOWED"],
  ["logo.jpeg", 5_000_001, "FILE_TOO_LARGE"],
])("%s of %i bytes: %s", (name, size, fault) => {
  expect(logoFault({ name, size })).toBe(fault);
});
