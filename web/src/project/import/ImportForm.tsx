import { Button } from "@blueprintjs/core";
import { type FormEvent, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { DiscardModal } from "../../forms/DiscardModal.tsx";
import { DraftRestoredNotice } from "../../forms/DraftRestoredNotice.tsx";
import { draftName } from "../../forms/draftStore.ts";
import { LeaveGuard } from "../../forms/LeaveGuard.tsx";
import { useDiscardGuard } from "../../forms/useDiscardGuard.ts";
import { useIdempotencyKey } from "../../forms/useIdempotencyKey.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { guessDayOrder, hasDayOrder } from "../../i18n/writtenDay.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import type { ProjectFormField } from "../projectDraft.ts";
import { ColumnChoice } from "./ColumnChoice.tsx";
import { type ImportResult, toResult } from "./Imported.tsx";
import { ImportFailure, type ImportFailureProps } from "./ImportFailure.tsx";
import styles from "./ImportPage.module.css";
import { ImportProgress } from "./ImportProgress.tsx";
import { ImportRows } from "./ImportRows.tsx";
import { type ChosenFile, useImportDraft } from "./importDraft.ts";
import { type ImportRow, isFaulty, nameKey, toImportRows } from "./importRows.ts";
import { matchColumns } from "./matchColumns.ts";
import { rememberColumns, rememberedDayOrder, withKeptColumns } from "./rememberedColumns.ts";
import { useFieldLabels } from "./useFieldLabels.ts";
import { useImportProgress } from "./useImportProgress.ts";
import { useImportProjects } from "./useImportProjects.ts";
import { useKnownProjects } from "./useKnownProjects.ts";
import { type LeftOutLine, useLeftOutLines } from "./useLeftOutLines.ts";

type Props = {
  /** The fields that the service supports. */
  fields: readonly ProjectFormField[];
  file: ChosenFile;
  onAgain: () => void;
  onDone: (result: ImportResult) => void;
};

/** An import in the background. The lines in `stayOut` are not part of it. */
type Running = { importId: string; sent: readonly ImportRow[]; stayOut: readonly LeftOutLine[] };

const noCorrections: ReadonlyMap<number, Partial<Record<ProjectFormField, string>>> = new Map();
const noLines: ReadonlySet<number> = new Set();
const noNumbers: ReadonlyMap<string, string> = new Map();

export function ImportForm({ fields, file, onAgain, onDone }: Props) {
  const { name, table, kept: before } = file;
  const text = useText();
  const { locale } = useIntl();
  const labels = useFieldLabels();
  const { known, reload } = useKnownProjects();
  const { importProjects, isSending } = useImportProjects();
  const { idempotencyKey, forget } = useIdempotencyKey(draftName(`projectImport ${name}`));
  const draftOwner = useState(() => draftName(""))[0];
  // Leaving the form forgets the key, so the next file is a new import. A reload or the session's end keeps it.
  useEffect(() => () => void (draftName("") === draftOwner && forget()), [forget, draftOwner]);
  const [columns, setColumns] = useState(
    () => before?.columns ?? withKeptColumns(table.header, matchColumns(table.header, labels)),
  );
  const datesIn = (field: "startDate" | "endDate") => table.rows.map(({ cells }) => cells[columns[field] ?? -1] ?? "");
  const [chosenOrder, setOrder] = useState(() => (before ? before.chosenOrder : rememberedDayOrder(table.header)));
  useEffect(() => rememberColumns(table.header, columns, chosenOrder), [table, columns, chosenOrder]);
  const dates = [...datesIn("startDate"), ...datesIn("endDate")];
  const order = chosenOrder ?? guessDayOrder(dates, locale);
  const [corrections, setCorrections] = useState(before?.corrections ?? noCorrections);
  const [leftOut, setLeftOut] = useState(before?.leftOut ?? noLines);
  const [wasRestored, setWasRestored] = useState(before !== undefined);
  const [failed, setFailed] = useState<ImportFailureProps | null>(null);
  const [running, setRunning] = useState<Running | null>(null);
  useImportDraft(file, { columns, chosenOrder, corrections, leftOut }, running !== null);
  const progress = useImportProgress(running?.importId ?? null);
  const isBusy = isSending || running !== null;
  const isCorrected = corrections.size > 0 || leftOut.size > 0;
  const another = useDiscardGuard(isCorrected, onAgain);
  const { names, nameByNumber } = typeof known === "object" ? known : { names: null, nameByNumber: noNumbers };
  const options = { fields, columns, order, nameByNumber };
  const rows = toImportRows(table, { ...options, corrections, leftOut });
  const asWritten = toImportRows(table, { ...options, corrections: noCorrections, leftOut: noLines });
  const unmended = new Map(asWritten.filter(isFaulty).map((row) => [row.line, row]));
  const corrected = toImportRows(table, { ...options, corrections, leftOut: noLines });
  const shown = rows.filter((row) => unmended.has(row.line) || isFaulty(row));
  const kept = rows.filter(({ line }) => !leftOut.has(line));
  const ready = kept.filter((row) => !isFaulty(row));
  const faultyCount = kept.length - ready.length;
  // A line without faults that was left out stays in the preview, where it can be taken along again.
  const previewed = rows.filter((row) => !isFaulty(row) && !(leftOut.has(row.line) && unmended.has(row.line)));
  const correct = (line: number, field: ProjectFormField, value: string) =>
    setCorrections((made) => new Map([...made, [line, { ...made.get(line), [field]: value }]]));
  const toggle = (line: number) =>
    setLeftOut((lines) => new Set([...lines].filter((one) => one !== line).concat(lines.has(line) ? [] : line)));
  const leaveOut = (lines: readonly number[]) => setLeftOut(new Set([...leftOut, ...lines]));
  const isKnown = (projectName: string) => names?.has(nameKey(projectName)) ?? false;
  const toLeftOut = useLeftOutLines({ fields, columns, corrections, corrected, isKnown });
  const reason = () => {
    if (ready.length > 0) return null;
    return faultyCount > 0 ? text("project.import.faulty", { count: faultyCount }) : text("project.import.nothing");
  };
  const hasColumn = fields.some((field) => columns[field] !== null);
  const disabledReason = hasColumn ? reason() : text("project.import.noneFound");
  const startOver = () => {
    setWasRestored(false);
    setCorrections(noCorrections);
    setLeftOut(noLines);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (disabledReason !== null || isBusy) return;
    setFailed(null);
    const sent = new Set(ready.map(({ line }) => line));
    const stayOut = toLeftOut(rows.filter(({ line }) => !sent.has(line)));
    const result = await importProjects(
      ready.map(({ draft }) => draft),
      idempotencyKey(),
    );
    if (result.kind !== "done") {
      const userErrors = result.payload?.userErrors ?? [];
      setFailed({ failure: result, userErrors, sent: ready });
      // The reloaded preview marks lines that already exist. These are lines whose number is taken, or all lines if the
      // import succeeded and its answer was lost.
      reload();
      return;
    }
    if (result.payload?.import) return setRunning({ importId: result.payload.import.id, sent: ready, stayOut });
    forget();
    onDone(toResult(result.payload?.projectIds ?? [], ready, stayOut, table));
  };
  useEffect(() => {
    if (running === null || progress === null || progress.state === "RUNNING") return;
    // The idempotency key belongs to this import, which has ended.
    forget();
    if (progress.state === "COMPLETED") {
      return onDone(toResult(progress.projectIds ?? [], running.sent, running.stayOut, table));
    }
    const userErrors = progress.userErrors ?? [];
    const [first] = userErrors;
    const failure = first ? ({ kind: "refused", ...first } as const) : ({ kind: "failed", requestId: null } as const);
    setFailed({ failure, userErrors, sent: running.sent, hasEnded: true });
    setRunning(null);
    reload();
  }, [running, progress, forget, onDone, reload, table]);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-busy={isBusy} className={styles.form}>
      <LeaveGuard isDirty={isCorrected && running === null} />
      {another.isAsking && <DiscardModal onKeep={another.keep} onDiscard={onAgain} />}
      <DraftRestoredNotice kept={{ wasRestored: wasRestored && !isBusy, startOver }} />
      <ColumnChoice
        fields={fields}
        header={table.header}
        example={table.rows[0]?.cells ?? []}
        columns={columns}
        order={hasDayOrder(dates) ? order : null}
        labels={labels}
        isBusy={isBusy}
        onColumns={setColumns}
        onOrder={setOrder}
        file={<Text id="project.import.file" values={{ name, count: table.rows.length }} />}
        another={
          <Button disabled={isBusy} onClick={another.tryClose}>
            <Text id="project.import.another" />
          </Button>
        }
      />
      {hasColumn && (
        <ImportRows
          readyCount={ready.length}
          faultyCount={faultyCount}
          faulty={{
            ...{ fields, rows: shown, unmended, corrections, leftOut, projectCount: kept.length, isBusy },
            ...{ onCorrect: correct, onToggle: toggle, onLeaveOut: leaveOut },
          }}
          preview={{ fields, rows: previewed, leftOut, isKnown, known, isBusy, onToggle: toggle, onLeaveOut: leaveOut }}
        />
      )}
      {failed && <ImportFailure {...failed} nameByNumber={nameByNumber} />}
      {running && <ImportProgress done={progress?.doneCount ?? 0} total={running.sent.length} />}
      <div className={styles.foot}>
        {/* Hidden from screen readers, because the button's description has the same words. */}
        {disabledReason !== null && hasColumn && <p aria-hidden>{disabledReason}</p>}
        {disabledReason === null && faultyCount > 0 && (
          <p>
            <Text id="project.import.skipped" values={{ count: faultyCount }} />
          </p>
        )}
        <ActionButton
          type="submit"
          size="large"
          intent="primary"
          loading={isBusy}
          disabledReason={disabledReason}
          text={text("project.import.submit", { count: ready.length })}
        />
      </div>
    </form>
  );
}
