import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { putFile } from "./putFile.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function startPut() {
  const requests: XMLHttpRequest[] = [];
  jest.spyOn(XMLHttpRequest.prototype, "open").mockImplementation(() => {});
  jest.spyOn(XMLHttpRequest.prototype, "setRequestHeader").mockImplementation(() => {});
  jest.spyOn(XMLHttpRequest.prototype, "status", "get").mockReturnValue(200);
  jest.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    requests.push(this);
  });
  const aborted = jest.spyOn(XMLHttpRequest.prototype, "abort").mockImplementation(function (this: XMLHttpRequest) {
    this.onabort?.(new ProgressEvent("abort"));
  });
  const options = { onProgress: jest.fn(), signal: new AbortController().signal };
  const put = putFile("https://files.example/", new File(["abcd"], "a.txt"), options);
  const [request] = requests;
  if (!request) throw new Error("Nothing was sent");
  const move = (loaded: number) =>
    request.upload.dispatchEvent(new ProgressEvent("progress", { loaded, total: 4, lengthComputable: true }));
  return { put, request, move, aborted };
}

test("a slow line is waited for as long as something goes over it, and half an hour in all", async () => {
  const { put, request, move, aborted } = startPut();
  for (const loaded of [1, 2, 3, 4]) {
    jest.advanceTimersByTime(29_000);
    move(loaded);
  }
  request.upload.dispatchEvent(new ProgressEvent("load"));
  jest.advanceTimersByTime(59_000);
  request.onload?.(new ProgressEvent("load"));
  request.onloadend?.(new ProgressEvent("loadend"));
  await put;
  jest.advanceTimersByTime(120_000);
  expect(aborted).not.toHaveBeenCalled();
  expect(request.timeout).toBe(30 * 60_000);
});

test("a line over which nothing goes for 30 seconds is given up, and not taken for a cancelled upload", async () => {
  const { put, move } = startPut();
  jest.advanceTimersByTime(29_000);
  move(1);
  jest.advanceTimersByTime(30_000);
  await expect(put).rejects.toMatchObject({ name: "UploadFailure", isCancelled: false });
});
