import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./services.ts";

// Clients of this release may go on asking the next one for these: the schema, and the operations of the web client.
const released = {
  "schema.graphql": "docs/released.graphql",
  "gateway/src/__generated__/persistedDocuments.json": "docs/releasedDocuments.json",
};

for (const [from, to] of Object.entries(released)) {
  copyFileSync(join(root, from), join(root, to));
  console.log(`${from} -> ${to}`);
}
