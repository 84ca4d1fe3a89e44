import { createContext, use } from "react";
import { useIntl } from "react-intl";
import { readingText } from "../reading/reading.ts";
import { verdictLook } from "../reading/verdict.ts";
import { type GridCell, judge } from "./gridCells.ts";
import styles from "./MeasuringGrid.module.css";
import type { PastedCell } from "./pastedCells.ts";
import { isUnusualPaste } from "./pasteOrder.ts";

type Entered = Extract<PastedCell, { cell: GridCell }>;

const keyOf = ({ entry, quantity }: GridCell) => `${entry.id} ${quantity}`;

/** Pasted values by cell key, until the person enters them. */
export const PastedContext = createContext<ReadonlyMap<string, Entered>>(new Map());

export function toPastedMap(cells: readonly PastedCell[]): ReadonlyMap<string, Entered> {
  return new Map(cells.flatMap((pasted) => (pasted.outcome === "entered" ? [[keyOf(pasted.cell), pasted]] : [])));
}

export const usePasted = (cell: GridCell): Entered | undefined => use(PastedContext).get(keyOf(cell));

/** Shows a pasted value in place of its field before it is entered. Screen readers find the value in the dock. */
export function CellPaste({ pasted }: { pasted: Entered | undefined }) {
  const { locale } = useIntl();
  if (!pasted) return null;
  const { cell, before, reading } = pasted;
  const { tone } = verdictLook(judge(cell, reading), cell.quantity);
  const isBad = tone === "bad" || isUnusualPaste(pasted);
  return (
    <span aria-hidden="true" className={`${styles.pasted} ${isBad ? styles.pastedBad : ""}`}>
      {before && <del>{readingText(before, cell.quantity, locale)}</del>} {readingText(reading, cell.quantity, locale)}
    </span>
  );
}
