import { Button } from "@blueprintjs/core";
import { useRef } from "react";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { Card } from "../../ui/Card.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import table from "../../ui/Table.module.css";
import type { ProjectFormField } from "../projectDraft.ts";
import styles from "./ImportPage.module.css";
import type { ImportRow } from "./importRows.ts";
import { useFieldLabels } from "./useFieldLabels.ts";
import type { KnownProjects } from "./useKnownProjects.ts";

type Props = {
  fields: readonly ProjectFormField[];
  rows: readonly ImportRow[];
  leftOut: ReadonlySet<number>;
  isKnown: (name: string) => boolean;
  known: KnownProjects;
  isBusy: boolean;
  onToggle: (line: number) => void;
  onLeaveOut: (lines: readonly number[]) => void;
};

const cellClass = (field: ProjectFormField) => {
  if (field.endsWith("Date")) return table.date;
  return field === "customerEmail" ? styles.email : undefined;
};

const maxShown = 10;
const maxMarked = 50;

/** Postal codes of all countries with a catalogue have four or five digits. */
const isUsualPostalCode = (written: string) => written.trim() === "" || /^\D*(\d\D*){4,5}$/.test(written);

/** Shows the first lines with a known name or an unusual postal code. If there are few, other lines are added. */
export function ImportPreview({ fields, rows, leftOut, isKnown, known, isBusy, onToggle, onLeaveOut }: Props) {
  const text = useText();
  const labels = useFieldLabels();
  const heading = useRef<HTMLHeadingElement>(null);
  const taken = rows.filter(({ line }) => !leftOut.has(line));
  const doubles = taken.filter(({ draft }) => isKnown(draft.name));
  const isUnusual = ({ draft }: ImportRow) => fields.includes("postalCode") && !isUsualPostalCode(draft.postalCode);
  const marked = new Set(rows.filter((row) => isKnown(row.draft.name) || isUnusual(row)));
  // At most `maxMarked` marked lines are listed. When a person leaves out a line, the next line appears.
  const later = new Set([...marked].filter(({ line }) => !leftOut.has(line)).slice(maxMarked));
  const listed = [...marked].filter((row) => !later.has(row));
  const plain = rows.filter((row) => !marked.has(row)).slice(0, Math.max(0, maxShown - listed.length));
  const shown = [...listed, ...plain].sort((one, other) => one.line - other.line);
  const toggleText = (line: number) => (leftOut.has(line) ? "project.import.takeAlong" : "project.import.leaveOut");
  const filled = fields.filter((field) => field === "name" || rows.some(({ draft }) => draft[field].trim() !== ""));
  if (rows.length === 0) return null;
  return (
    <Card>
      <h2 ref={heading} className={styles.title} id="import-preview" tabIndex={-1}>
        <Text id="project.import.preview" values={{ count: taken.length }} />
      </h2>
      {doubles.length > 0 && (
        <div className={styles.warning}>
          <StatusIcon name="near-limit" size={16} />
          <Text id="project.import.known" values={{ count: doubles.length }} />
          {doubles.length > 1 && (
            <Button
              size="small"
              disabled={isBusy}
              onClick={() => {
                onLeaveOut(doubles.map(({ line }) => line));
                // The pressed button disappears, so the heading takes the focus.
                heading.current?.focus();
              }}
              text={text("project.import.leaveOutKnown", { count: doubles.length })}
            />
          )}
        </div>
      )}
      {known === "failed" && (
        <p className={styles.help}>
          <Text id="project.import.namesUnknown" />
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-labelledby="import-preview">
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col" className={table.number}>
                <Text id="project.import.lineNumber" />
              </th>
              {filled.map((field) => (
                <th key={field} scope="col" className={field === "name" ? styles.name : undefined}>
                  {labels[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => {
              const { line, draft } = row;
              return (
                <tr key={line} className={leftOut.has(line) ? styles.leftOut : undefined}>
                  <td className={table.number}>{line}</td>
                  {filled.map((field) => (
                    <td key={field} className={cellClass(field)}>
                      {draft[field].trim()}
                      {field === "name" && isKnown(draft.name) && (
                        <span className={styles.known}>
                          <Text id={leftOut.has(line) ? "project.import.leftOut" : "project.import.knownName"} />
                          <Button
                            size="small"
                            disabled={isBusy}
                            aria-label={`${text(toggleText(line))}: ${text("project.import.line", { line })}`}
                            onClick={() => onToggle(line)}
                            text={text(toggleText(line))}
                          />
                        </span>
                      )}
                      {field === "postalCode" && isUnusual(row) && (
                        <span className={styles.known}>
                          <Text id="project.import.unusualPostalCode" />
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {rows.length > shown.length && (
        <p className={styles.help}>
          <Text id="project.import.morePreview" values={{ count: rows.length - shown.length }} />
        </p>
      )}
    </Card>
  );
}
