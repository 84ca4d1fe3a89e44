import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { changesOf, type HistoryEvent } from "../history/chain/historyEvent.ts";

/** A product that was added to an installation or removed from it, as the history tells it. */
export function productEvent(
  action: "product.added" | "product.removed",
  { project_id: projectId, folder_id: folderId, id: installationId }: Selectable<Tables["installation"]>,
  installed: Selectable<Tables["installed_product"]>,
): HistoryEvent {
  const fields = {
    product: installed.product_id,
    "product.marking": installed.cable_marking,
    "product.length": installed.cable_length,
    "product.voltage": installed.voltage,
    "product.isolation": installed.isolation,
  };
  const changes = action === "product.added" ? changesOf({}, fields) : changesOf(fields, {});
  const about = { projectId, folderId, installationId, measurementId: installed.id, productId: installed.product_id };
  return { action, ...about, changes };
}
