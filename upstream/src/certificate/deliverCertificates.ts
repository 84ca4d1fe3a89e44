import { type Kysely, sql } from "kysely";
import type { FailureReason } from "../database/certificateTables.ts";
import type { Tables } from "../database/tables.ts";
import { serviceSource } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Delivery } from "../jobs/jobData.ts";
import { loadProof } from "../log/loadProof.ts";
import type { Log } from "../log/openLog.ts";
import type { Mail } from "../mail/Mail.ts";
import { refusalOf } from "../mail/openSmtp.ts";
import type { SealKey } from "../seal/SealKey.ts";
import type { Storage } from "../storage/createStorage.ts";
import type { Threads } from "../threads/createThreads.ts";
import { loadCertificateEvents } from "./certificateEvents.ts";
import { certificateUrl } from "./certificateStatus.ts";
import { composeCertificateMail, logoId } from "./composeCertificateMail.ts";
import { bandColor, logoColor } from "./logoColor.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";
import type { SealTimestamps } from "./sealTimestamps.ts";
import { storeCertificateFiles } from "./storeCertificateFile.ts";

export type DeliveryServices = {
  db: Kysely<Tables>;
  config: { webUrl: string };
  storage: Storage;
  threads: Threads;
  seal: SealKey | null;
  /** Null without an authority for time stamps. */
  timestamps?: SealTimestamps | null;
  mail: Mail;
};

/** Each certificate is mailed with its proof from the public log. A repeated job's mail has the same id. */
export async function deliverCertificates(
  services: DeliveryServices & { publicLog: Log | null },
  delivery: Delivery,
  isPostponed = false,
): Promise<void> {
  const recipient = await loadRecipient(services.db, delivery);
  if (recipient?.state !== "QUEUED") return;
  const certificates = await loadCertificates(services.db, delivery.companyId, recipient.sending_id);
  if (isPostponed) {
    const missing = certificates.filter(({ file_id }) => file_id === null);
    await storeCertificateFiles(services, missing);
    return;
  }
  const contents = await storeCertificateFiles(services, certificates);
  const files = certificates.map((certificate, index) => ({
    snapshot: certificate.snapshot as CertificateSnapshot,
    content: contents[index] ?? Buffer.alloc(0),
    fileName: certificate.file_name,
    url: certificateUrl(services.config, certificate.sent_owner_code),
  }));
  const [first, ...others] = files;
  if (!first) return;
  const logo = await loadLogo(services, recipient);
  const roots = await loadRoots(services.db, delivery.companyId, certificates);
  const attached = files.map(({ fileName, content }) => ({ fileName, contentType: "application/pdf", content }));
  const proofs = await loadProofs(services, certificates);
  try {
    await services.mail.send({
      ...composeCertificateMail([first, ...others], {
        ...{
          hasLogo: logo !== null,
          hasProof: proofs.length > 0,
          verifyPage: `${services.config.webUrl}/verify`,
          roots,
          phone: recipient.phone_number || null,
          color: bandColor(await logoColor(services, recipient.print_id)),
        },
      }),
      id: delivery.recipientId,
      createdAt: recipient.created_at,
      to: recipient.email,
      replyTo: recipient.company_email,
      attachments: [...attached, ...proofs, ...(logo ? [logo] : [])],
    });
  } catch (error) {
    const reason = refusalOf(error);
    if (!reason) throw error;
    return markRecipient(services.db, delivery, "FAILED", reason);
  }
  await markRecipient(services.db, delivery, "SENT");
}

/** Waits until the log has the entries, because the mail attaches their proofs. */
async function loadProofs(
  { db, publicLog }: { db: Kysely<Tables>; publicLog: Log | null },
  certificates: Awaited<ReturnType<typeof loadCertificates>>,
) {
  if (!publicLog) return [];
  await publicLog.sequence();
  const proofs: { fileName: string; contentType: string; content: Buffer }[] = [];
  for (const { company_id, id, number } of certificates) {
    const proof = await loadProof(db, { companyId: company_id, certificateId: id });
    if (proof) proofs.push({ fileName: `${number}.proof`, contentType: "text/plain", content: Buffer.from(proof) });
  }
  return proofs;
}

