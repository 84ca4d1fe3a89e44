import type { ReactNode } from "react";
import { Text } from "../i18n/Text.tsx";
import styles from "./PastePreview.module.css";
import { type PreviewGroup, previewGroups } from "./pasteOrder.ts";

type Props<Row> = {
  rows: readonly Row[];
  groupOf: (row: Row) => PreviewGroup;
  /** `entered` and `outside` count values. The other groups count lines of a file, or values of a pasted sheet. */
  counts: Record<PreviewGroup | "outside", number>;
  isFile?: boolean;
  draw: (row: Row, index: number) => ReactNode;
};

export function PreviewGroups<Row>({ rows, groupOf, counts, isFile = false, draw }: Props<Row>) {
  const groups = Map.groupBy(rows, groupOf);
  return previewGroups.map((group) => {
    const own = groups.get(group);
    if (!own) return null;
    return (
      <tbody key={group}>
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={8}>
            <Text
              id={`measuring.paste.group.${group}`}
              values={{ count: counts[group], outside: counts.outside, of: isFile ? "lines" : "values" }}
            />
          </th>
        </tr>
        {own.map(draw)}
      </tbody>
    );
  });
}
