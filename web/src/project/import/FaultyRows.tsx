import { Button } from "@blueprintjs/core";
import { useRef } from "react";
import { TextField } from "../../forms/TextField.tsx";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { Card } from "../../ui/Card.tsx";
import { Status } from "../../ui/Status.tsx";
import { type ProjectFormField, projectFormFields } from "../projectDraft.ts";
import { useProjectFaultText } from "../useProjectFaultText.ts";
import styles from "./ImportPage.module.css";
import { type Corrections, type ImportRow, isFaulty } from "./importRows.ts";
import { useFieldLabels } from "./useFieldLabels.ts";

type Props = {
  fields: readonly ProjectFormField[];
  rows: readonly ImportRow[];
  /** The faulty lines as the file has them, without corrections. */
  unmended: ReadonlyMap<number, ImportRow>;
  corrections: Corrections;
  leftOut: ReadonlySet<number>;
  projectCount: number;
  isBusy: boolean;
  onCorrect: (line: number, field: ProjectFormField, value: string) => void;
  onToggle: (line: number) => void;
  onLeaveOut: (lines: readonly number[]) => void;
};

const maxOpen = 50;

/** Lists each faulty line with its fields. A corrected line stays listed, so that nothing moves while somebody types. */
export function FaultyRows(props: Props) {
  const { fields, rows, unmended, corrections, leftOut, projectCount, isBusy, onCorrect, onToggle, onLeaveOut } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const open = rows.filter((row) => isFaulty(row) && !leftOut.has(row.line));
  // At most `maxOpen` faulty lines are listed. When a line is corrected, the next line appears.
  const later = new Set(open.slice(maxOpen));
  return (
    <Card>
      <div className={styles.correctHead}>
        <h2 ref={heading} tabIndex={-1}>
          {open.length === 0 && leftOut.size > 0 ? (
            <Text id="project.import.allSettled" values={{ leftOut: leftOut.size, count: projectCount }} />
          ) : (
            <Text id="project.import.toCorrect" values={{ count: open.length }} />
          )}
        </h2>
        {open.length > 1 && (
          <Button
            disabled={isBusy}
            onClick={() => {
              onLeaveOut(open.map(({ line }) => line));
              // The pressed button disappears, so the heading takes the focus.
              heading.current?.focus();
            }}
          >
            <Text id="project.import.leaveOutFaulty" />
          </Button>
        )}
      </div>
      <ul className={styles.lines}>
        {rows
          .filter((row) => !later.has(row))
          .map((row) => {
            const wrong = { ...unmended.get(row.line)?.faults, ...corrections.get(row.line), ...row.faults };
            return (
              <FaultyRow
                key={row.line}
                row={row}
                fields={fields.filter((field) => field in wrong || (field === "name" && row.sameAs !== null))}
                isLeftOut={leftOut.has(row.line)}
                isBusy={isBusy}
                onCorrect={(field, value) => onCorrect(row.line, field, value)}
                onToggle={() => onToggle(row.line)}
              />
            );
          })}
      </ul>
      {later.size > 0 && (
        <p className={styles.help}>
          <Text id="project.import.moreFaulty" values={{ count: later.size }} />
        </p>
      )}
    </Card>
  );
}

type RowProps = {
  row: ImportRow;
  fields: readonly ProjectFormField[];
  isLeftOut: boolean;
  isBusy: boolean;
  onCorrect: (field: ProjectFormField, value: string) => void;
  onToggle: () => void;
};

function FaultyRow({ row, fields, isLeftOut, isBusy, onCorrect, onToggle }: RowProps) {
  const text = useText();
  const labels = useFieldLabels();
  const faultText = useProjectFaultText();
  const { line, written, faults, sameAs, numberHolder } = row;
  const title = text("project.import.line", { line });
  const rest = projectFormFields
    .filter((field) => field !== "name" && !fields.includes(field))
    .flatMap((field) => written[field].trim() || []);
  const exampleOf = (fault: string | undefined) => {
    if (fault === "DATE_INVALID") return text("project.import.dateExample");
    return fault === "EMAIL_INVALID" ? text("project.import.emailExample") : null;
  };
  const words = (field: ProjectFormField, fault: string | undefined) => {
    if (fault === undefined)
      return field === "name" && sameAs !== null ? text("project.import.sameAs", { line: sameAs }) : null;
    if (field !== "externalId" || numberHolder === null) return faultText(fault, field);
    if (typeof numberHolder === "string") return text("project.import.numberTaken", { name: numberHolder });
    return text("project.import.numberTwice", { line: numberHolder });
  };
  return (
    <li>
      <fieldset className={styles.line} aria-label={title}>
        <div className={styles.lineHead}>
          <strong>{title}</strong>
          <span className={styles.lineName}>{written.name}</span>
          <span className={styles.lineRest}>{rest.join(" · ")}</span>
          {!isLeftOut && !isFaulty(row) && (
            <Status name="completed">
              <Text id="project.import.corrected" />
            </Status>
          )}
          {isLeftOut && <Text id="project.import.leftOut" />}
          <Button disabled={isBusy} onClick={onToggle}>
            <Text id={isLeftOut ? "project.import.takeAlong" : "project.import.leaveOut"} />
          </Button>
        </div>
        {!isLeftOut && (
          <div className={styles.columns}>
            {fields.map((field) => {
              const fault = faults[field];
              return (
                <TextField
                  key={field}
                  label={labels[field]}
                  value={written[field]}
                  disabled={isBusy}
                  error={words(field, fault)}
                  note={exampleOf(fault)}
                  onValueChange={(value) => onCorrect(field, value)}
                />
              );
            })}
          </div>
        )}
      </fieldset>
    </li>
  );
}
