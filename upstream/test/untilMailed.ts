import type { Kysely } from "kysely";
import type { Tables } from "../src/database/tables.ts";

const patience = 20_000;

/** Waits until no mail of the project is queued any more; gives the ids of its recipients. */
export async function untilMailed(db: Kysely<Tables>, projectId: string): Promise<string[]> {
  const deadline = Date.now() + patience;
  for (;;) {
    const recipients = await db
      .selectFrom("recipient")
      .innerJoin("sending", "sending.id", "recipient.sending_id")
      .select(["recipient.id", "recipient.state"])
      .where("sending.project_id", "=", projectId)
      .execute();
    if (recipients.every(({ state }) => state !== "QUEUED")) return recipients.map(({ id }) => id);
    if (Date.now() > deadline) throw new Error("The mail is still queued; the job does not run.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
