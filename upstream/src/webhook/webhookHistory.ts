import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { changesOf, type FieldValues, type HistoryChange } from "../history/chain/historyEvent.ts";

type Stored = Pick<Selectable<Tables["webhook"]>, "url" | "kinds" | "active">;

/** The host alone, since an address may contain a receiver's secret. */
const hostOf = ({ url }: Pick<Stored, "url">) => new URL(url).host;

/** The host of a webhook whose address keeps it, to name the webhook. */
export function unmovedHost(webhook: Pick<Stored, "url">): HistoryChange[] {
  const host = hostOf(webhook);
  return [{ field: "webhook.host", from: host, to: host }];
}

/** The changes between two states; null is the state before the creation or after the removal. None between equal states. */
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
