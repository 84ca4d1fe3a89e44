import pg from "pg";
import { createSearchSimilar } from "./migrations/023_search.ts";

/**
 * Creates `search_similar` in a restored database. PostgreSQL refuses the function's setting until the extension's library is loaded, and
 * pg_restore does not load the library if the extension already exists.
 */
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
