import { Button } from "@blueprintjs/core";
import { Plus } from "@blueprintjs/icons";
import { FormDialog } from "../forms/FormDialog.tsx";
import { SelectField } from "../forms/SelectField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { Calibrated, NamedInstrument } from "../reading/instrumentName.ts";
import { useInstrumentLabel } from "../reading/useInstrumentLabel.ts";
import { headingCandidates } from "./headingLine.ts";
import styles from "./InstrumentColumns.module.css";
import {
  type ColumnRole,
  type ColumnUnit,
  columnRoles,
  missingRole,
  orderTexts,
  roleTexts,
  roleUnits,
  symbolOf,
} from "./instrumentColumns.ts";
import type { ReadInstrumentFile } from "./readInstrumentFile.ts";
import type { Mapping } from "./useMapping.ts";

type Instrument = NamedInstrument & Calibrated & { readonly id: string };

type Props = {
  read: ReadInstrumentFile;
  mapping: Mapping;
  instruments: readonly Instrument[];
  /** The day of measuring. The instruments' names show which calibrations had ended before this day. */
  day: string;
  onAdd: () => void;
  onSubmit: () => void;
  onClose: () => void;
};

const shownLines = 3;
const maxHeadingLength = 60;

const nothing = { header: [], rows: [] };

/** Asks which line names the columns of a model's files, what each column holds, and in which unit. */
export function InstrumentColumns({ read, mapping, instruments, day, ...props }: Props) {
  const text = useText();
  const labelOf = useInstrumentLabel(day);
  const { table, columns, instrumentId, headingLine } = mapping;
  const { header, rows } = typeof table === "string" ? nothing : table;
  const missing = missingRole(columns);
  const isUnreadable = typeof table === "string";
  const reason =
    instrumentId === ""
      ? text("measuring.file.needs.instrument")
      : isUnreadable
        ? text("measuring.file.needs.heading")
        : missing && text(`measuring.file.needs.${missing}`);
  const headings = headingCandidates(read.lines).map(({ line, text: words }) => ({
    value: String(line),
    label: `${line}: ${words.length > maxHeadingLength ? `${words.slice(0, maxHeadingLength)}…` : words}`,
  }));
  const change = (heading: string, role: ColumnRole | null, unit?: ColumnUnit | null) => {
    const others = columns.filter((one) => one.heading !== heading && one.role !== role);
    mapping.chooseColumns(role ? [...others, { heading, role, unit: unit ?? roleUnits[role][0] ?? null }] : others);
  };
  // A line break at the end of the file starts no further line. The service counts in the same way.
  const lineCount = read.lines.length - (read.lines.at(-1) === "" ? 1 : 0);
  const roles = columnRoles.map((role) => ({ value: role, label: text(roleTexts[role]) }));
  const names = header.filter((heading, place) => heading !== "" && header.indexOf(heading) === place);
  return (
    <FormDialog
      title={text("measuring.file.read")}
      size="sign"
      action={text("measuring.paste.preview")}
      reason={reason || null}
      isBusy={false}
      aside={reason || <Text id="measuring.file.kept" />}
      isReasonAside
      onSubmit={props.onSubmit}
      onClose={props.onClose}
    >
      <p className={styles.name}>
        {read.file.name} · <Text id="measuring.file.lines" values={{ total: lineCount, count: rows.length }} /> ·{" "}
        <Text id="measuring.file.firstLine" />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls is scrolled by keys. */}
      <ol className={styles.lines} aria-label={read.file.name} tabIndex={0}>
        {read.lines.slice(0, Math.min(headingLine + shownLines, lineCount)).map((line, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the file does not change.
            key={index}
            className={index + 1 === headingLine ? styles.heading : index + 1 < headingLine ? styles.above : undefined}
          >
            <code>{line}</code>
          </li>
        ))}
      </ol>
      <SelectField
        label={text("measuring.file.headingLine")}
        value={String(headingLine)}
        options={headings}
        error={isUnreadable ? text("measuring.file.needs.heading") : null}
        onChange={(line) => mapping.chooseHeading(Number(line))}
      />
      <SelectField
        label={text("measuring.file.instrument")}
        value={instrumentId}
        placeholder={text("measuring.file.needs.instrument")}
        options={instruments.map((one) => ({ value: one.id, label: labelOf(one) }))}
        onChange={mapping.chooseInstrument}
      />
      <Button variant="minimal" size="small" className={styles.add} icon={<Plus />} onClick={props.onAdd}>
        <Text id="instrument.add" />
      </Button>
      <table className={styles.columns}>
        <thead>
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
          {names.map((heading) => {
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
                  <SelectField
                    label={text("measuring.file.columnHolds", { heading })}
                    isBare
                    isDashed={!column}
                    value={column?.role ?? ""}
                    options={[{ value: "", label: text("measuring.file.notRead") }, ...roles]}
                    onChange={(role) => change(heading, (role as ColumnRole) || null)}
                  />
                </td>
                <td>
                  {column && units.length > 0 && (
                    <SelectField
                      label={text("measuring.file.unitOf", { heading })}
                      isBare
                      value={column.unit ?? ""}
                      options={units.map((unit) => ({
                        value: unit,
                        label:
                          unit in orderTexts
                            ? text(orderTexts[unit as keyof typeof orderTexts])
                            : (symbolOf(unit) ?? ""),
                      }))}
                      onChange={(unit) => change(heading, column.role, unit as ColumnUnit)}
                    />
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
