import { createHash } from "node:crypto";
import { copyFile, link, readFile, rm, writeFile } from "node:fs/promises";
import type { Storage } from "../../storage/createStorage.ts";
import { demoId } from "../data/seeded.ts";
import type { DemoRows } from "../rows/demoRows.ts";

type Picture = DemoRows["pictures"][number];

const maxLinksAtOnce = 32;

export type StoredPicture = { size: number; sha256: string; png: Buffer | null; color: Buffer | null };

/** Hard-links each picture to every file that shows it, so that hundreds of attachments need the space of a few. */
export async function storePictures(storage: Storage, pictures: Picture[]): Promise<Map<string, StoredPicture>> {
  const { default: drawThumbnail } = await import("../../storage/drawThumbnail.ts");
  const { default: drawColorThumbnail } = await import("../../storage/drawColorThumbnail.ts");
  const stored = new Map<string, StoredPicture>();
  for (const [fileName, files] of Map.groupBy(pictures, fileNameOf)) {
    const bytes = await readPicture(fileName);
    const original = storage.arrivalPath(demoId("picture", fileName));
    await writeFile(original, bytes);
    for (let from = 0; from < files.length; from += maxLinksAtOnce) {
      await Promise.all(files.slice(from, from + maxLinksAtOnce).map(({ fileId }) => place(storage, original, fileId)));
    }
    const [gray, drawn] = [drawThumbnail(bytes), await drawColorThumbnail(bytes)];
    const [png, color] = [gray && Buffer.from(gray), drawn && Buffer.from(drawn)];
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    for (const { fileId } of files) stored.set(fileId, { size: bytes.length, sha256, png, color });
    await rm(original);
  }
  return stored;
}

export function readPicture(fileName: string): Promise<Buffer> {
  return readFile(new URL(fileName, import.meta.url));
}

async function place(storage: Storage, original: string, fileId: string): Promise<void> {
  const arrival = storage.arrivalPath(fileId);
  await link(original, arrival).catch(() => copyFile(original, arrival));
  await storage.keepArrival(fileId, arrival);
}

function fileNameOf({ picture, companyKey }: Picture): string {
  return picture === "sketch" ? `sketch-${companyKey}.pdf` : `${picture}.jpg`;
}
