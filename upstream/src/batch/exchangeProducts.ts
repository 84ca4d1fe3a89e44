import type { Transaction } from "kysely";
import { refuseUnchangeable } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError } from "../errors.ts";
import type { HistoryEvent } from "../history/chain/historyEvent.ts";
import { changeInstalledProduct } from "../product/changeInstalledProduct.ts";
import { lockInstallations } from "./lockInstallations.ts";
import type { BatchToRun, ItemToDo, Part } from "./runBatch.ts";

/** The measured values stay and are judged by the limits of the new product. */
export async function exchangeProducts(
  trx: Transaction<Tables>,
  { company_id: companyId, user_id: userId, undoes }: BatchToRun,
  items: ItemToDo[],
): Promise<Part> {
  const installed = () =>
    trx
      .selectFrom("installed_product")
      .selectAll()
      .where("company_id", "=", companyId)
      .where(
        "id",
        "in",
        items.map(({ subject_id: id }) => id),
      )
      .execute();
  const ids = (await installed()).map(({ installation_id: id }) => id);
  const installations = await lockInstallations(trx, companyId, ids);
  // Reads the products again, because they may have changed before the locks were taken.
  const products = new Map((await installed()).map((row) => [row.id, row]));
  const actor = { companyId, userId, isUndo: undoes !== null };
  const results: Part["results"] = [];
  const events: HistoryEvent[] = [];
  for (const { position, subject_id: id, target, expected } of items) {
    const before = products.get(id);
    const installation = before && installations.get(before.installation_id);
    const leave = (code: string) => void results.push({ position, state: "LEFT", code });
    if (!installation || target === null) leave("NOT_FOUND");
    else if (before.product_id === target) results.push({ position, state: "DONE" });
    else if (expected !== null && before.product_id !== expected) leave("VERSION_CONFLICT");
    else {
      try {
        refuseUnchangeable(installation);
        const change = { productId: target };
        const changed = await changeInstalledProduct(trx, actor, installation, before, change);
        events.push(...changed.events);
        results.push({ position, state: "DONE", former: before.product_id });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        leave(error.code);
      }
    }
  }
  return { results, events };
}
