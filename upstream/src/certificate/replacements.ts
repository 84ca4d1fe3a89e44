import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { changesOf, type HistoryEvent } from "../history/chain/historyEvent.ts";
import { appendLogEntry } from "../log/appendLogEntry.ts";

type Withdrawn = { id: string; number: string; folderId: string; fileSha256: string | null };

export async function loadWithdrawn(
  db: Kysely<Tables>,
  companyId: string,
  installationIds: string[],
): Promise<Map<string, Withdrawn>> {
  if (installationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("withdrawn_installation as withdrawn")
    .innerJoin("certificate", (join) =>
      join
        .onRef("certificate.company_id", "=", "withdrawn.company_id")
        .onRef("certificate.id", "=", "withdrawn.certificate_id"),
    )
    .select(["withdrawn.installation_id", "certificate.id", "number", "certificate.folder_id as folderId"])
    .select("file_sha256 as fileSha256")
    .where("withdrawn.company_id", "=", companyId)
    .where("withdrawn.installation_id", "in", installationIds)
    .distinctOn("withdrawn.installation_id")
    .orderBy("withdrawn.installation_id")
    .orderBy("certificate.withdrawn_at", "desc")
    .execute();
  return new Map(rows.map(({ installation_id, ...certificate }) => [installation_id, certificate]));
}

type Issued = {
  certificate: { id: string; number: string } | undefined;
  rooms: { id: string }[];
};

/** Links new certificates to the withdrawn ones that last covered their rooms. Returns the latter's history events. */
export async function replaceWithdrawn(
  trx: Transaction<Tables>,
  { companyId, projectId }: { companyId: string; projectId: string },
  issued: Issued[],
): Promise<HistoryEvent[]> {
  const ids = issued.flatMap(({ rooms }) => rooms.map(({ id }) => id));
  const withdrawn = await loadWithdrawn(trx, companyId, ids);
  const pairs = issued.flatMap(({ certificate, rooms }) => {
    const replaced = new Map(rooms.flatMap(({ id }) => withdrawn.get(id) ?? []).map((each) => [each.id, each]));
    return certificate ? [...replaced.values()].map((old) => ({ certificate, old })) : [];
  });
  if (pairs.length === 0) return [];
  const rows = pairs.map(({ certificate, old }) => ({
    company_id: companyId,
    certificate_id: certificate.id,
    replaced_id: old.id,
  }));
  await trx.insertInto("certificate_replacement").values(rows).execute();
  for (const { certificate, old } of pairs) {
    const payload = { number: old.number, fileSha256: old.fileSha256, replacedBy: certificate.number };
    await appendLogEntry(trx, { kind: "certificate.replaced", companyId, certificateId: old.id, payload });
  }
  return pairs.map(({ certificate, old: { number, folderId } }) => ({
    action: "certificate.replaced",
    ...{ projectId, folderId, certificate: number },
    changes: changesOf({}, { replacedBy: certificate.number }),
  }));
}
