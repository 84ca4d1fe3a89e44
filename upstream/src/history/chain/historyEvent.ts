import type { components } from "../../__generated__/contract.ts";

type Schemas = components["schemas"];
type Entry = Schemas["HistoryEntry"];
export type HistoryField = Schemas["HistoryChange"]["field"];

/** The person behind a change, and the way it came. */
export type HistorySource = {
  companyId: string;
  actor: { kind: Entry["actor"]["kind"]; id: string | null };
  via: Entry["via"];
  /** The time; now by default. */
  at?: Date;
};

export type HistoryChange = {
  field: HistoryField;
  step?: number | null;
  from: string | null;
  to: string | null;
};

/** An event with the ids of all objects that it concerns. */
export type HistoryEvent = {
  action: Schemas["HistoryAction"];
  projectId?: string;
  folderId?: string;
  installationId?: string;
  userId?: string;
  templateId?: string;
  measurementId?: string;
  productId?: string;
  stepLabel?: string;
  certificate?: string;
  /** Other changed folders, which the entry does not name. */
  otherFolderIds?: string[];
  changes?: HistoryChange[];
};

export function serviceSource(companyId: string): HistorySource {
  return { companyId, actor: { kind: "SERVICE", id: null }, via: "SERVICE" };
}

/** Changes of a person in the user pool, which has no programs. */
export function userSource(companyId: string, userId: string): HistorySource {
  return { companyId, actor: { kind: "USER", id: userId }, via: "SERVICE" };
}

type Value = string | number | boolean | null | undefined;

/** The fields with different values, in the order of `after`; empty equals absent. */
export function changesOf(before: FieldValues, after: FieldValues): HistoryChange[] {
  const fields = Object.keys({ ...after, ...before }) as HistoryField[];
  return fields.flatMap((field) => {
    const [from, to] = [toText(before[field]), toText(after[field])];
    return from === to ? [] : [{ field, from, to }];
  });
}

export type FieldValues = { [Field in HistoryField]?: Value };

function toText(value: Value): string | null {
  return value === undefined || value === null || value === "" ? null : String(value);
}

type ExternalIds = {
  external_id: string | null;
  metadata: Record<string, string>;
};

/** Changes of external id and metadata; a value of the metadata with its key. */
export function externalIdChanges(before: ExternalIds | null, after: ExternalIds): HistoryChange[] {
  const keys = Object.keys({ ...before?.metadata, ...after.metadata });
  // Names such as `constructor` are on the prototype of every object.
  const told = (key: string, values: ExternalIds["metadata"] = {}) =>
    Object.hasOwn(values, key) ? `${key}: ${values[key]}` : null;
  return [
    ...changesOf({ externalId: before?.external_id }, { externalId: after.external_id }),
    ...keys.flatMap((key): HistoryChange[] => {
      const [from, to] = [told(key, before?.metadata), told(key, after.metadata)];
      return from === to ? [] : [{ field: "metadata", from, to }];
    }),
  ];
}

export function toDay(date: Date | null): string | null {
  return date?.toISOString().slice(0, 10) ?? null;
}

/** The event of a PUT; none without a change. */
export function eventIfChanged(event: HistoryEvent & { changes: HistoryChange[] }): HistoryEvent[] {
  return event.changes.length > 0 ? [event] : [];
}
