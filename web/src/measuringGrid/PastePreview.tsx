import { Button } from "@blueprintjs/core";
import { ChevronRight, Cross } from "@blueprintjs/icons";
import { useEffect, useId, useState } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { MeasuredLine } from "../step/MeasuredLine.tsx";
import table from "../ui/Table.module.css";
import type { GridStep } from "./gridCells.ts";
import { PastedRow } from "./PastedRow.tsx";
import styles from "./PastePreview.module.css";
import type { PastedCell, PastedSheet } from "./pastedCells.ts";
import { deviatesInPaste, isUnusualPaste, previewOrder } from "./pasteOrder.ts";

type Props = {
  sheet: PastedSheet;
  steps: readonly GridStep[];
  /** The only step that the grid shows; null for all. */
  shownStep: string | null;
  hasSeveralProducts: boolean;
  /** Resolves with a failure if nothing was entered. */
  onEnter: (cells: readonly PastedCell[]) => Promise<MutationFailure | null>;
  onClose: () => void;
};

const maxUnfolded = 12;

/**
 * A dock below the grid, whose cells show the pasted values meanwhile. It lists deviations first, then what replaces
 * another or is left out, and folds many others. Nothing is entered before it is confirmed.
 */
export function PastePreview({ sheet, steps, shownStep, hasSeveralProducts, onEnter, onClose }: Props) {
  const text = useText();
  const titleId = useId();
  useReturnedFocus();
  const [{ cells: wanted, unknown, file }] = useState(sheet);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ordered = previewOrder(wanted);
  const [isFolded, setFolded] = useState(ordered.some(deviatesInPaste) && ordered.length > maxUnfolded);
  const shown = isFolded ? ordered.filter(deviatesInPaste) : ordered;
  const hasSteps = wanted.some(({ column }) => column && column.stepLabel !== shownStep);
  const entered = wanted.filter(({ outcome }) => outcome === "entered");
  const replaced = entered.filter((cell) => cell.outcome === "entered" && cell.before !== null).length;
  const refused = wanted.filter(({ outcome }) => outcome === "refused").length;
  const unusual = entered.filter(isUnusualPaste).length;
  const enter = async () => {
    setBusy(true);
    const failed = await onEnter(entered);
    setFailure(failed);
    setBusy(false);
    if (failed === null) onClose();
  };
  const isEmpty = entered.length === 0;
  return (
    <dialog
      open
      className={styles.dock}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{file ? <Text id="measuring.file.title" /> : <Text id="measuring.paste.title" />}</h2>
        <p className={styles.summary}>
          {file && (
            <>
              {file.name} · {file.instrument.name} ·{" "}
            </>
          )}
          <Text id="measuring.paste.entered" values={{ count: entered.length }} />{" "}
          {replaced > 0 && <Text id="measuring.paste.replaced" values={{ count: replaced }} />}{" "}
          {unusual > 0 && (
            <strong>
              <Text id="measuring.paste.unusual" values={{ count: unusual }} />
            </strong>
          )}{" "}
          {refused > 0 && (
            <strong>
              <Text id="measuring.paste.refused" values={{ count: refused }} />
            </strong>
          )}{" "}
          {unknown.length > 0 && (
            <span>
              <Text id="measuring.paste.unknown" values={{ count: unknown.length, names: unknown.join(", ") }} />
            </span>
          )}
        </p>
        <Button variant="minimal" icon={<Cross />} aria-label={text("modal.close")} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls is scrolled by keys. */}
      <section className={styles.rows} aria-labelledby={titleId} tabIndex={0}>
        <table className={`${table.table} ${styles.preview}`}>
          <thead>
            <tr>
              {(["line", "room", "step", "quantity", "value", "outcome"] as const).map((column) =>
                (column === "step" && !hasSteps) || (column === "line" && !file) ? null : (
                  <th key={column} scope="col">
                    <Text id={`measuring.paste.column.${column}`} />
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((cell, index) => (
              <PastedRow
                // biome-ignore lint/suspicious/noArrayIndexKey: the sheet does not change.
                key={index}
                cell={cell}
                steps={hasSteps ? steps : null}
                {...{ hasSeveralProducts }}
                hasLine={file !== undefined}
              />
            ))}
          </tbody>
        </table>
        {isFolded && (
          <Button variant="minimal" icon={<ChevronRight />} onClick={() => setFolded(false)}>
            <Text id="measuring.paste.others" values={{ count: ordered.length - shown.length }} />
          </Button>
        )}
      </section>
      {failure && <FailureNotice context="instrument" failure={failure} title="measuring.file.notStored" />}
      <div className={styles.foot}>
        {file ? (
          <p>
            <Button variant="minimal" onClick={file.onChange}>
              <Text id="measuring.file.change" />
            </Button>
          </p>
        ) : (
          <MeasuredLine />
        )}
        <Button autoFocus={isEmpty} onClick={onClose}>
          <Text id="modal.cancel" />
        </Button>
        {!isEmpty && (
          <Button intent="primary" autoFocus loading={isBusy} onClick={() => void enter()}>
            <Text id="measuring.paste.submit" values={{ count: entered.length }} />
          </Button>
        )}
      </div>
    </dialog>
  );
}

/** The cell gets the focus back. */
function useReturnedFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
