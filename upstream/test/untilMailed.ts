import type { Kysely } from "kysely";
import type { components } from "../src/__generated__/contract.ts";
import type { Tables } from "../src/database/tables.ts";
import type { Client } from "./createClient.ts";

const patience = 60_000;

type Folder = components["schemas"]["SignableFolder"];

export async function untilMailed(db: Kysely<Tables>, projectId: string): Promise<string[]> {
  return retry(async () => {
    const recipients = await db
      .selectFrom("recipient")
      .innerJoin("sending", "sending.id", "recipient.sending_id")
      .select(["recipient.id", "recipient.state"])
      .where("sending.project_id", "=", projectId)
      .execute();
    return recipients.every(({ state }) => state !== "QUEUED") ? recipients.map(({ id }) => id) : undefined;
  });
}

/** Polls the API until no mail of the project is pending. Throws when the service stops answering. */
export async function untilSettled(client: Client, projectPath: string): Promise<void> {
  await retry(async () => {
    const { body } = await client.get<{ data: Folder[] }>(`${projectPath}/signable?signed=true`);
    const recipients = body.data.flatMap(({ certificates }) => certificates.flatMap(({ recipients }) => recipients));
    return recipients.length > 0 && recipients.every(({ state }) => state !== "QUEUED") ? true : undefined;
  });
}

export async function retry<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error("The mail is still queued; the job does not run.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
