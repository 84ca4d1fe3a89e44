// Updates a copy of a company: one line of JSON for each user, project, folder, installation and certificate that was
// created, changed or removed since the last run. The first run reads everything.
//   node docs/examples/nightly.mjs cursor.txt >> company.jsonl

import { readFile, writeFile } from "node:fs/promises";
import { createClient, optionsFromEnvironment } from "@fjallum/warranty-client";

const [cursorFile] = process.argv.slice(2);
if (!cursorFile) throw new Error("node nightly.mjs <file that keeps the cursor>");
const client = createClient(optionsFromEnvironment());

// A program has no `viewer`, so it reads `program`. A query with both fields would cost twice as much.
const { viewer } = await client.ask("{ viewer { id } }");
// 25 per page: an installation with its steps takes three requests to the service, and an operation may send 100.
const document = `
  query($after: String) { caller: ${viewer ? "viewer" : "program"} { company { changes(first: 25, after: $after) {
    edges { node { kind action nodeId restId projectId changedAt object { ...on User { ...user } ...on Project { ...project }
      ...on Folder { ...folder } ...on Installation { ...installation } ...on Certificate { ...certificate } } } }
    pageInfo { hasNextPage endCursor }
  } } } }
  fragment user on User { firstName lastName email role active }
  fragment project on Project { name externalId projectStatus: status archived customer city startDate endDate installationCount version }
  fragment folder on Folder { title externalId depth parentFolder { folderId } }
  fragment certificate on Certificate { number folderId activationDate sentAt recipients { email state reason changedAt } }
  fragment installation on Installation {
    title externalId status createdAt completedAt activatedAt version folder { folderId }
    installer { email }
    products { articleNumber title cableLength power }
    steps(language: en) { title isComplete entries {
      recordedAt
      measurements { quantity value isOverRange lowerBound isNotMeasured verdict }
    } }
  }`;
const toChanges = ({ caller }) => caller.company.changes;

await follow(await readFile(cursorFile, "utf8").catch(() => null)).catch((error) => {
  // The cursor is too old: removals since then may be missing, so everything is read again.
  if (!error.codes?.includes("CURSOR_EXPIRED")) throw error;
  return follow(null);
});

async function follow(after) {
  let isFirst = after === null;
  for await (const { edges, pageInfo } of client.pages(document, { after }, toChanges)) {
    // Delete your copy of the company here.
    if (isFirst) console.log(JSON.stringify({ action: "RESET" }));
    isFirst = false;
    for (const { node } of edges) {
      // An object deleted meanwhile comes as REMOVED later.
      if (node.object || node.action === "REMOVED") console.log(JSON.stringify(node));
    }
    // A null cursor means that nothing changed.
    if (pageInfo.endCursor) await writeFile(cursorFile, pageInfo.endCursor);
  }
}
