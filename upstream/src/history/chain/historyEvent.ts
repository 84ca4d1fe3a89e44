import type { components } from "../../__generated__/contract.ts";

type Schemas = components["schemas"];
type Entry = Schemas["HistoryEntry"];
export type HistoryField = Schemas["HistoryChange"]["field"];

export type HistorySource = {
  companyId: string;
  actor: { kind: Entry["actor"]["kind"]; id: string | null };
  via: Entry["via"];
  at?: Date;
};

export type HistoryChange = {
  field: HistoryField;
  step?: number | null;
  from: string | null;
  to: string | null;
};

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
  otherFolderIds?: string[];
  changes?: HistoryChange[];
};

export function serviceSource(companyId: string): HistorySource {
  return { companyId, actor: { kind: "SERVICE", id: null }, via: "SERVICE" };
}

/** The source of changes in the user pool. People make these changes, never programs. */
export function userSource(companyId: string, userId: string): HistorySource {
  return { companyId, actor: { kind: "USER", id: userId }, via: "SERVICE" };
}

type Value = string | number | boolean | null | undefined;

/** An empty value equals an absent value, so a change between the two is left out. */
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

export function externalIdChanges(before: ExternalIds | null, after: ExternalIds): HistoryChange[] {
  const keys = Object.keys({ ...before?.metadata, ...after.metadata });
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

export function eventIfChanged(event: HistoryEvent & { changes: HistoryChange[] }): HistoryEvent[] {
  return event.changes.length > 0 ? [event] : [];
}
