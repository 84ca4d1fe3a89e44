import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Storage } from "../storage/createStorage.ts";
import { storeThumbnail } from "../storage/thumbnails.ts";
import type { Threads } from "../threads/createThreads.ts";
import type { CertificateSnapshot, PrintedPhoto } from "./pdf/certificateSnapshot.ts";

type Services = { db: Kysely<Tables>; storage: Pick<Storage, "read">; threads: Threads };
type Photos = Map<string, PrintedPhoto>;

/** The stored thumbnails and hashes of the certificates' photos, by file id. */
export async function loadPhotos(
  { db }: Services,
  companyId: string,
  snapshots: CertificateSnapshot[],
): Promise<Photos> {
  const ids = photosOf(snapshots);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("file")
    .leftJoin("file_thumbnail as thumbnail", (join) =>
      join.onRef("thumbnail.company_id", "=", "file.company_id").onRef("thumbnail.file_id", "=", "file.id"),
    )
    .select(["file.id", "png", "sha256", "chosen_sha256 as chosenSha256", "taken_at as takenAt", "origin"])
    .where("file.company_id", "=", companyId)
    .where("file.id", "in", ids)
    .where("stored_at", "is not", null)
    .execute();
  return new Map(rows.map(({ id, ...photo }) => [id, photo]));
}

/** Draws missing thumbnails, then loads the photos as `loadPhotos` does. An unreadable photo has no thumbnail. */
export async function completePhotos(
  services: Services,
  companyId: string,
  snapshots: CertificateSnapshot[],
): Promise<Photos> {
  const ids = photosOf(snapshots);
  if (ids.length === 0) return new Map();
  const missing = await services.db
    .selectFrom("file")
    .select("id")
    .where("company_id", "=", companyId)
    .where("id", "in", ids)
    .where("stored_at", "is not", null)
    .where(({ or, not, exists, eb, selectFrom }) =>
      or([
        eb("sha256", "is", null),
        not(
          exists(
            selectFrom("file_thumbnail as thumbnail")
              .select("thumbnail.file_id")
              .where("thumbnail.company_id", "=", companyId)
              .whereRef("thumbnail.file_id", "=", "file.id"),
          ),
        ),
      ]),
    )
    .execute();
  for (const { id } of missing) await storeThumbnail(services, { companyId, fileId: id }).catch(() => undefined);
  return loadPhotos(services, companyId, snapshots);
}

function photosOf(snapshots: CertificateSnapshot[]): string[] {
  const steps = snapshots.flatMap(({ rooms }) =>
    rooms.flatMap(({ products }) => products.flatMap(({ steps }) => steps)),
  );
  return [...new Set(steps.flatMap(({ photos = [] }) => photos.map(({ fileId }) => fileId)))];
}
