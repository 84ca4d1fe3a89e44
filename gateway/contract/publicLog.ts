import { createHash, createPublicKey, verify } from "node:crypto";
import { BehaviourFault, demand, demandEqual } from "./behaviour/expectations.ts";
import { SkippedError } from "./createFixtures.ts";
import type { Report } from "./createReport.ts";

export const logClaims = {
  checkpoint: "public log: the checkpoint is signed with the published key",
  tiles: "public log: the tiles hash to the checkpoint's root, and the newest entries to their tile",
  proof: "public log: a certificate's proof leads to the root of its checkpoint",
};

/** Reads a file below `/log`. Null if there is none. */
export type ReadLog = (name: string) => Promise<Buffer | null>;

type Checkpoint = { size: number; root: Buffer };
type Key = { origin: string; id: Buffer; bytes: Buffer };

export function readLogAt(url: string): ReadLog {
  return async (name) => {
    const answer = await fetch(`${url}/log/${name}`);
    if (answer.status === 404) return null;
    demandEqual(answer.status, 200, `/log/${name}`, "the status");
    return Buffer.from(await answer.arrayBuffer());
  };
}

/** Checks the public log (C2SP signed notes, tlog-tiles, tlog-proof), and the proof of a certificate with this code. */
export async function checkPublicLog(read: ReadLog, code: string | null, report: Report): Promise<void> {
  let key: Key | undefined;
  let checkpoint: Checkpoint | undefined;
  await tryClaim(report, logClaims.checkpoint, async () => {
    const note = await read("checkpoint");
    if (!note) throw new SkippedError("the service has no public log");
    key = parseKey(await mustRead(read, "key"));
    checkpoint = openCheckpoint(note.toString(), key);
  });
  await tryClaim(report, logClaims.tiles, async () => {
    if (!checkpoint) throw new SkippedError("there is no valid checkpoint");
    const { size, root } = checkpoint;
    demandEqual((await rootOf(read, size)).toString("base64"), root.toString("base64"), "root", "of the checkpoint");
    await demandEntries(read, size);
  });
  await tryClaim(report, logClaims.proof, async () => {
    if (!key) throw new SkippedError("there is no valid checkpoint");
    if (code === null) throw new SkippedError("CONTRACT_CERTIFICATE_CODE names no certificate");
    const proof = await read(`proof/${encodeURIComponent(code)}`);
    if (!proof) throw new SkippedError("the certificate has no place in the log");
    demandInclusion(proof.toString(), key);
  });
}

async function tryClaim(report: Report, name: string, check: () => Promise<void>): Promise<void> {
  report.expect(name, "behaviour");
  try {
    await check();
    report.observed(name, { faults: [], objects: 1 });
  } catch (error) {
    if (error instanceof SkippedError) report.notSeen(name, error.message);
    else if (error instanceof BehaviourFault) report.observed(name, { faults: [error.fault], objects: 0 });
    else throw error;
  }
}

async function mustRead(read: ReadLog, name: string): Promise<Buffer> {
  const bytes = await read(name);
  demand(bytes !== null, `/log/${name}`, "a file", "404");
  return bytes ?? Buffer.alloc(0);
}

/** The byte that stands for Ed25519 in signed notes. */
const ed25519 = 1;

function parseKey(text: Buffer): Key {
  const [, origin = "", id = "", encoded = ""] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)\n$/.exec(text.toString()) ?? [];
  const [algorithm, ...bytes] = Buffer.from(encoded, "base64");
  const isKey = algorithm === ed25519 && bytes.length === 32;
  demand(isKey, "/log/key", "the verifier key of an Ed25519 signed note", text.toString().trim());
  const named = createHash("sha256").update(`${origin}\n`).update(Buffer.from(encoded, "base64")).digest();
  demandEqual(id, named.toString("hex", 0, 4), "/log/key", "the hash of name and key");
  return { origin, id: Buffer.from(id, "hex"), bytes: Buffer.from(bytes) };
}

function openCheckpoint(note: string, { origin, id, bytes }: Key): Checkpoint {
  const [, text = "", name, size, root = ""] = /^(([^\n]+)\n(\d+)\n([^\n]+)\n(?:[^\n]+\n)*)\n/.exec(note) ?? [];
  demandEqual(name, origin, "origin", "the name in /log/key");
  const signatures = note
    .slice(text.length + 1)
    .split("\n")
    .filter((line) => line.startsWith(`— ${origin} `))
    .map((line) => Buffer.from(line.slice(origin.length + 3), "base64"));
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: bytes.toString("base64url") }, format: "jwk" });
  const isSigned = signatures.some(
    (signed) => signed.subarray(0, 4).equals(id) && verify(null, Buffer.from(text), key, signed.subarray(4)),
  );
  demand(isSigned, "signature", "one of the published key", "none that fits");
  return { size: Number(size), root: Buffer.from(root, "base64") };
}

