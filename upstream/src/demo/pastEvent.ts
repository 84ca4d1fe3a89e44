import type { Selectable, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { type HistoryEvent, type HistorySource, serviceSource } from "../history/chain/historyEvent.ts";

export type Trx = Transaction<Tables>;

export type PastEvent = { source: HistorySource & { at: Date }; event: HistoryEvent };

export function pastUserEvent(companyId: string, userId: string, at: Date, event: HistoryEvent): PastEvent {
  return { source: { companyId, actor: { kind: "USER", id: userId }, via: "WEB", at }, event };
}

export function pastServiceEvent(companyId: string, at: Date, event: HistoryEvent): PastEvent {
  return { source: { ...serviceSource(companyId), at }, event };
}

export function ownerOf(trx: Trx, companyId: string): Promise<Selectable<Tables["app_user"]>> {
  const users = trx.selectFrom("app_user").selectAll().where("company_id", "=", companyId);
  return users.where("role", "=", "owner").orderBy("id").limit(1).executeTakeFirstOrThrow();
}
