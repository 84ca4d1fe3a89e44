import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** A key by its name in `setting`, made when it is first asked for, and the same in every process of the database. */
export async function loadSigningKey(db: Kysely<Tables>, name: string): Promise<Buffer> {
  await db
    .insertInto("setting")
    .values({ key: name, value: randomBytes(32).toString("base64") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom("setting").select("value").where("key", "=", name).executeTakeFirstOrThrow();
  return Buffer.from(value, "base64");
}
