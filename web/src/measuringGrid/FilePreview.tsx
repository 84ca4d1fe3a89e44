import { Button } from "@blueprintjs/core";
import { ChevronRight, Cross } from "@blueprintjs/icons";
import { useId, useState } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useLacksMeasurer } from "../reading/measured.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { MeasuredLine } from "../step/MeasuredLine.tsx";
import { ActionButton } from "../ui/ActionButton.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import table from "../ui/Table.module.css";
import { AssumedStep } from "./AssumedStep.tsx";
import styles from "./FilePreview.module.css";
import { FileRow } from "./FileRow.tsx";
import { FileSummary } from "./FileSummary.tsx";
import { deviatesInFile, fileFigures, groupOfLine, linesInOrder } from "./fileFigures.ts";
import { assumedStep } from "./fileLines.ts";
import type { GridStep } from "./gridCells.ts";
import type { ColumnRole } from "./instrumentColumns.ts";
import { lineRanges } from "./lineRanges.ts";
import dock from "./PastePreview.module.css";
import { PreviewGroups } from "./PreviewGroups.tsx";
import type { FileSource, PastedCell } from "./pastedCells.ts";
import { isOutsidePaste } from "./pasteOrder.ts";
import { useReturnedFocus } from "./useReturnedFocus.ts";

type Props = {
  file: FileSource;
  steps: readonly GridStep[];
  /** Resolves with a failure if nothing was entered. */
  onEnter: (cells: readonly PastedCell[]) => Promise<MutationFailure | null>;
  onClose: () => void;
};

const maxUnfolded = 12;

const columns: { role: ColumnRole | null; title: MessageId }[] = [
  { role: null, title: "measuring.paste.column.line" },
  { role: "ROOM", title: "measuring.paste.column.room" },
  { role: "STEP", title: "measuring.paste.column.step" },
  { role: "MEASURED_ON", title: "measuring.file.measuredOn" },
  { role: "RESISTANCE", title: "quantity.RESISTANCE" },
  { role: "INSULATION", title: "quantity.INSULATION" },
  { role: "TEST_VOLTAGE", title: "step.testVoltage" },
  { role: null, title: "measuring.paste.column.outcome" },
];

/**
 * A dock below the grid with a row for each line of a file, deviations first. A person can repair left-out lines, and
 * confirms before anything is entered. Then a summary replaces the rows.
 */
export function FilePreview({ file, steps, onEnter, onClose }: Props) {
  const text = useText();
  const titleId = useId();
  const lacksMeasurer = useLacksMeasurer();
  useReturnedFocus();
  const { name, instrument, roles, lines, headingLine } = file;
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ordered = linesInOrder(lines);
  const [isFolded, setFolded] = useState(ordered.some(deviatesInFile) && ordered.length > maxUnfolded);
  const shown = isFolded ? ordered.filter(deviatesInFile) : ordered;
  const figures = fileFigures(lines);
  const { entered, lineCount, sameLineCount, leftOutLines, parts, replacedCount, unusualCount } = figures;
  const enter = async () => {
    setBusy(true);
    const failed = await onEnter(entered);
    setFailure(failed);
    setBusy(false);
    if (failed === null) file.onEntered();
  };
  if (file.isEntered) return <FileSummary {...{ file, figures, onClose }} />;
  const assumed = lines.find(({ isStepAssumed }) => isStepAssumed);
  const drawn = (role: ColumnRole) => roles.includes(role) || (role === "STEP" && assumed !== undefined);
  return (
    <dialog
      open
      className={dock.dock}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <div className={dock.head}>
        <h2 id={titleId}>
          <Text id="measuring.file.title" />
        </h2>
        <p className={dock.summary}>
          {name} · {instrument.name}
          {instrument.calibrationEnd && (
            <span className={styles.ended}>
              <StatusIcon name="near-limit" size={14} />
              <Text id="step.instrument.overdue" values={{ day: instrument.calibrationEnd }} />
            </span>
          )}
          {assumed && (
            <AssumedStep
              steps={steps}
              stepLabel={assumed.stepLabel}
              onChoose={(to) => file.onRepair(assumedStep, to)}
            />
          )}
          {!assumed && <br />}
          <Text id="measuring.file.headedBy" values={{ line: headingLine }} />{" "}
          {headingLine > 1 && <Text id="measuring.file.above" values={{ count: headingLine - 1 }} />}{" "}
          <Text id="measuring.file.below" values={{ count: lines.length }} />
        </p>
        <Button variant="minimal" onClick={file.onChange}>
          <Text id="measuring.file.change" />
        </Button>
        <Button variant="minimal" icon={<Cross />} aria-label={text("modal.close")} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls is scrolled by keys. */}
      <section className={`${dock.rows} ${styles.rows}`} aria-labelledby={titleId} tabIndex={0}>
        <table className={`${table.table} ${dock.preview} ${styles.preview}`}>
          <thead>
            <tr>
              {columns.map(({ role, title }) =>
                role !== null && role !== "ROOM" && !drawn(role) ? null : (
                  <th key={title} scope="col" className={role === null || role === "ROOM" ? undefined : styles.fact}>
                    <Text id={title} />
                  </th>
                ),
              )}
            </tr>
          </thead>
          <PreviewGroups
            rows={shown}
            groupOf={groupOfLine}
            isFile
            counts={{
              entered: entered.length,
              refused: leftOutLines.length,
              same: sameLineCount,
              outside: entered.filter(isOutsidePaste).length,
            }}
            draw={(line) => <FileRow key={line.line} {...{ line, steps, drawn }} onChoose={file.onRepair} />}
          />
        </table>
        {isFolded && (
          <Button variant="minimal" icon={<ChevronRight />} onClick={() => setFolded(false)}>
            <Text id="measuring.file.others" values={{ count: ordered.length - shown.length }} />
          </Button>
        )}
      </section>
      {failure && <FailureNotice context="instrument" failure={failure} title="measuring.file.notStored" />}
      <div className={dock.foot}>
        <div>
          <p role="status" className={styles.figures}>
            <strong>
              <Text id="measuring.file.becomes" values={{ lines: lineCount, values: entered.length }} />
            </strong>{" "}
            {replacedCount > 0 && <Text id="measuring.paste.replaced" values={{ count: replacedCount }} />}{" "}
            {unusualCount > 0 && <Text id="measuring.paste.unusual" values={{ count: unusualCount }} />}
            {sameLineCount > 0 && (
              <span>
                <Text id="measuring.file.sameLines" values={{ count: sameLineCount }} />
              </span>
            )}
            {leftOutLines.length > 0 && (
              <span>
                <Text
                  id="measuring.file.leftOut"
                  values={{ count: leftOutLines.length, lines: lineRanges(leftOutLines) }}
                />
              </span>
            )}
            {parts.map(({ quantity, refusal, lines: own }) => (
              <span key={`${quantity} ${refusal}`}>
                <Text
                  id="measuring.file.part"
                  values={{ count: own.length, lines: lineRanges(own), quantity, was: "no" }}
                />
              </span>
            ))}
          </p>
          <MeasuredLine needsMeasurer hasOwnDays={roles.includes("MEASURED_ON")} />
        </div>
        <Button autoFocus={entered.length === 0} onClick={onClose}>
          <Text id="modal.cancel" />
        </Button>
        {entered.length > 0 && (
          <ActionButton
            intent="primary"
            autoFocus
            loading={isBusy}
            disabledReason={lacksMeasurer ? text("step.measured.lacking") : null}
            text={text("measuring.paste.submit", { count: entered.length })}
            onClick={() => void enter()}
          />
        )}
      </div>
    </dialog>
  );
}
