import { useCallback } from "react";
import { useIntl } from "react-intl";
import { useText } from "../i18n/useText.ts";
import { fileKind } from "../upload/fileKind.ts";

export type WorkWords = { work: string; total: number };

/** The numbers of values, photos and other files as text; null if all are zero. */
export function useWorkWords() {
  const text = useText();
  const intl = useIntl();
  return useCallback(
    (values: number, fileNames: readonly string[]): WorkWords | null => {
      const photos = fileNames.filter((name) => fileKind(name) === "image").length;
      const counts = [
        ["shell.offline.values", values],
        ["shell.offline.photos", photos],
        ["shell.offline.files", fileNames.length - photos],
      ] as const;
      const parts = counts.flatMap(([id, count]) => (count > 0 ? text(id, { count }) : []));
      return parts.length > 0 ? { work: intl.formatList(parts), total: values + fileNames.length } : null;
    },
    [text, intl],
  );
}
