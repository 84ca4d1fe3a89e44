import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

export type AttachmentFile = {
  contentType: string;
  size: number;
};

export async function loadAttachments(
  db: Kysely<Tables>,
  companyId: string,
  installationId: string,
): Promise<Map<string, AttachmentFile>> {
  const files = await db
    .selectFrom("file")
    .select(["id", "content_type", "size"])
    .where("company_id", "=", companyId)
    .where("installation_id", "=", installationId)
    .where("kind", "=", "attachment")
    .where("stored_at", "is not", null)
    .execute();
  return new Map(files.map(({ id, content_type, size }) => [id, { contentType: content_type, size: size ?? 0 }]));
}
