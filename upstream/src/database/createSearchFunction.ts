import pg from "pg";
import { createSearchSimilar } from "./migrations/023_search.ts";

/** PostgreSQL refuses the setting of `search_similar` until the extension's library is loaded, which pg_restore may not have done. */
export async function createSearchFunction(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("select word_similarity('', '')");
    await client.query(createSearchSimilar);
  } finally {
    await client.end();
  }
}
