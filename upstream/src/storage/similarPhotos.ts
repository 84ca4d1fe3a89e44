import { type Kysely, type Selectable, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Threads } from "../threads/createThreads.ts";

type FileRow = Selectable<Tables["file"]>;

/** Photos whose hashes differ in more than this many of the 64 digits count as different (decision 81). */
export const maxDistance = 4;
/** A company may photograph one motif everywhere. This number limits the rows for such photos. */
const maxMatches = 20;

const worker = new URL("./hashPhoto.ts", import.meta.url);

/** A photo's perceptual hash. Null if the thread fails, because such a failure must not refuse the upload. */
export async function hashPhoto(threads: Threads, file: FileRow, path: string): Promise<string | null> {
  if (file.kind !== "attachment" || !file.content_type.startsWith("image/")) return null;
  return threads.run<string, string | null>(worker, path).catch(() => null);
}

/** Stores which earlier photos of other rooms look like this one. Lists then compare no photos. */
export async function storeSimilarPhotos(
  trx: Kysely<Tables>,
  file: FileRow,
  sha256: string,
  hash: string,
): Promise<void> {
  const { company_id: companyId, id, installation_id: installationId } = file;
  // Without this lock, two photos that arrive together would not be compared with each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`similar photos ${companyId}`}, 0))`.execute(trx);
  await sql`
    insert into similar_photo (company_id, file_id, other_id)
    select file.company_id, ${id}, file.id from file
    where file.company_id = ${companyId} and file.photo_hash is not null
      and bit_count(file.photo_hash # ${hash}::bit(64)) <= ${maxDistance}
      and file.installation_id <> ${installationId} and file.sha256 <> ${sha256}
      and not exists (
        select from similar_photo known
        where known.company_id = ${companyId} and known.file_id = file.id and known.other_id = ${id})
    order by file.stored_at, file.id
    limit ${maxMatches}
    on conflict do nothing`.execute(trx);
}
