import { Button } from "@blueprintjs/core";
import { useRef } from "react";
import { TextField } from "../../forms/TextField.tsx";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { Card } from "../../ui/Card.tsx";
import { Status } from "../../ui/Status.tsx";
import { type ProjectFormField, projectFormFields } from "../projectDraft.ts";
import styles from "./ImportPage.module.css";
import { type Corrections, type ImportRow, isFaulty } from "./importRows.ts";
import { useFaultWords } from "./useFaultWords.ts";
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

/** Lists each faulty line with its fields. A corrected line stays, so that nothing moves while typing. */
export function FaultyRows(props: Props) {
  const { fields, rows, unmended, corrections, leftOut, projectCount, isBusy, onCorrect, onToggle, onLeaveOut } = props;
  const labels = useFieldLabels();
  const heading = useRef<HTMLHeadingElement>(null);
  const open = rows.filter((row) => isFaulty(row) && !leftOut.has(row.line));
  // At most `maxOpen` faulty lines are listed. When a line is corrected, the next line appears.
  const later = new Set(open.slice(maxOpen));
  return (
    <Card flush>
      <div className={styles.cardHead}>
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
            <Text id="project.import.leaveOutFaulty" values={{ count: open.length }} />
          </Button>
        )}
      </div>
      <div className={`${styles.wrongLine} ${styles.wrongHead}`} aria-hidden>
        <span className={styles.wrongNumber}>
          <Text id="project.import.lineNumber" />
        </span>
        <span>{labels.name}</span>
        <span className={styles.wrongField}>
          <span>
            <Text id="project.import.field" />
          </span>
          <span>
            <Text id="project.import.inFile" />
          </span>
        </span>
      </div>
      <ul className={styles.lines}>
        {rows
          .filter((row) => !later.has(row))
          .map((row) => {
            const isLeftOut = leftOut.has(row.line);
            const sameAs = isLeftOut ? unmended.get(row.line)?.sameAs : row.sameAs;
            const wrong = { ...unmended.get(row.line)?.faults, ...corrections.get(row.line), ...row.faults };
            return (
              <FaultyRow
                key={row.line}
                row={row}
                unmended={unmended.get(row.line) ?? row}
                fields={fields.filter((field) => field in wrong || (field === "name" && sameAs != null))}
                isLeftOut={isLeftOut}
                isBusy={isBusy}
                onCorrect={(field, value) => onCorrect(row.line, field, value)}
                onToggle={() => onToggle(row.line)}
              />
            );
          })}
      </ul>
      {later.size > 0 && (
        <p className={styles.more}>
          <Text id="project.import.moreFaulty" values={{ count: later.size }} />
        </p>
      )}
    </Card>
  );
}

type RowProps = {
  row: ImportRow;
  unmended: ImportRow;
  fields: readonly ProjectFormField[];
  isLeftOut: boolean;
  isBusy: boolean;
  onCorrect: (field: ProjectFormField, value: string) => void;
  onToggle: () => void;
};

function FaultyRow({ row, unmended, fields, isLeftOut, isBusy, onCorrect, onToggle }: RowProps) {
  const text = useText();
  const labels = useFieldLabels();
  const words = useFaultWords();
  const { line, written, faults } = row;
  const title = text("project.import.line", { line });
  const rest = projectFormFields
    .filter((field) => field !== "name" && !fields.includes(field))
    .flatMap((field) => written[field].trim() || []);
  const exampleOf = (fault: string | undefined) => {
    if (fault === "DATE_INVALID") return text("project.import.dateExample");
    return fault === "EMAIL_INVALID" ? text("project.import.emailExample") : null;
  };
  return (
    <li>
      <fieldset className={`${styles.wrongLine} ${isLeftOut ? styles.leftOut : ""}`} aria-label={title}>
        <strong className={styles.wrongNumber}>{line}</strong>
        <div className={styles.lineName}>
          <span className={styles.wrongName}>{written.name || "–"}</span>
          <span className={styles.lineRest}>{rest.join(" · ")}</span>
          {!isLeftOut && !isFaulty(row) && (
            <Status name="completed">
              <Text id="project.import.corrected" />
            </Status>
          )}
        </div>
        <div className={styles.wrongFields}>
          {isLeftOut && (
            <div>
              <span>
                <Text id="project.import.leftOut" />
              </span>
              <span>{fields.flatMap((field) => words(unmended, field) ?? []).join("; ")}</span>
            </div>
          )}
          {!isLeftOut &&
            fields.map((field) => (
              <TextField
                key={field}
                label={labels[field]}
                value={written[field]}
                disabled={isBusy}
                error={words(row, field)}
                note={exampleOf(faults[field])}
                onValueChange={(value) => onCorrect(field, value)}
              />
            ))}
        </div>
        <Button size="small" variant="minimal" intent="primary" disabled={isBusy} onClick={onToggle}>
          <Text id={isLeftOut ? "project.import.takeAlong" : "project.import.leaveOut"} />
        </Button>
      </fieldset>
    </li>
  );
}