const hashBytes = 32;
const tileWidth = 256;
const sha256 = (...parts: Uint8Array[]) => createHash("sha256").update(Buffer.concat(parts)).digest();
const hashLeaf = (entry: Uint8Array) => sha256(Uint8Array.of(0), entry);
const hashChildren = (left: Uint8Array, right: Uint8Array) => sha256(Uint8Array.of(1), left, right);

function readTile(read: ReadLog, level: number | "entries", number: number, width: number): Promise<Buffer> {
  const groups = String(number)
    .padStart(Math.ceil(String(number).length / 3) * 3, "0")
    .match(/\d{3}/g);
  const path = (groups ?? []).map((group, index, all) => (index < all.length - 1 ? `x${group}` : group)).join("/");
  return mustRead(read, `tile/${level}/${path}${width < tileWidth ? `.p/${width}` : ""}`);
}

/** The root by RFC 6962, from the partial tile of each level. A full tile is one hash of the level above. */
async function rootOf(read: ReadLog, size: number): Promise<Buffer> {
  let peaks: Buffer[] = [];
  for (let [level, count] = [0, size]; count > 0; level += 1, count = Math.floor(count / tileWidth)) {
    const width = count % tileWidth;
    if (width === 0) continue;
    const tile = await readTile(read, level, Math.floor(count / tileWidth), width);
    demandEqual(tile.length, width * hashBytes, `tile of level ${level}`, "its bytes");
    peaks = [...peaksOf(tile, width), ...peaks];
  }
  return peaks.reduceRight((right, left) => hashChildren(left, right));
}

/** The roots of the subtrees in a tile, the largest first. */
function peaksOf(tile: Buffer, width: number): Buffer[] {
  const peaks: Buffer[] = [];
  for (let [start, power] = [0, tileWidth / 2]; power >= 1; power /= 2) {
    if (!(width & power)) continue;
    peaks.push(hashPerfect(tile.subarray(start * hashBytes, (start + power) * hashBytes)));
    start += power;
  }
  return peaks;
}

function hashPerfect(hashes: Buffer): Buffer {
  if (hashes.length === hashBytes) return hashes;
  const middle = hashes.length / 2;
  return hashChildren(hashPerfect(hashes.subarray(0, middle)), hashPerfect(hashes.subarray(middle)));
}

async function demandEntries(read: ReadLog, size: number): Promise<void> {
  const [number, width] = [Math.floor((size - 1) / tileWidth), ((size - 1) % tileWidth) + 1];
  const bundle = await readTile(read, "entries", number, width);
  const leaves: Buffer[] = [];
  for (let at = 0; at + 2 <= bundle.length; ) {
    const end = at + 2 + bundle.readUInt16BE(at);
    leaves.push(hashLeaf(bundle.subarray(at + 2, end)));
    at = end;
  }
  const hashes = await readTile(read, 0, number, width);
  demand(Buffer.concat(leaves).equals(hashes), "entries", "those that the tile has hashes of", "others");
}

/** Follows the audit path of RFC 9162, section 2.1.3.2. */
function demandInclusion(proof: string, key: Key): void {
  const [head = "", ...note] = proof.split("\n\n");
  const [format, extra = "", index = "", ...path] = head.split("\n");
  demandEqual(format, "c2sp.org/tlog-proof@v1", "format");
  const { size, root } = openCheckpoint(note.join("\n\n"), key);
  const opening = Buffer.from(extra.replace(/^extra /, ""), "base64");
  let hash = hashLeaf(sha256(opening));
  let [at, last] = [Number(index.replace(/^index /, "")), size - 1];
  demand(at <= last, "index", `a place below ${size}`, index);
  for (const sibling of path.map((line) => Buffer.from(line, "base64"))) {
    const isRight = at % 2 === 1 || at === last;
    hash = isRight ? hashChildren(sibling, hash) : hashChildren(hash, sibling);
    while (isRight && at % 2 === 0 && at > 0) [at, last] = [at / 2, Math.floor(last / 2)];
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  demand(last === 0 && hash.equals(root), "path", "hashes up to the checkpoint's root", "another root");
}
