import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { changesOf, eventIfChanged, type HistoryEvent } from "../history/chain/historyEvent.ts";

type Installation = Selectable<Tables["installation"]>;
type Installed = Selectable<Tables["installed_product"]>;

export function productEvent(
  action: "product.added" | "product.removed",
  installation: Installation,
  installed: Installed,
): HistoryEvent {
  const fields = fieldsOf(installed);
  const changes = action === "product.added" ? changesOf({}, fields) : changesOf(fields, {});
  return { action, ...placeOf(installation, installed), changes };
}

export function productChanges(installation: Installation, before: Installed, after: Installed): HistoryEvent[] {
  const changes = changesOf(fieldsOf(before), fieldsOf(after));
  return eventIfChanged({ action: "product.changed", ...placeOf(installation, after), changes });
}

function placeOf(
  { project_id: projectId, folder_id: folderId, id: installationId }: Installation,
  installed: Installed,
) {
  return { projectId, folderId, installationId, measurementId: installed.id, productId: installed.product_id };
}

function fieldsOf(installed: Installed) {
  return {
    product: installed.product_id,
    "product.marking": installed.cable_marking,
    "product.length": installed.cable_length,
    "product.voltage": installed.voltage,
    "product.isolation": installed.isolation,
  };
}
