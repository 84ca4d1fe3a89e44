import { FormDialog } from "../forms/FormDialog.tsx";
import { SelectField } from "../forms/SelectField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { instrumentName } from "../reading/instrumentName.ts";
import styles from "./InstrumentColumns.module.css";
import type { ReadInstrumentFile } from "./InstrumentFileReader.tsx";
import {
  type ColumnRole,
  type ColumnUnit,
  columnRoles,
  type InstrumentColumn,
  missingRole,
  roleTexts,
  roleUnits,
  symbolOf,
} from "./instrumentColumns.ts";

type Instrument = { id: string; number: number; maker: string; model: string };

type Props = {
  read: ReadInstrumentFile;
  columns: readonly InstrumentColumn[];
  instruments: readonly Instrument[];
  instrumentId: string;
  onInstrument: (id: string) => void;
  onColumns: (columns: readonly InstrumentColumn[]) => void;
  onSubmit: () => void;
  onClose: () => void;
};

const shownLines = 4;

/** Says what each column of a model's files holds, and in which unit. */
export function InstrumentColumns({ read, columns, instruments, instrumentId, ...props }: Props) {
  const text = useText();
  const { header, rows } = read.table;
  const missing = missingRole(columns);
  const reason =
    instrumentId === "" ? text("measuring.file.needs.instrument") : missing && text(`measuring.file.needs.${missing}`);
  const change = (heading: string, role: ColumnRole | null, unit?: ColumnUnit | null) => {
    const others = columns.filter((one) => one.heading !== heading && one.role !== role);
    props.onColumns(role ? [...others, { heading, role, unit: unit ?? roleUnits[role][0] ?? null }] : others);
  };
  const headings = header.filter((heading, place) => heading !== "" && header.indexOf(heading) === place);
  return (
    <FormDialog
      title={text("measuring.file.title")}
      size="sign"
      action={text("measuring.paste.preview")}
      reason={reason || null}
      isBusy={false}
      aside={<Text id="measuring.file.kept" />}
      onSubmit={props.onSubmit}
      onClose={props.onClose}
    >
      <p className={styles.name}>
        {read.file.name} · <Text id="measuring.file.lines" values={{ count: rows.length }} />
      </p>
      <ol className={styles.lines}>
        {read.lines.slice(0, shownLines).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the file does not change.
          <li key={index}>
            <code>{line}</code>
          </li>
        ))}
      </ol>
      <SelectField
        label={text("measuring.file.instrument")}
        value={instrumentId}
        placeholder={text("measuring.file.needs.instrument")}
        options={instruments.map(({ id, ...one }) => ({ value: id, label: instrumentName(one) }))}
        onChange={props.onInstrument}
      />
      <table className={styles.columns}>
        <thead className="heard-only">
          <tr>
            <th scope="col">
              <Text id="measuring.file.column" />
            </th>
            <th scope="col">
              <Text id="measuring.file.holds" />
            </th>
            <th scope="col">
              <Text id="measuring.file.unit" />
            </th>
          </tr>
        </thead>
        <tbody>
          {headings.map((heading) => {
            const column = columns.find((one) => one.heading === heading);
            const sample = rows.map(({ cells }) => cells[header.indexOf(heading)]).find(Boolean) ?? "";
            const units = column ? roleUnits[column.role] : [];
            return (
              <tr key={heading}>
                <th scope="row">
                  <code>{heading}</code>
                  <span className={styles.sample}>{sample}</span>
                </th>
                <td>
                  <select
                    className={column ? styles.select : styles.unread}
                    aria-label={text("measuring.file.columnHolds", { heading })}
                    value={column?.role ?? ""}
                    onChange={({ currentTarget: { value } }) => change(heading, (value as ColumnRole) || null)}
                  >
                    <option value="">{text("measuring.file.notRead")}</option>
                    {columnRoles.map((role) => (
                      <option key={role} value={role}>
                        {text(roleTexts[role])}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  {column && units.length > 0 && (
                    <select
                      className={styles.select}
                      aria-label={text("measuring.file.unitOf", { heading })}
                      value={column.unit ?? ""}
                      onChange={({ currentTarget: { value } }) => change(heading, column.role, value as ColumnUnit)}
                    >
                      {units.map((unit) => (
                        <option key={unit} value={unit}>
                          {symbolOf(unit) ??
                            text(`project.import.order.${unit === "DAY_FIRST" ? "dayFirst" : "monthFirst"}`)}
                        </option>
                      ))}
                    </select>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </FormDialog>
  );
}
