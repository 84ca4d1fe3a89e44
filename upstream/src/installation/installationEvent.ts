import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { changesOf, externalIdChanges, type FieldValues, type HistoryEvent } from "../history/chain/historyEvent.ts";

type Row = Selectable<Tables["installation"]>;

export function installationEvent(
  action: HistoryEvent["action"],
  before: Row | null,
  after: Row,
): HistoryEvent & Required<Pick<HistoryEvent, "changes">> {
  const { project_id: projectId, folder_id: folderId, id: installationId } = after;
  const changes = [...changesOf(fieldsOf(before), fieldsOf(after)), ...externalIdChanges(before, after)];
  return { action, projectId, folderId, installationId, changes };
}

function fieldsOf(row: Row | null): FieldValues {
  return row ? { title: row.title, installer: row.installer_id, folder: row.folder_id } : {};
}
