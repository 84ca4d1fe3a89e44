import { issuedEvents } from "../certificate/certificateEvents.ts";
import { changesOf, type HistoryEvent } from "../history/chain/historyEvent.ts";
import { ownerOf, type PastEvent, pastServiceEvent, pastUserEvent, type Trx } from "./pastEvent.ts";

const oneMinuteMs = 60_000;
const oneDayMs = 86_400_000;

export async function loadCertificateEvents(trx: Trx, companyId: string): Promise<PastEvent[]> {
  return [
    ...(await loadIssuingEvents(trx, companyId)),
    ...(await loadSendingEvents(trx, companyId)),
    ...(await loadArchivingEvents(trx, companyId)),
  ];
}

async function loadIssuingEvents(trx: Trx, companyId: string): Promise<PastEvent[]> {
  const certificates = await trx
    .selectFrom("certificate")
    .innerJoin("installation as room", (join) =>
      join.onRef("room.company_id", "=", "certificate.company_id").onRef("room.certificate_id", "=", "certificate.id"),
    )
    .select(["certificate.id", "certificate.project_id", "certificate.folder_id", "number", "activation_date"])
    .select(["sent_at", "sent_by", "valid_until"])
    .select((eb) => eb.fn.agg<string[]>("array_agg", ["room.id"]).as("rooms"))
    .where("certificate.company_id", "=", companyId)
    .groupBy(["certificate.company_id", "certificate.id"])
    .orderBy("number")
    .execute();
  return certificates.flatMap(({ project_id, folder_id, number, sent_at, sent_by, rooms, ...days }) => {
    const term = { activationDate: days.activation_date, validUntil: days.valid_until };
    const events = issuedEvents({ projectId: project_id, folderId: folder_id, number, ...term }, rooms);
    return events.map((event) => pastUserEvent(companyId, sent_by, sent_at, event));
  });
}

async function loadSendingEvents(trx: Trx, companyId: string): Promise<PastEvent[]> {
  const recipients = await trx
    .selectFrom("recipient")
    .innerJoin("sending", (join) =>
      join.onRef("sending.company_id", "=", "recipient.company_id").onRef("sending.id", "=", "recipient.sending_id"),
    )
    .innerJoin("sending_certificate as sent", (join) =>
      join.onRef("sent.company_id", "=", "sending.company_id").onRef("sent.sending_id", "=", "sending.id"),
    )
    .innerJoin("certificate", (join) =>
      join.onRef("certificate.company_id", "=", "sent.company_id").onRef("certificate.id", "=", "sent.certificate_id"),
    )
    .select(["email", "copy", "state", "reason", "sending.created_at", "sending.sent_by", "number"])
    .select(["certificate.project_id as projectId", "certificate.folder_id as folderId"])
    .where("sending.company_id", "=", companyId)
    .orderBy("number")
    .orderBy("copy")
    .execute();
  const copies = new Map(recipients.flatMap(({ copy, number, email }) => (copy ? [[number, email]] : [])));
  return recipients.flatMap(({ email, copy, state, reason, created_at, sent_by, number, projectId, folderId }) => {
    const about = { projectId, folderId, certificate: number };
    const addresses = { "recipient.email": email, "copy.email": copies.get(number) };
    const sent: HistoryEvent = { action: "certificate.sent", ...about, changes: changesOf({}, addresses) };
    const delivered: HistoryEvent = {
      action: state === "FAILED" ? "delivery.failed" : "delivery.sent",
      ...about,
      changes: changesOf({}, { [copy ? "copy.email" : "recipient.email"]: email, "delivery.reason": reason }),
    };
    const later = new Date(created_at.getTime() + oneMinuteMs);
    return [
      ...(copy ? [] : [pastUserEvent(companyId, sent_by, created_at, sent)]),
      ...(state === "QUEUED" ? [] : [pastServiceEvent(companyId, later, delivered)]),
    ];
  });
}

/** A project is archived with its last certificate, or by the owner on the day after the project's end. */
async function loadArchivingEvents(trx: Trx, companyId: string): Promise<PastEvent[]> {
  const owner = await ownerOf(trx, companyId);
  const projects = await trx
    .selectFrom("project")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("certificate")
          .select(["sent_at", "sent_by"])
          .whereRef("certificate.company_id", "=", "project.company_id")
          .whereRef("certificate.project_id", "=", "project.id")
          .orderBy("sent_at", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .select(["id", "end_date", "created_at", "last.sent_at", "last.sent_by"])
    .where("company_id", "=", companyId)
    .where("archived", "=", true)
    .execute();
  return projects.map(({ id: projectId, end_date, created_at, sent_at, sent_by }) => {
    const at = sent_at ?? new Date((end_date ?? created_at).getTime() + oneDayMs);
    const changes = changesOf({ archived: false }, { archived: true });
    return pastUserEvent(companyId, sent_by ?? owner.id, at, { action: "project.archived", projectId, changes });
  });
}
