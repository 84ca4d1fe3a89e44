import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** A named key in `setting`. The first use creates the key, and all processes of the database share it. */
export async function loadSigningKey(db: Kysely<Tables>, name: string): Promise<Buffer> {
  await db
    .insertInto("setting")
    .values({ key: name, value: randomBytes(32).toString("base64") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom("setting").select("value").where("key", "=", name).executeTakeFirstOrThrow();
  return Buffer.from(value, "base64");
}
