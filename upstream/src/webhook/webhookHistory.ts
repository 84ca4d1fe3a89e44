import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { changesOf, type FieldValues, type HistoryChange } from "../history/chain/historyEvent.ts";

type Stored = Pick<Selectable<Tables["webhook"]>, "url" | "kinds" | "active">;

/** An address may hold a receiver's secret, so that its host alone is told. */
const hostOf = ({ url }: Pick<Stored, "url">) => new URL(url).host;

/** Says which webhook it is, where its address stays or only another path of it is called. */
export function unmovedHost(webhook: Pick<Stored, "url">): HistoryChange[] {
  const host = hostOf(webhook);
  return [{ field: "webhook.host", from: host, to: host }];
}

/** The changes between two states, of which null is that before it was made or after it was removed; none between two that are the same. */
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
