import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { hasThumbnail } from "../storage/thumbnails.ts";
import { loadSamePhotos } from "./loadSamePhotos.ts";

export type AttachmentFile = Omit<components["schemas"]["Attachment"], "url" | "fileName"> & { hasThumbnail: boolean };

export async function loadAttachments(
  db: Kysely<Tables>,
  companyId: string,
  installationId: string,
): Promise<Map<string, AttachmentFile>> {
  const files = await db
    .selectFrom("file")
    .select(["id", "content_type as contentType", "size", "sha256", "chosen_sha256 as chosenSha256"])
    .select(["taken_at as takenAt", "origin", "stored_at", hasThumbnail.as("hasThumbnail")])
    .where("company_id", "=", companyId)
    .where("installation_id", "=", installationId)
    .where("kind", "=", "attachment")
    .where("stored_at", "is not", null)
    .execute();
  const samePhotos = await loadSamePhotos(db, companyId, files.length > 0 ? [installationId] : []);
  return new Map(
    files.map(({ id, stored_at, size, ...file }) => [
      id,
      { ...file, size: size ?? 0, addedAt: stored_at?.toISOString() ?? null, sameAs: samePhotos.get(id) ?? null },
    ]),
  );
}
