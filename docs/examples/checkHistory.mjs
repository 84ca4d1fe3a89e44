// Checks a history that was saved with its hashes. It needs Node only, neither a server nor a package of the product.
//
//   node checkHistory.mjs history.jsonl [HASH]
//
// HASH is the last entry's hash from an earlier check or from somebody else. The exit code is 0 if no entry was changed
// and, with HASH, if an entry has this hash.
import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { createInterface } from "node:readline";

const [file, expected] = process.argv.slice(2);
if (!file) stop("Name the file: node checkHistory.mjs history.jsonl [HASH]");
if (!existsSync(file)) stop(`There is no file ${file}. Put a name with blanks between quotation marks.`);

const sha256 = (text) => createHash("sha256").update(text).digest("hex");
let last = { sequence: 0, hash: null };
let times = [];
let values = 0;
let isKnown = expected === undefined;

for await (const line of createInterface({ input: createReadStream(file) })) {
  if (line.trim() === "") continue;
  const entry = readEntry(line);
  const content = JSON.parse(entry.content);
  if (entry.sequence !== last.sequence + 1) stop(`Entry ${last.sequence + 1} is missing.`);
  if (content.sequence !== entry.sequence) stop(`Entry ${entry.sequence} says that it is ${content.sequence}.`);
  if (content.previous_hash !== last.hash) stop(`Entry ${entry.sequence} does not follow the one before it.`);
  if (sha256(entry.content) !== entry.hash) stop(`Entry ${entry.sequence} was changed.`);
  for (const { change, side, salt, value } of entry.values) {
    if (content.changes[change]?.[side]?.hash !== sha256(salt + value))
      stop(`A value of entry ${entry.sequence} was changed.`);
    values += 1;
  }
  if (entry.hash === expected) isKnown = true;
  times = [times[0] ?? content.at, content.at];
  last = entry;
}

if (!isKnown) stop(`No entry has the hash ${expected}: the history was made anew, or its end is missing.`);
if (last.sequence === 0) stop("The file has no entries.");
console.log(
  `${last.sequence} entries and ${values} personal values, from ${times[0]} to ${times[1]}, are as they were written.`,
);
console.log(
  `The last hash is ${last.hash}. ${expected ? "The one that you gave is among them." : "Without a hash from elsewhere a missing end does not show."}`,
);

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
