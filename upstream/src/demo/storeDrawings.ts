import { copyFile, link, rm, writeFile } from "node:fs/promises";
import type { Storage } from "../storage/createStorage.ts";
import { demoId } from "./demoId.ts";
import { drawFloorPhoto } from "./drawing/drawFloorPhoto.ts";
import { drawLayoutSketch } from "./drawing/drawLayoutSketch.ts";
import type { DemoRows } from "./rows/demoRows.ts";

type Drawing = DemoRows["drawings"][number];

const linksAtOnce = 32;

const legends: Record<string, [title: string, sensor: string, box: string, scale: string]> = {
  nordgolv: ["Förläggningsskiss", "Golvgivare", "Kopplingsdosa", "Skala 1:25, c/c 12 cm"],
  lattia: ["Asennuspiirustus", "Lattia-anturi", "Kytkentärasia", "Mittakaava 1:25, c/c 12 cm"],
  varmegulv: ["Leggetegning", "Gulvføler", "Koblingsboks", "Målestokk 1:25, c/c 12 cm"],
};

/**
 * Draws each picture once and stores it under every file that shows it: as hard links, so that hundreds of attachments
 * take the room of a few. Returns the size in bytes by file id.
 */
export async function storeDrawings(storage: Storage, drawings: Drawing[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const [picture, wanted] of Map.groupBy(drawings, pictureOf)) {
    const [first] = wanted;
    if (!first) continue;
    const bytes = await draw(first);
    const original = storage.arrivalPath(demoId("picture", picture));
    await writeFile(original, bytes);
    for (let from = 0; from < wanted.length; from += linksAtOnce) {
      await Promise.all(wanted.slice(from, from + linksAtOnce).map(({ fileId }) => place(storage, original, fileId)));
    }
    for (const { fileId } of wanted) sizes.set(fileId, bytes.length);
    await rm(original);
  }
  return sizes;
}

async function place(storage: Storage, original: string, fileId: string): Promise<void> {
  const arrival = storage.arrivalPath(fileId);
  await link(original, arrival).catch(() => copyFile(original, arrival));
  await storage.keepArrival(fileId, arrival);
}

function pictureOf({ drawing, companyKey }: Drawing): string {
  return drawing === "sketch" ? `sketch ${companyKey}` : drawing;
}

function draw({ drawing, companyKey }: Drawing): Promise<Buffer> | Buffer {
  if (drawing !== "sketch") return drawFloorPhoto(drawing);
  const [title = "", sensor = "", box = "", scale = ""] = legends[companyKey] ?? [];
  return drawLayoutSketch(title, [sensor, box, scale]);
}
