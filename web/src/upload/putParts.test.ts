import { afterEach, expect, jest, test } from "@jest/globals";
import { fileService } from "../../test/uploads.ts";
import { UploadFailure } from "./putFile.ts";
import { type PartLinks, putParts } from "./putParts.ts";

afterEach(() => void jest.restoreAllMocks());

const file = new File([new Uint8Array(10_000_001)], "plan.pdf", { type: "application/pdf" });
const all = [
  { offset: 0, size: 5_000_000, uploadUrl: "https://files.example/1" },
  { offset: 5_000_000, size: 5_000_000, uploadUrl: "https://files.example/2" },
  { offset: 10_000_000, size: 1, uploadUrl: "https://files.example/3" },
];
const joinUrl = "https://files.example/join";
const lacking = (from: number): PartLinks => ({ parts: all.slice(from), joinUrl });

function send(answers: PartLinks[], signal = new AbortController().signal) {
  const shares: number[] = [];
  const askLinks = jest.fn(async () => answers.shift() ?? lacking(0));
  return { shares, askLinks, sending: putParts(askLinks, file, { onProgress: (share) => shares.push(share), signal }) };
}

function puts(sent: ReturnType<typeof fileService>) {
  const urls = jest.mocked(XMLHttpRequest.prototype.open).mock.calls.map(([, url]) => String(url));
  const sizes = sent.mock.calls.map(([body]) => (body instanceof File ? body.size : null));
  return urls.map((url, index) => [url.split("/").at(-1), sizes[index]]);
}

test("the parts that lack are sent one after another, then joined", async () => {
  const sent = fileService(204);
  await send([lacking(1)]).sending;
  expect(puts(sent)).toEqual([
    ["2", 5_000_000],
    ["3", 1],
    ["join", 0],
  ]);
});

test("progress counts the parts that arrived before", async () => {
  const sent = fileService(204);
  sent.mockImplementation(function (this: XMLHttpRequest) {
    this.upload.dispatchEvent(new ProgressEvent("progress", { loaded: 1, total: 2 }));
    this.onload?.(new ProgressEvent("load"));
  });
  const { shares, sending } = send([lacking(1)]);
  await sending;
  expect(shares.map((share) => share.toFixed(2))).toEqual(["0.75", "1.00"]);
});

test("new links are requested before the old ones expire", async () => {
  const sent = fileService(204);
  const now = jest.spyOn(performance, "now").mockReturnValue(0);
  const { askLinks, sending } = send([lacking(0), lacking(1)]);
  sent.mockImplementationOnce(function (this: XMLHttpRequest) {
    now.mockReturnValue(5 * 60_000);
    this.onload?.(new ProgressEvent("load"));
  });
  await sending;
  expect(askLinks).toHaveBeenCalledTimes(2);
  expect(puts(sent).map(([name]) => name)).toEqual(["1", "2", "3", "join"]);
});

test("a part that fails ends the sending; nothing is joined", async () => {
  let count = 0;
  const sent = fileService(() => {
    count += 1;
    return count < 3 ? 204 : 500;
  });
  await expect(send([lacking(0)]).sending).rejects.toBeInstanceOf(UploadFailure);
  expect(puts(sent).some(([name]) => name === "join")).toBe(false);
});

test("a file that has arrived is not sent again", async () => {
  const sent = fileService(204);
  await send([{ parts: [], joinUrl: null }]).sending;
  expect(sent).not.toHaveBeenCalled();
});
