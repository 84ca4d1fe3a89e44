import { useText } from "../i18n/useText.ts";
import type { Cell } from "../spreadsheet/csv.ts";
import type { Entry } from "./historyEntry.ts";
import { useHistoryWords } from "./useHistoryWords.ts";

const headers = [
  "protocol.column.number",
  "history.column.at",
  "history.column.who",
  "history.column.via",
  "history.column.what",
  "project.list.column.name",
  "certificate.list.column.folder",
  "protocol.column.installation",
  "drift.step",
  "history.column.field",
  "history.column.from",
  "history.column.to",
] as const;

/** Makes table rows of an entry: one for each changed value, or one if no value changed. */
export function useHistoryRows() {
  const text = useText();
  const { whoOf, sentenceText, changeOf } = useHistoryWords();
  const rowsOf = (entry: Entry): Cell[][] => {
    const { at, via, project, folder, installation } = entry;
    const day = new Date(at).toLocaleString("sv-SE");
    const way = via === "%future added value" ? null : text(`history.via.${via}`);
    const places = [project, folder, installation].map((place) => place && (place.title ?? text("history.erased")));
    const act: Cell[] = [
      entry.sequence,
      day,
      whoOf(entry),
      way,
      sentenceText(entry),
      ...places.map((name) => name ?? null),
    ];
    if (entry.changes.length === 0) return [[...act, null, null, null, null]];
    return entry.changes.map((change) => {
      const { field, from, to } = changeOf(change);
      return [...act, change.stepNumber ?? null, field, from, to];
    });
  };
  return (entries: readonly Entry[]): Cell[][] => [headers.map((id) => text(id)), ...entries.flatMap(rowsOf)];
}
