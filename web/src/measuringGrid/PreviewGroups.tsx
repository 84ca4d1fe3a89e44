import type { ReactNode } from "react";
import { Text } from "../i18n/Text.tsx";
import { groupOfLine } from "./fileFigures.ts";
import styles from "./PreviewTable.module.css";
import type { PreviewLine } from "./pastedCells.ts";
import { isOutsidePaste, previewGroups } from "./pasteOrder.ts";

type Props<Row> = {
  /** All lines, in the order in which they are drawn. */
  lines: readonly Row[];
  /** The lines that are not folded. */
  shown: readonly Row[];
  draw: (line: Row, index: number) => ReactNode;
};

/** Groups the lines: to repair, to enter, left out, unchanged. A group's heading also counts folded lines. */
export function PreviewGroups<Row extends PreviewLine>({ lines, shown, draw }: Props<Row>) {
  const groups = Map.groupBy(shown, groupOfLine);
  const counts = Map.groupBy(lines, groupOfLine);
  return previewGroups.map((group) => {
    const own = groups.get(group);
    if (!own) return null;
    const all = counts.get(group) ?? [];
    const outside = all.filter(({ cells }) => cells.some(isOutsidePaste)).length;
    const done = all.filter(({ lacks }) => lacks.every(({ value }) => value !== "")).length;
    return (
      <tbody key={group}>
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={8}>
            <Text id={`measuring.paste.group.${group}`} values={{ count: all.length, outside, done }} />
          </th>
        </tr>
        {own.map(draw)}
      </tbody>
    );
  });
}
