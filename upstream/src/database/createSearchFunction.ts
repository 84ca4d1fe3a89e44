import pg from "pg";
import { createSearchSimilar } from "./migrations/023_search.ts";

/** The first query loads pg_trgm. Otherwise PostgreSQL refuses the setting in `search_similar` after a pg_restore. */
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
