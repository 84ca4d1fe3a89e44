import { Button } from "@blueprintjs/core";
import { Cross } from "@blueprintjs/icons";
import { useId, useState } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { AssumedStep } from "./AssumedStep.tsx";
import { EnteredSummary } from "./EnteredSummary.tsx";
import styles from "./FilePreview.module.css";
import { FileRow } from "./FileRow.tsx";
import { fileFigures } from "./fileFigures.ts";
import { assumedStep } from "./fileLines.ts";
import type { GridStep } from "./gridCells.ts";
import type { ColumnRole } from "./instrumentColumns.ts";
import dock from "./PastePreview.module.css";
import { PreviewFoot } from "./PreviewFoot.tsx";
import { PreviewTable } from "./PreviewTable.tsx";
import type { FileSource, PastedCell } from "./pastedCells.ts";
import { useReturnedFocus } from "./useReturnedFocus.ts";

type Props = {
  file: FileSource;
  steps: readonly GridStep[];
  /** Resolves with a failure if nothing was entered. */
  onEnter: (cells: readonly PastedCell[]) => Promise<MutationFailure | null>;
  onClose: () => void;
};

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

/** Lists a file's lines in a dock below the grid, deviations first. The person can repair left-out lines. */
export function FilePreview({ file, steps, onEnter, onClose }: Props) {
  const text = useText();
  const titleId = useId();
  useReturnedFocus();
  const { name, instrument, roles, lines, headingLine } = file;
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const figures = fileFigures(lines);
  const enter = async () => {
    setBusy(true);
    const failed = await onEnter(figures.entered);
    setFailure(failed);
    setBusy(false);
    if (failed === null) file.onEntered();
  };
  if (file.isEntered) return <EnteredSummary {...{ file, figures, onClose }} />;
  const assumed = lines.find(({ isStepAssumed }) => isStepAssumed);
  // If no line names a step, the choice above the rows tells it, and the rows need no column for it.
  const isAllAssumed = lines.every(({ isStepAssumed }) => isStepAssumed);
  const drawn = (role: ColumnRole) =>
    (roles.includes(role) && !(role === "STEP" && isAllAssumed)) ||
    (role === "STEP" && assumed !== undefined && !isAllAssumed);
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
          <Text id="measuring.file.read" />
        </h2>
        <p className={dock.summary}>
          {name} · {instrument.name}
          {instrument.calibrationEnd && (
            <span className={styles.ended}>
              <StatusIcon name="near-limit" size={14} />
              <Text id="step.instrument.overdue" values={{ day: instrument.calibrationEnd }} />
            </span>
          )}
          <br />
          <Text id="measuring.file.headedBy" values={{ line: headingLine }} />{" "}
          {headingLine > 1 && <Text id="measuring.file.above" values={{ count: headingLine - 1 }} />}{" "}
          <Text id="measuring.file.below" values={{ count: lines.length }} />
        </p>
        {assumed && (
          <AssumedStep steps={steps} stepLabel={assumed.stepLabel} onChoose={(to) => file.onRepair(assumedStep, to)} />
        )}
        <Button variant="minimal" onClick={file.onChange}>
          <Text id="measuring.file.change" />
        </Button>
        <Button variant="minimal" icon={<Cross />} aria-label={text("modal.close")} onClick={onClose} />
      </div>
      <PreviewTable
        labelledBy={titleId}
        columns={columns
          .filter(({ role }) => role === null || role === "ROOM" || drawn(role))
          .map(({ role, title }) => ({ title, isNarrow: role !== null && role !== "ROOM" }))}
        lines={lines}
        draw={(line) => <FileRow key={line.line} {...{ line, steps, drawn }} onChoose={file.onRepair} />}
      />
      {failure && <FailureNotice context="instrument" failure={failure} title="measuring.file.notStored" />}
      <PreviewFoot
        {...{ figures, isBusy, onClose }}
        hasOwnDays={roles.includes("MEASURED_ON")}
        onEnter={() => void enter()}
      />
    </dialog>
  );
}
