import type { ReactNode } from "react";
import { Link } from "react-router";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import table from "../ui/Table.module.css";
import type { FigureRow } from "./figureRows.ts";

export type FigureColumn = {
  label: MessageId;
  cellOf: (row: FigureRow) => ReactNode;
  /** The address of the list with the counted certificates; null if there is none. */
  addressOf?: (row: FigureRow) => string | null;
};

type Props = {
  labelledBy: string;
  of: MessageId;
  rows: readonly FigureRow[];
  columns: readonly FigureColumn[];
};

export function FiguresTable({ labelledBy, of, rows, columns }: Props) {
  return (
    <table className={table.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">
            <Text id={of} />
          </th>
          {columns.map(({ label }) => (
            <th key={label} scope="col" className={table.number}>
              <Text id={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            {columns.map(({ label, cellOf, addressOf }) => {
              const address = addressOf?.(row) ?? null;
              return (
                <td key={label} className={table.number}>
                  {address === null ? cellOf(row) : <Link to={address}>{cellOf(row)}</Link>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
