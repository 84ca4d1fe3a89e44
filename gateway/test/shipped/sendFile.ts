import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { isNativeError } from "node:util/types";
import { request } from "undici";
import type { Caller } from "../createCaller.ts";
import { pageDocument } from "../pageDocument.ts";
import { png } from "../several/documentRoom.ts";
import { codeIn, describe } from "./answers.ts";

/** An upload that the service confirmed. */
export type StoredFile = { id: string; bytes: Buffer };

/** The pauses of `web/src/upload/untilNextTry.ts`. After the last pause and try, the web client asks the person. */
const pausesMs = [2_000, 5_000, 10_000, 20_000, 30_000];

type Link = { createAttachmentUpload: { uploadUrl: string | null; fileUrl: string | null } | null };
type Tried = { id?: string; failure?: string; foreign?: string };

/** Sends a photo by a link, and tries again as the web client's queue does. */
export async function sendFile(caller: Caller, installationId: string) {
  const bytes = Buffer.concat([png, randomBytes(2_000)]);
  const foreign: string[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const tried = await sendOnce(caller, installationId, bytes);
    if (tried.foreign) foreign.push(tried.foreign);
    if (tried.id) return { attempts, foreign, file: { id: tried.id, bytes } satisfies StoredFile };
    const pause = pausesMs[attempts - 1];
    if (pause === undefined) return { attempts, foreign, failure: tried.failure };
    await wait(pause);
  }
}

async function sendOnce(caller: Caller, installationId: string, bytes: Buffer): Promise<Tried> {
  const input = { installationId, fileName: "golv.png", contentType: "image/png", size: bytes.length };
  const document = pageDocument("useCreateAttachmentUploadMutation");
  const answer = await caller.send<Link>(document, { input }).catch((error: Error) => error);
  if (isNativeError(answer))
    return { failure: describe(answer), ...(answer.name === "SyntaxError" && { foreign: String(answer) }) };
  const { uploadUrl, fileUrl } = answer.data?.createAttachmentUpload ?? {};
  if (!uploadUrl || !fileUrl) return { failure: describe(answer) };
  const headers = { "content-type": "image/png" };
  const put = await request(uploadUrl, { method: "PUT", body: bytes, headers }).catch((error: Error) => error);
  if (isNativeError(put)) return { failure: describe(put) };
  const text = await put.body.text().catch(String);
  if (put.statusCode < 300) return { id: fileUrl.split("/").at(-1) };
  return { failure: codeIn(text), ...(isJson(text) ? {} : { foreign: text }) };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
