import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { changesOf, type FieldValues, type HistoryEvent, toDay } from "../history/chain/historyEvent.ts";

type Sending = {
  companyId: string;
  certificateIds: string[];
};

export async function loadCertificateEvents(
  db: Kysely<Tables>,
  { companyId, certificateIds }: Sending,
  action: HistoryEvent["action"],
  fields: FieldValues,
): Promise<HistoryEvent[]> {
  const certificates = await db
    .selectFrom("certificate")
    .select(["project_id as projectId", "folder_id as folderId", "number as certificate"])
    .where("company_id", "=", companyId)
    .where("id", "in", certificateIds)
    .orderBy("number")
    .execute();
  return certificates.map((certificate) => ({ action, ...certificate, changes: changesOf({}, fields) }));
}

type Issued = {
  projectId: string;
  folderId: string;
  number: string;
  activationDate: Date;
  /** YYYY-MM-DD */
  validUntil: string;
};

export function issuedEvents(
  { projectId, folderId, number, activationDate, validUntil }: Issued,
  installationIds: string[],
): HistoryEvent[] {
  const about = { projectId, folderId, certificate: number };
  const days = { activationDate: toDay(activationDate), validUntil };
  return [
    { action: "certificate.issued", ...about, changes: changesOf({}, days) },
    ...installationIds.map((installationId) => ({
      action: "installation.activated" as const,
      ...about,
      installationId,
    })),
  ];
}
