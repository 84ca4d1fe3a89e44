import { copyFile, link, readFile, rm, writeFile } from "node:fs/promises";
import type { Storage } from "../../storage/createStorage.ts";
import { demoId } from "../data/seeded.ts";
import type { DemoRows } from "../rows/demoRows.ts";

type Picture = DemoRows["pictures"][number];

const maxLinksAtOnce = 32;

/** Stores each picture for every file that shows it, as hard links: hundreds of attachments take the space of a few. */
export async function storePictures(storage: Storage, pictures: Picture[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const [fileName, files] of Map.groupBy(pictures, fileNameOf)) {
    const bytes = await readPicture(fileName);
    const original = storage.arrivalPath(demoId("picture", fileName));
    await writeFile(original, bytes);
    for (let from = 0; from < files.length; from += maxLinksAtOnce) {
      await Promise.all(files.slice(from, from + maxLinksAtOnce).map(({ fileId }) => place(storage, original, fileId)));
    }
    for (const { fileId } of files) sizes.set(fileId, bytes.length);
    await rm(original);
  }
  return sizes;
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
