import { Button } from "@blueprintjs/core";
import { Cross } from "@blueprintjs/icons";
import { useEffect, useId, useRef } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { type Quantity, units } from "../reading/reading.ts";
import { assumedQuantity } from "./assumedQuantity.ts";
import { type Figures, fileFigures } from "./fileFigures.ts";
import type { GridStep } from "./gridCells.ts";
import { PastedRow } from "./PastedRow.tsx";
import styles from "./PastePreview.module.css";
import { PreviewFoot } from "./PreviewFoot.tsx";
import { PreviewTable } from "./PreviewTable.tsx";
import type { PastedSheet } from "./pastedCells.ts";
import { QuantityChoice } from "./QuantityChoice.tsx";
import { useReturnedFocus } from "./useReturnedFocus.ts";

type Props = {
  sheet: PastedSheet;
  steps: readonly GridStep[];
  /** The step that the grid shows; null while the grid shows all. */
  shownStep: string | null;
  onEnter: (figures: Figures) => void;
  onClose: () => void;
};

/** Lists pasted lines in a dock below the grid. The person can repair lines and confirms the entry. */
export function PastePreview({
  sheet: { cells, unknown, assumed, lines, onRepair },
  steps,
  shownStep,
  onEnter,
  onClose,
}: Props) {
  const text = useText();
  const titleId = useId();
  const dock = useRef<HTMLDialogElement>(null);
  useReturnedFocus();
  // The dock covers half of the window, so the grid with the pasted values moves into the other half.
  useEffect(() => {
    const grid = dock.current?.previousElementSibling;
    grid?.previousElementSibling?.scrollIntoView({ block: "start" });
  }, []);
  const figures = fileFigures(lines);
  const hasSteps = lines.some(({ stepLabel }) => stepLabel !== "" && stepLabel !== shownStep);
  const pasted = new Set(cells.map(({ column }) => column?.quantity));
  const quantities = (Object.keys(units) as Quantity[]).filter((quantity) => pasted.has(quantity));
  return (
    <dialog
      ref={dock}
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
          {unknown.length > 0 && (
            <Text id="measuring.paste.unknown" values={{ count: unknown.length, names: unknown.join(", ") }} />
          )}
        </p>
        <Button variant="minimal" icon={<Cross />} aria-label={text("modal.close")} onClick={onClose} />
      </div>
      <PreviewTable
        labelledBy={titleId}
        columns={[
          { title: "measuring.paste.column.line", isNarrow: true },
          { title: "measuring.paste.column.room", isNarrow: false },
          ...(hasSteps ? [{ title: "measuring.paste.column.step" as const, isNarrow: true }] : []),
          ...quantities.map((quantity) => ({
            title: `quantity.${quantity}` as const,
            isNarrow: true,
            choice:
              assumed?.quantity === quantity ? (
                <QuantityChoice assumed={assumed} onChoose={(to) => onRepair(assumedQuantity, to)} />
              ) : undefined,
          })),
          { title: "measuring.paste.column.outcome", isNarrow: false },
        ]}
        lines={lines}
        draw={(line, index) => (
          <PastedRow key={index} steps={hasSteps ? steps : null} {...{ line, quantities }} onChoose={onRepair} />
        )}
      />
      <PreviewFoot
        {...{ figures, onClose }}
        onEnter={() => {
          onEnter(figures);
          onClose();
        }}
      />
    </dialog>
  );
}
