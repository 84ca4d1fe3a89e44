import { GetObjectCommand } from "@aws-sdk/client-s3";
import { expect } from "@jest/globals";
import pg from "pg";
import type { StoredFile } from "./sendFile.ts";
import type { Shipped } from "./startShipped.ts";
import type { Swift } from "./startSwift.ts";
import type { Traffic } from "./startTraffic.ts";

/** Expects nothing done twice or lost, and each answer from the gateway, the service or our proxy. */
export async function expectWhole({ database, swift }: Shipped, { created, stored, foreign }: Traffic): Promise<void> {
  const client = new pg.Client({ connectionString: database.serverUrl });
  await client.connect();
  const { rows } = await client
    .query("select name from project where name like 'Under last %'")
    .finally(() => client.end());
  const names = rows.map(({ name }) => name);
  expect(names).toHaveLength(new Set(names).size);
  expect(created.filter((name) => !names.includes(name))).toEqual([]);
  await expectStored(swift, stored);
  expect(foreign).toEqual([]);
}

export async function expectStored({ client, bucket }: Swift, files: StoredFile[]): Promise<void> {
  for (const { id, bytes } of files) {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: id }));
    expect(bytes.equals((await Body?.transformToByteArray()) ?? new Uint8Array())).toBe(true);
  }
}
