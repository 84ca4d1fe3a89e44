import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { ApiError } from "../errors.ts";
import type { HistoryEvent } from "../history/chain/historyEvent.ts";
import { installationEvent } from "../installation/installationEvent.ts";
import { requireInstaller } from "../installation/requireInstaller.ts";
import { lockInstallations } from "./lockInstallations.ts";
import type { BatchToRun, ItemToDo, Part } from "./runBatch.ts";

export async function assignInstallations(
  trx: Transaction<Tables>,
  { company_id: companyId }: BatchToRun,
  items: ItemToDo[],
): Promise<Part> {
  const rows = await lockInstallations(
    trx,
    companyId,
    items.map(({ subject_id: id }) => id),
  );
  const refused = await findRefused(trx, companyId, items);
  const results: Part["results"] = [];
  const events: HistoryEvent[] = [];
  for (const { position, subject_id: id, target, expected } of items) {
    const before = rows.get(id);
    const leave = (code: string) => void results.push({ position, state: "LEFT", code });
    if (!before || target === null) leave("NOT_FOUND");
    else if (before.activated_at !== null) leave("INSTALLATION_ACTIVATED");
    else if (before.installer_id === target) results.push({ position, state: "DONE" });
    else if (expected !== null && before.installer_id !== expected) leave("VERSION_CONFLICT");
    else if (refused.has(target)) leave("INSTALLER_NOT_ALLOWED");
    else {
      const after = await trx
        .updateTable("installation")
        .set(withNextVersion({ installer_id: target }))
        .where("company_id", "=", companyId)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      events.push(installationEvent("installation.changed", before, after));
      results.push({ position, state: "DONE", former: before.installer_id });
    }
  }
  return { results, events };
}

async function findRefused(trx: Transaction<Tables>, companyId: string, items: ItemToDo[]): Promise<Set<string>> {
  const refused = new Set<string>();
  for (const target of new Set(items.flatMap((item) => item.target ?? []))) {
    try {
      await requireInstaller(trx, companyId, target);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.add(target);
    }
  }
  return refused;
}
