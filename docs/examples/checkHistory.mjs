// Checks a history that was saved with its hashes. It needs only Node, no server and no package of the product.
//
//   node checkHistory.mjs history.jsonl [HASH] [--key FILE]
//
// HASH is the hash of the last entry, noted at an earlier check or by somebody else. FILE holds the public log's key,
// from a witness or from /log/key. The exit code is 0 if all entries are unchanged, all proofs of the log are right,
// and one entry has HASH.
import { createHash, createPublicKey, verify } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

const { values: options, positionals } = parseArgs({ options: { key: { type: "string" } }, allowPositionals: true });
const [file, expected] = positionals;
if (!file) stop("Name the file: node checkHistory.mjs history.jsonl [HASH] [--key FILE]");
if (!existsSync(file)) stop(`There is no file ${file}. Put a name with blanks between quotation marks.`);
const logKey = options.key && readKey(options.key);

const sha256 = (...parts) =>
  createHash("sha256")
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest();
const hex = (text) => sha256(text).toString("hex");
const hashes = new Map();
const heads = [];
let last = { sequence: 0, hash: null };
let company;
let times = [];
let values = 0;

for await (const line of createInterface({ input: createReadStream(file) })) {
  if (line.trim() === "") continue;
  const entry = readEntry(line);
  if (entry.proof) heads.push(readHead(entry));
  else checkEntry(entry);
}
if (expected !== undefined && ![...hashes.values()].includes(expected))
  stop(`No entry has the hash ${expected}: the history was made anew, or its end is missing.`);
if (last.sequence === 0) stop("The file has no entries.");
console.log(
  `${last.sequence} entries and ${values} personal values, from ${times[0]} to ${times[1]}, are as they were written.`,
);
console.log(
  `The last hash is ${last.hash}. ${expected ? "The one that you gave is among them." : "Without a hash from elsewhere a missing end does not show."}`,
);
for (const head of heads) checkHead(head);
tellHeads();

function checkEntry(entry) {
  const content = JSON.parse(entry.content);
  if (entry.sequence !== last.sequence + 1) stop(`Entry ${last.sequence + 1} is missing.`);
  if (content.sequence !== entry.sequence) stop(`Entry ${entry.sequence} says that it is ${content.sequence}.`);
  if (content.previous_hash !== last.hash) stop(`Entry ${entry.sequence} does not follow the one before it.`);
  if (hex(entry.content) !== entry.hash) stop(`Entry ${entry.sequence} was changed.`);
  for (const { change, side, salt, value } of entry.values) {
    if (content.changes[change]?.[side]?.hash !== hex(salt + value))
      stop(`A value of entry ${entry.sequence} was changed.`);
    values += 1;
  }
  hashes.set(entry.sequence, entry.hash);
  company ??= content.company_id;
  times = [times[0] ?? content.at, content.at];
  last = entry;
}

/** Reads a proof (C2SP tlog-proof): the salted text, its index, the hashes up to the root, and the checkpoint. */
function readHead({ proof }) {
  const [, extra, index, ...rest] = proof.split("\n");
  const end = rest.indexOf("");
  const note = rest.slice(end + 1).join("\n");
  const [origin, size, root] = note.split("\n");
  const opening = Buffer.from(extra.replace("extra ", ""), "base64");
  const path = rest.slice(0, end).map((hash) => Buffer.from(hash, "base64"));
  return {
    ...JSON.parse(opening),
    opening,
    path,
    index: Number(index.replace("index ", "")),
    note,
    origin,
    size: Number(size),
    root,
  };
}

function checkHead({ kind, company: about, day, sequence, hash, ...proof }) {
  const name = `The log's head of ${day}`;
  if (kind !== "history.head" || about !== company) stop(`${name} is not about this history.`);
  if (hashes.get(sequence) !== hash) stop(`${name} has another entry ${sequence}: the history was made anew since.`);
  if (rootOf(proof)?.toString("base64") !== proof.root)
    stop(`${name} does not stand in the log ${proof.origin}: its proof is wrong.`);
  if (logKey && !isSigned(proof.note)) stop(`${name} has a checkpoint that the log's key did not sign.`);
}

/** Computes the root from a proof's path (RFC 9162, 2.1.3.2). Returns undefined if the path has a wrong length. */
function rootOf({ opening, index, size, path }) {
  if (!(index < size)) return undefined;
  let [place, edge] = [index, size - 1];
  let root = sha256([0], sha256(opening));
  for (const hash of path) {
    if (edge === 0) return undefined;
    if (place % 2 === 1 || place === edge) {
      root = sha256([1], hash, root);
      while (place % 2 === 0 && place !== 0) [place, edge] = [place / 2, Math.floor(edge / 2)];
    } else root = sha256([1], root, hash);
    [place, edge] = [Math.floor(place / 2), Math.floor(edge / 2)];
  }
  return edge === 0 ? root : undefined;
}

function readKey(path) {
  if (!existsSync(path)) stop(`There is no file ${path}.`);
  const bytes = Buffer.from(readFileSync(path, "utf8").trim().split("+").slice(2).join("+"), "base64");
  const jwk = { kty: "OKP", crv: "Ed25519", x: bytes.subarray(1).toString("base64url") };
  return createPublicKey({ key: jwk, format: "jwk" });
}

/** The signature of a checkpoint (C2SP signed-note, Ed25519) follows 4 bytes that name the key. */
function isSigned(note) {
  const end = note.indexOf("\n\n");
  const signatures = [...note.slice(end).matchAll(/^— \S+ (\S+)$/gm)].map(([, text]) => Buffer.from(text, "base64"));
  return signatures.some((bytes) => verify(null, note.slice(0, end + 1), logKey, bytes.subarray(4)));
}

function tellHeads() {
  const latest = heads.at(-1);
  if (!latest) return console.log("The file has no proof of a public log: the chain alone speaks for it.");
  const logs = [...new Set(heads.map(({ origin }) => origin))];
  for (const [place, origin] of logs.entries()) {
    const own = heads.filter((head) => head.origin === origin);
    const { day, sequence, size, root } = own.at(-1);
    console.log(
      `Proved by the log ${origin} until ${day}, entry ${sequence}: ${own.length} heads, checkpoint ${size} ${root}.`,
    );
    if (place < logs.length - 1)
      console.log(
        `This log ended, as after a restore. The log ${logs[place + 1]} began after it and proves what follows.`,
      );
  }
  const open = last.sequence - latest.sequence;
  if (open > 0) console.log(`The last ${open} entries are not in the log yet; the chain alone speaks for them.`);
  console.log(
    logKey
      ? "The log's key has signed each checkpoint. The days are its own word until you compare a checkpoint with one that a witness kept."
      : "The signatures of the log were not checked: give its key by --key.",
  );
}

function readEntry(line) {
  try {
    const row = JSON.parse(line);
    return row.node ?? row;
  } catch {
    stop(`Line ${last.sequence + 1} is no entry of a history.`);
  }
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
