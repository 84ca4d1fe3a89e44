import { Button } from "@blueprintjs/core";
import { ChevronRight } from "@blueprintjs/icons";
import { type ReactNode, useState } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import table from "../ui/Table.module.css";
import { deviatesInFile, linesInOrder } from "./fileFigures.ts";
import { PreviewGroups } from "./PreviewGroups.tsx";
import styles from "./PreviewTable.module.css";
import type { PreviewLine } from "./pastedCells.ts";

type Props<Line> = {
  /** The id of the preview's title. */
  labelledBy: string;
  /** A column with `isNarrow` is only as wide as its texts. At most one has a `choice`, which replaces its title. */
  columns: readonly { title: MessageId; isNarrow: boolean; choice?: ReactNode }[];
  lines: readonly Line[];
  draw: (line: Line, index: number) => ReactNode;
};

const maxUnfolded = 12;

/** The lines of a file or a pasted sheet: choices first, then deviations. Of many lines the others are folded. */
export function PreviewTable<Line extends PreviewLine>({ labelledBy, columns, lines, draw }: Props<Line>) {
  const ordered = linesInOrder(lines);
  const [isFolded, setFolded] = useState(ordered.some(deviatesInFile) && ordered.length > maxUnfolded);
  const shown = isFolded ? ordered.filter(deviatesInFile) : ordered;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls is scrolled by keys.
    <section className={styles.rows} aria-labelledby={labelledBy} tabIndex={0}>
      <table className={`${table.table} ${styles.preview}`}>
        <thead>
          <tr>
            {columns.map(({ title, isNarrow, choice }) => (
              <th key={choice ? "choice" : title} scope="col" className={isNarrow ? styles.fact : undefined}>
                {choice ?? <Text id={title} />}
              </th>
            ))}
          </tr>
        </thead>
        <PreviewGroups lines={ordered} {...{ shown, draw }} />
      </table>
      {isFolded && (
        <Button variant="minimal" icon={<ChevronRight />} onClick={() => setFolded(false)}>
          <Text id="measuring.file.others" values={{ count: ordered.length - shown.length }} />
        </Button>
      )}
    </section>
  );
}
