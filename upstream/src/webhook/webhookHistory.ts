import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { changesOf, type FieldValues, type HistoryChange } from "../history/chain/historyEvent.ts";

type Stored = Pick<Selectable<Tables["webhook"]>, "url" | "kinds" | "active">;

/** The history names only the host, because an address may contain a receiver's secret. */
const hostOf = ({ url }: Pick<Stored, "url">) => new URL(url).host;

/** The unchanged host, which names the webhook in an entry. */
export function unmovedHost(webhook: Pick<Stored, "url">): HistoryChange[] {
  const host = hostOf(webhook);
  return [{ field: "webhook.host", from: host, to: host }];
}

/** Adds the host to the changes, because the host names the webhook in an entry. Null stands for no webhook. */
export function webhookChanges(before: Stored | null, after: Stored | null): HistoryChange[] {
  const changes = changesOf(toFields(before), toFields(after));
  const isNamed = changes.some(({ field }) => field === "webhook.host");
  const known = before ?? after;
  if (!known || isNamed || (changes.length === 0 && before?.url === after?.url)) return changes;
  return [...unmovedHost(known), ...changes];
}

function toFields(webhook: Stored | null): FieldValues {
  if (!webhook) return {};
  const { kinds, active } = webhook;
  return { "webhook.host": hostOf(webhook), "webhook.kinds": kinds.join(" "), "webhook.active": active };
}
