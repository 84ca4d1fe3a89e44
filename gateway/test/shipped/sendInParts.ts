import { randomBytes } from "node:crypto";
import { request } from "undici";
import type { Caller } from "../createCaller.ts";
import { pageDocument } from "../pageDocument.ts";
import type { StoredFile } from "./sendFile.ts";

type Links = { parts: { offset: number; size: number; uploadUrl: string }[]; joinUrl: string | null };

/** Two whole parts and one byte. */
const size = 10_000_001;

/** Sends a file in parts, and calls `betweenParts` after the first. `lacking` are the offsets of the other parts. */
export async function sendInParts(caller: Caller, installationId: string, betweenParts: () => Promise<void>) {
  const bytes = randomBytes(size);
  const input = { installationId, fileName: "plan.bin", contentType: "application/octet-stream", size };
  const { fileUrl } = await create<{ fileUrl: string }>(caller, "createAttachmentUpload", input);
  const ask = () => create<Links>(caller, "createUploadParts", { installationId, fileUrl });
  const send = async (url: string, body: Buffer) => (await request(url, { method: "PUT", body })).statusCode;
  const sendPart = ({ offset, size: length, uploadUrl }: Links["parts"][number]) =>
    send(uploadUrl, bytes.subarray(offset, offset + length));

  const [first] = (await ask()).parts;
  const statuses = [first && (await sendPart(first))];
  await betweenParts();
  const { parts, joinUrl } = await ask();
  for (const part of parts) statuses.push(await sendPart(part));
  statuses.push(joinUrl ? await send(joinUrl, Buffer.alloc(0)) : undefined);
  const file: StoredFile = { id: fileUrl.split("/").at(-1) ?? "", bytes };
  return { file, statuses, lacking: parts.map(({ offset }) => offset) };
}

async function create<Payload>(caller: Caller, name: string, input: object): Promise<Payload> {
  const document = pageDocument(`use${name === "createUploadParts" ? "SendParts" : "CreateAttachmentUpload"}Mutation`);
  const { data, ...rest } = await caller.send<Record<string, Payload | null>>(document, { input });
  const payload = data?.[name];
  if (!payload) throw new Error(`${name}: ${JSON.stringify(rest)}`);
  return payload;
}
