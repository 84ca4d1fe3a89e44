import { FormattedNumber } from "react-intl";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import table from "../ui/Table.module.css";
import type { FigureRow } from "./figureCounts.ts";
import { useFigureTexts } from "./useFigureTexts.ts";

type Props = {
  /** The id of the heading that names the table. */
  labelledBy: string;
  of: MessageId;
  rows: readonly FigureRow[];
};

const columns: MessageId[] = [
  "figures.activated",
  "figures.sent",
  "figures.rooms",
  "figures.median",
  "figures.percentile90",
  "figures.outside",
];

export function FiguresTable({ labelledBy, of, rows }: Props) {
  const { days, share } = useFigureTexts();
  return (
    <Card flush>
      <table className={table.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">
              <Text id={of} />
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={table.number}>
                <Text id={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, counts }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {[counts.activated, counts.sent, counts.rooms].map((count, index) => (
                <td key={columns[index]} className={table.number}>
                  <FormattedNumber value={count} />
                </td>
              ))}
              <td className={table.number}>{days(counts.medianDays)}</td>
              <td className={table.number}>{days(counts.percentile90Days)}</td>
              <td className={table.number}>{share(counts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
