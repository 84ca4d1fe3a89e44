import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { validationFailed } from "../errors.ts";
import type { FieldValues } from "../history/chain/historyEvent.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { isSingleAddress } from "../mail/Mail.ts";

type Sending = {
  companyId: string;
  projectId: string;
  sender: { id: string; email: string };
  toEmail: string;
  sendCopy: boolean;
  certificateIds: string[];
  at: Date;
};

export async function queueSending(
  trx: Transaction<Tables>,
  jobs: Pick<Jobs, "enqueue">,
  sending: Sending,
): Promise<FieldValues> {
  const { companyId, projectId, sender, toEmail, sendCopy, certificateIds, at } = sending;
  const sendingId = randomUUID();
  await trx
    .insertInto("sending")
    .values({
      company_id: companyId,
      id: sendingId,
      project_id: projectId,
      to_email: toEmail,
      send_copy: sendCopy,
      sent_by: sender.id,
      created_at: at,
    })
    .execute();
  await trx
    .insertInto("sending_certificate")
    .columns(["company_id", "sending_id", "certificate_id", "owner_code"])
    .expression((eb) =>
      eb
        .selectFrom("certificate")
        .select(["company_id", eb.val(sendingId).as("sending_id"), "id", "owner_code"])
        .where("company_id", "=", companyId)
        .where("id", "in", certificateIds),
    )
    .execute();
  const addresses = [{ email: toEmail, copy: false }];
  if (sendCopy && sender.email.toLowerCase() !== toEmail.toLowerCase()) {
    addresses.push({ email: sender.email, copy: true });
  }
  const recipients = addresses.map(({ email, copy }) => ({
    company_id: companyId,
    id: randomUUID(),
    sending_id: sendingId,
    email,
    copy,
    state: "QUEUED" as const,
    changed_at: at,
  }));
  await trx.insertInto("recipient").values(recipients).execute();
  for (const { id } of recipients) await jobs.enqueue(trx, { companyId, recipientId: id });
  return { "recipient.email": toEmail, "copy.email": addresses[1]?.email };
}

export function checkAddress(toEmail: string): void {
  if (isSingleAddress(toEmail)) return;
  const message = "The recipient is one mail address, without a name and without others beside it.";
  throw validationFailed([{ field: "toEmail", code: "EMAIL_INVALID", message }]);
}
