import { GetObjectCommand } from "@aws-sdk/client-s3";
import { expect } from "@jest/globals";
import pg from "pg";
import type { Shipped } from "./startShipped.ts";
import type { Traffic } from "./startTraffic.ts";

/** Nothing was done twice, nothing that was confirmed is lost, and each answer was the product's. */
export async function expectWhole({ database, swift }: Shipped, { created, stored, foreign }: Traffic): Promise<void> {
  const client = new pg.Client({ connectionString: database.serverUrl });
  await client.connect();
  const { rows } = await client
    .query("select name from project where name like 'Under last %'")
    .finally(() => client.end());
  const names = rows.map(({ name }) => name);
  expect(names).toHaveLength(new Set(names).size);
  expect(created.filter((name) => !names.includes(name))).toEqual([]);
  for (const { id, bytes } of stored) {
    const { Body } = await swift.client.send(new GetObjectCommand({ Bucket: swift.bucket, Key: id }));
    expect(Buffer.from((await Body?.transformToByteArray()) ?? [])).toEqual(bytes);
  }
  expect(foreign).toEqual([]);
}
