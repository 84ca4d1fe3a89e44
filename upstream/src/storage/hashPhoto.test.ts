import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import sharp from "sharp";
import { changedPhotos, drawCable, randomSite } from "../../test/cablePictures.ts";
import hashPhoto from "./hashPhoto.ts";
import { maxDistance } from "./similarPhotos.ts";

let folder: string;
let photos: Buffer[];
let hashes: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "photos-"));
  const site = randomSite("one building");
  photos = await Promise.all(Array.from({ length: 12 }, (_, room) => drawCable(`room ${room}`, site)));
  hashes = (await Promise.all(photos.map(hash))).map(String);
});
afterAll(() => rm(folder, { recursive: true }));

let written = 0;
async function hash(bytes: Buffer): Promise<string | null> {
  written += 1;
  const path = join(folder, `${written}`);
  await writeFile(path, bytes);
  return hashPhoto(path);
}

const distance = (one: string, other: string) => [...one].filter((digit, at) => digit !== other[at]).length;

test("rooms of one building with the same floor and cable look different", () => {
  const distances = hashes.flatMap((one, at) => hashes.slice(0, at).map((other) => distance(one, other)));
  expect(Math.min(...distances)).toBeGreaterThan(3 * maxDistance);
});

const found = Object.keys(changedPhotos).filter((change) => !change.startsWith("cropped"));
test.each(found)("a photo is found again %s", async (change) => {
  const changed = await Promise.all(photos.map(async (photo) => hash((await changedPhotos[change]?.(photo)) ?? photo)));
  const near = changed.filter((one, at) => distance(String(one), hashes[at] ?? "") <= maxDistance);
  expect(near.length).toBeGreaterThanOrEqual(11);
});

test("a picture of one colour, a broken one, a drawing and other files have no hash", async () => {
  const size = { width: 300, height: 200 };
  const flat = await sharp({ create: { ...size, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();
  const clear = await sharp({ create: { ...size, channels: 4, background: "#00000000" } })
    .png()
    .toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h5v9z"/></svg>');
  const broken = (photos[0] ?? flat).subarray(0, 2_000);
  const all = await Promise.all([flat, clear, svg, broken, Buffer.from("text"), Buffer.of()].map(hash));
  expect(all).toEqual(all.map(() => null));
});
