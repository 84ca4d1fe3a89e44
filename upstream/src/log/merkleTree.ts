import { createHash } from "node:crypto";

export const hashBytes = 32;
export const tileWidth = 256;

/** Returns the hashes that a tile has so far, from the left. */
export type ReadTile = (level: number, number: number) => Promise<Buffer>;

const sha256 = (...parts: Uint8Array[]) => createHash("sha256").update(Buffer.concat(parts)).digest();
/** RFC 6962 prefixes leaves with 0 and inner nodes with 1. */
export const hashLeaf = (entry: Uint8Array): Buffer => sha256(Uint8Array.of(0), entry);
const hashChildren = (left: Uint8Array, right: Uint8Array): Buffer => sha256(Uint8Array.of(1), left, right);

/** The root that the tree had at the given size. The tiles may have more leaves. */
export function rootOf(read: ReadTile, size: number): Promise<Buffer> {
  return size === 0 ? Promise.resolve(sha256()) : hashRange(read, 0, size);
}

/** The audit path of RFC 6962, from the leaf up. */
export async function inclusionPath(read: ReadTile, position: number, size: number): Promise<Buffer[]> {
  const path: Buffer[] = [];
  let [start, count] = [0, size];
  while (count > 1) {
    const left = splitOf(count);
    const isLeft = position < start + left;
    path.push(await (isLeft ? hashRange(read, start + left, count - left) : hashRange(read, start, left)));
    [start, count] = isLeft ? [start, left] : [start + left, count - left];
  }
  return path.reverse();
}

/** The root of a tile, or of a part whose width is a power of two. */
export function hashTile(hashes: Buffer): Buffer {
  if (hashes.length === hashBytes) return hashes;
  const middle = hashes.length / 2;
  return hashChildren(hashTile(hashes.subarray(0, middle)), hashTile(hashes.subarray(middle)));
}

async function hashRange(read: ReadTile, start: number, count: number): Promise<Buffer> {
  const left = splitOf(count);
  if (count === 1 || left * 2 === count) return hashPerfect(read, start, count);
  return hashChildren(await hashRange(read, start, left), await hashRange(read, start + left, count - left));
}

/** The root of a range whose size is a power of two and divides its start. It lies within one tile of some level. */
async function hashPerfect(read: ReadTile, start: number, count: number): Promise<Buffer> {
  let [level, first, width] = [0, start, count];
  while (width >= tileWidth) [level, first, width] = [level + 1, first / tileWidth, width / tileWidth];
  const tile = await read(level, Math.floor(first / tileWidth));
  const at = (first % tileWidth) * hashBytes;
  const hashes = tile.subarray(at, at + width * hashBytes);
  if (hashes.length < width * hashBytes) throw new Error(`The log lacks hashes of level ${level} from ${first} on.`);
  return hashTile(hashes);
}

/** The largest power of two below the count. RFC 6962 divides a range after this many leaves. */
function splitOf(count: number): number {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
}
