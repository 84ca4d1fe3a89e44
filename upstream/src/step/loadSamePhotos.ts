import { type Kysely, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import type { InstallationContents } from "./loadInstallationContents.ts";

type Schemas = components["schemas"];
type Row = Omit<Schemas["PhotoPlace"], "addedAt"> &
  Pick<Schemas["PhotoPlaces"], "kind" | "count"> & {
    fileId: string;
    storedAt: Date;
    number: number;
  };

const maxPlaces = 5;

/** Finds photos of these rooms that equal or resemble an earlier photo of another room. The keys are their file ids. */
export async function loadSamePhotos(
  db: Kysely<Tables>,
  companyId: string,
  installationIds: string[],
): Promise<Map<string, Schemas["PhotoPlaces"]>> {
  const found = new Map<string, Schemas["PhotoPlaces"]>();
  if (installationIds.length === 0) return found;
  const { rows } = await sql<Row>`
    select photo.id as "fileId", place.*
    from file photo cross join lateral (
      select json_build_object('id', project.id, 'title', project.name) as project,
        case when folder.id <> project.root_folder_id then json_build_object('id', folder.id, 'title', folder.title) end as folder,
        json_build_object('id', room.id, 'title', room.title) as installation,
        recording.step_label as "stepLabel", other.stored_at as "storedAt", found.kind,
        (count(*) over (partition by found.kind))::int as count,
        row_number() over (partition by found.kind order by other.stored_at, other.id, recording.step_label) as number
      from (
        select equal.id, 'EQUAL' as kind from file equal
        where equal.company_id = ${companyId} and equal.kind = 'attachment'
          and (equal.sha256 in (photo.sha256, photo.chosen_sha256) or equal.chosen_sha256 in (photo.sha256, photo.chosen_sha256))
          and (equal.stored_at, equal.id) < (photo.stored_at, photo.id)
        union all
        select pair.other_id, 'SIMILAR' from similar_photo pair
        where pair.company_id = ${companyId} and pair.file_id = photo.id
      ) found
      join file other on other.company_id = ${companyId} and other.id = found.id
      join installation room on room.company_id = other.company_id and room.id = other.installation_id
      join folder on folder.company_id = room.company_id and folder.id = room.folder_id
      join project on project.company_id = room.company_id and project.id = room.project_id
      join installed_product product on product.company_id = room.company_id and product.installation_id = room.id
      join recording on recording.company_id = product.company_id and recording.measurement_id = product.id
        and recording.data -> 'attachments' @> jsonb_build_array(jsonb_build_object('fileId', other.id))
      where other.installation_id <> photo.installation_id
        and (photo.adding_key is null or other.adding_key is distinct from photo.adding_key)
    ) place
    where photo.company_id = ${companyId} and photo.kind = 'attachment' and photo.content_type like 'image/%'
      and photo.installation_id = any(${installationIds}) and photo.kept_at is null
      and place.number <= ${maxPlaces}
    order by place.kind, place.number`.execute(db);
  // Rows of equal photos come first. If a file has equal photos, its similar photos are left out.
  for (const { fileId, storedAt, kind, count, number: _, ...place } of rows) {
    const same = found.get(fileId) ?? { kind, count, places: [] };
    if (same.kind === kind) same.places.push({ ...place, addedAt: storedAt.toISOString() });
    found.set(fileId, same);
  }
  return found;
}

export function withPhotos(allContents: Map<string, InstallationContents>): string[] {
  const hasPhoto = ({ recordings }: InstallationContents) =>
    recordings.some(({ data }) => (data.attachments ?? []).length > 0);
  return [...allContents].flatMap(([id, contents]) => (hasPhoto(contents) ? [id] : []));
}
