import { useText } from "../../i18n/useText.ts";
import type { ProjectFormField } from "../projectDraft.ts";
import { type ImportRow, isFaulty } from "./importRows.ts";
import { useFaultWords } from "./useFaultWords.ts";
import { useFieldLabels } from "./useFieldLabels.ts";

export type LeftOutLine = { line: number; name: string; reason: string };

type Options = {
  fields: readonly ProjectFormField[];
  /** The faulty lines as the file has them. */
  unmended: ReadonlyMap<number, ImportRow>;
  isKnown: (name: string) => boolean;
};

/** Gives each line that was not imported its reason. */
export function useLeftOutLines({ fields, unmended, isKnown }: Options) {
  const text = useText();
  const labels = useFieldLabels();
  const words = useFaultWords();
  return (rows: readonly ImportRow[]): LeftOutLine[] =>
    rows.map((row) => {
      const wrong = isFaulty(row) ? row : unmended.get(row.line);
      const faults = fields.flatMap((field) => {
        const found = wrong && words(wrong, field);
        return found ? [`${labels[field]}: ${found}`] : [];
      });
      const byHand = isKnown(row.draft.name) ? "project.import.knownName" : "project.import.byHand";
      return { line: row.line, name: row.written.name, reason: faults.join("; ") || text(byHand) };
    });
}
