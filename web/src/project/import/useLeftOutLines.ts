import { useText } from "../../i18n/useText.ts";
import type { ProjectFormField } from "../projectDraft.ts";
import { type Corrections, type ImportRow, isFaulty } from "./importRows.ts";
import type { Columns } from "./matchColumns.ts";
import { useFaultWords } from "./useFaultWords.ts";
import { useFieldLabels } from "./useFieldLabels.ts";

export type LeftOutLine = {
  line: number;
  name: string;
  reason: string;
  /** The corrected cells by column. */
  corrected: ReadonlyMap<number, string>;
};

type Options = {
  fields: readonly ProjectFormField[];
  columns: Columns;
  corrections: Corrections;
  /** The lines with their corrections, as if none was left out. */
  corrected: readonly ImportRow[];
  isKnown: (name: string) => boolean;
};

/** Gives each line that was not imported its reason. */
export function useLeftOutLines({ fields, columns, corrections, corrected, isKnown }: Options) {
  const text = useText();
  const labels = useFieldLabels();
  const words = useFaultWords();
  return (rows: readonly ImportRow[]): LeftOutLine[] => {
    const byLine = new Map(corrected.map((row) => [row.line, row]));
    return rows.map((row) => {
      const wrong = isFaulty(row) ? row : byLine.get(row.line);
      const faults = fields.flatMap((field) => {
        const found = wrong && words(wrong, field);
        return found ? [`${labels[field]}: ${found}`] : [];
      });
      const byHand = isKnown(row.draft.name) ? "project.import.knownName" : "project.import.byHand";
      const cells = Object.entries(corrections.get(row.line) ?? {}).map(
        ([field, value]) => [columns[field as ProjectFormField] ?? -1, value] as const,
      );
      return {
        line: row.line,
        name: row.written.name,
        reason: faults.join("; ") || text(byHand),
        corrected: new Map(cells),
      };
    });
  };
}
