import { Button } from "@blueprintjs/core";
import { Download } from "@blueprintjs/icons";
import { useIntl } from "react-intl";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { csv, csvSeparator } from "../../spreadsheet/csv.ts";
import type { Table } from "../../spreadsheet/readTable.ts";
import { saveFile } from "../../spreadsheet/saveFile.ts";
import { Card } from "../../ui/Card.tsx";
import tableStyles from "../../ui/Table.module.css";
import styles from "./ImportPage.module.css";
import type { LeftOutLine } from "./useLeftOutLines.ts";

const maxListed = 50;

/** Saves the left-out lines as a file, each with its reason. The person can correct this file and choose it again. */
export function LinesLeftOut({ lines, table }: { lines: readonly LeftOutLine[]; table: Table }) {
  const text = useText();
  const { locale } = useIntl();
  const save = () => {
    const cellsOf = new Map(table.rows.map(({ line, cells }) => [line, cells]));
    const rows = [
      [...table.header, text("project.import.reason")],
      ...lines.map(({ line, corrected, reason }) => {
        const cells = cellsOf.get(line) ?? [];
        return [...table.header.map((_, index) => corrected.get(index) ?? cells[index] ?? ""), reason];
      }),
    ];
    const content = csv(rows, { separator: csvSeparator(locale), locale });
    saveFile(`${text("project.import.leftOutName")}.csv`, content, "text/csv");
  };
  return (
    <Card flush>
      <div className={styles.cardHead}>
        <h2 id="import-left-out">
          <Text id="project.import.leftOutLines" values={{ count: lines.length }} />
        </h2>
        <Button icon={<Download />} onClick={save}>
          <Text id="protocol.csv" />
        </Button>
      </div>
      <table className={tableStyles.table} aria-labelledby="import-left-out">
        <thead>
          <tr>
            <th scope="col" className={`${tableStyles.number} ${styles.lineNumber}`}>
              <Text id="project.import.lineNumber" />
            </th>
            <th scope="col">{text("project.field.name")}</th>
            <th scope="col" className={styles.reason}>
              <Text id="project.import.reason" />
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, maxListed).map(({ line, name, reason }) => (
            <tr key={line}>
              <td className={tableStyles.number}>{line}</td>
              <td>{name}</td>
              <td className={styles.muted}>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > maxListed && (
        <p className={styles.more}>
          <Text id="project.import.morePreview" values={{ count: lines.length - maxListed }} />
        </p>
      )}
    </Card>
  );
}