export async function markRecipient(
  db: Kysely<Tables>,
  delivery: Delivery,
  state: "SENT" | "FAILED",
  reason: FailureReason | null = null,
): Promise<void> {
  const { companyId, recipientId } = delivery;
  await db.transaction().execute(async (trx) => {
    const recipient = await trx
      .updateTable("recipient")
      .set({ state, reason, changed_at: new Date() })
      .where("company_id", "=", companyId)
      .where("id", "=", recipientId)
      .returning(["sending_id", "email", "copy"])
      .executeTakeFirst();
    if (!recipient) return;
    const sent = await trx
      .selectFrom("sending_certificate")
      .select("certificate_id")
      .where("company_id", "=", companyId)
      .where("sending_id", "=", recipient.sending_id)
      .execute();
    const events = await loadCertificateEvents(
      trx,
      { companyId, certificateIds: sent.map(({ certificate_id }) => certificate_id) },
      state === "SENT" ? "delivery.sent" : "delivery.failed",
      { [recipient.copy ? "copy.email" : "recipient.email"]: recipient.email, "delivery.reason": reason },
    );
    await writeHistory(trx, serviceSource(companyId), events);
  });
}

function loadRecipient(db: Kysely<Tables>, { companyId, recipientId }: Delivery) {
  return db
    .selectFrom("recipient")
    .innerJoin("sending", (join) =>
      join.onRef("sending.company_id", "=", "recipient.company_id").onRef("sending.id", "=", "recipient.sending_id"),
    )
    .innerJoin("company", "company.id", "recipient.company_id")
    .select(["recipient.email", "recipient.state", "recipient.sending_id", "sending.created_at"])
    .leftJoin("file as logo", (join) =>
      join.onRef("logo.company_id", "=", "company.id").onRef("logo.id", "=", "company.logo_file_id"),
    )
    .select(["company.email as company_email", "company.phone_number", "logo.print_id"])
    .where("recipient.company_id", "=", companyId)
    .where("recipient.id", "=", recipientId)
    .executeTakeFirst();
}

// Mail servers refuse large mails, so a larger logo is left out.
const maxLogoBytes = 300_000;

async function loadLogo({ storage }: DeliveryServices, { print_id }: { print_id: string | null }) {
  const content = print_id && (await storage.read(print_id).catch(() => null));
  if (!content || content.length > maxLogoBytes) return null;
  return { fileName: "logo.png", contentType: "image/png", content, contentId: logoId };
}

async function loadRoots(db: Kysely<Tables>, companyId: string, certificates: { id: string }[]): Promise<string[]> {
  const ids = certificates.map(({ id }) => id);
  const rows = await db
    .selectFrom("certificate")
    .innerJoin("seal_key", "seal_key.id", "certificate.seal_key_id")
    .select("seal_key.root_sha256")
    .distinct()
    .where("certificate.company_id", "=", companyId)
    .where("certificate.id", "=", sql<string>`any(${ids})`)
    .execute();
  return rows.map(({ root_sha256 }) => root_sha256);
}

function loadCertificates(db: Kysely<Tables>, companyId: string, sendingId: string) {
  return db
    .selectFrom("sending_certificate as sent")
    .innerJoin("certificate", (join) =>
      join.onRef("certificate.company_id", "=", "sent.company_id").onRef("certificate.id", "=", "sent.certificate_id"),
    )
    .selectAll("certificate")
    .select("sent.owner_code as sent_owner_code")
    .where("sent.company_id", "=", companyId)
    .where("sent.sending_id", "=", sendingId)
    .orderBy("certificate.number")
    .execute();
}
