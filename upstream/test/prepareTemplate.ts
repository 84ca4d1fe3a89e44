import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../src/database/openDatabase.ts";
import { storeCatalogue } from "../src/product/storeCatalogue.ts";

/** Makes one empty, migrated data folder for the run; each file of tests starts from a copy, which is much quicker. */
export default async function prepareTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "upstream-template-"));
  const { db, close } = await openDatabase({ dataDir: folder });
  await storeCatalogue(db);
  await close();
  process.env.UPSTREAM_TEMPLATE = folder;
  return () => rm(folder, { recursive: true, force: true });
}
