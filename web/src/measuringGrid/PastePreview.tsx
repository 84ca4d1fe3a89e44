import { Button } from "@blueprintjs/core";
import { ChevronRight, Cross } from "@blueprintjs/icons";
import { useId, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useLacksMeasurer } from "../reading/measured.ts";
import { MeasuredLine } from "../step/MeasuredLine.tsx";
import { ActionButton } from "../ui/ActionButton.tsx";
import table from "../ui/Table.module.css";
import type { GridStep } from "./gridCells.ts";
import { PastedRow } from "./PastedRow.tsx";
import styles from "./PastePreview.module.css";
import { PreviewGroups } from "./PreviewGroups.tsx";
import type { PastedCell, PastedSheet } from "./pastedCells.ts";
import { deviatesInPaste, isOutsidePaste, isUnusualPaste, previewOrder } from "./pasteOrder.ts";
import { useReturnedFocus } from "./useReturnedFocus.ts";

type Props = {
  sheet: PastedSheet;
  steps: readonly GridStep[];
  /** The step that the grid shows; null while the grid shows all. */
  shownStep: string | null;
  hasSeveralProducts: boolean;
  onEnter: (cells: readonly PastedCell[]) => void;
  onClose: () => void;
};

const maxUnfolded = 12;

/**
 * A dock below the grid lists the values to enter, deviations first, then those left out or already there. The cells
 * show these values too. Nothing is entered before the person confirms.
 */
export function PastePreview({ sheet, steps, shownStep, hasSeveralProducts, onEnter, onClose }: Props) {
  const text = useText();
  const titleId = useId();
  const lacksMeasurer = useLacksMeasurer();
  useReturnedFocus();
  const [{ cells: wanted, unknown }] = useState(sheet);
  const ordered = previewOrder(wanted);
  const [isFolded, setFolded] = useState(ordered.some(deviatesInPaste) && ordered.length > maxUnfolded);
  const shown = isFolded ? ordered.filter(deviatesInPaste) : ordered;
  const hasSteps = wanted.some(({ column }) => column && column.stepLabel !== shownStep);
  const entered = wanted.filter(({ outcome }) => outcome === "entered");
  const replaced = entered.filter((cell) => cell.outcome === "entered" && cell.before !== null).length;
  const refused = wanted.filter(({ outcome }) => outcome === "refused").length;
  const unusual = entered.filter(isUnusualPaste).length;
  const enter = () => {
    onEnter(entered);
    onClose();
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
        <h2 id={titleId}>
          <Text id="measuring.paste.title" />
        </h2>
        <p className={styles.summary}>
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
              {(["room", "step", "quantity", "value", "outcome"] as const).map((column) =>
                column === "step" && !hasSteps ? null : (
                  <th key={column} scope="col">
                    <Text id={`measuring.paste.column.${column}`} />
                  </th>
                ),
              )}
            </tr>
          </thead>
          <PreviewGroups
            rows={shown}
            groupOf={({ outcome }) => outcome}
            counts={{
              entered: entered.length,
              refused,
              same: wanted.length - entered.length - refused,
              outside: entered.filter(isOutsidePaste).length,
            }}
            draw={(cell, index) => (
              <PastedRow key={index} cell={cell} steps={hasSteps ? steps : null} {...{ hasSeveralProducts }} />
            )}
          />
        </table>
        {isFolded && (
          <Button variant="minimal" icon={<ChevronRight />} onClick={() => setFolded(false)}>
            <Text id="measuring.paste.others" values={{ count: ordered.length - shown.length }} />
          </Button>
        )}
      </section>
      <div className={styles.foot}>
        <MeasuredLine needsMeasurer />
        <Button autoFocus={isEmpty} onClick={onClose}>
          <Text id="modal.cancel" />
        </Button>
        {!isEmpty && (
          <ActionButton
            intent="primary"
            autoFocus
            disabledReason={lacksMeasurer ? text("step.measured.lacking") : null}
            text={text("measuring.paste.submit", { count: entered.length })}
            onClick={enter}
          />
        )}
      </div>
    </dialog>
  );
}
