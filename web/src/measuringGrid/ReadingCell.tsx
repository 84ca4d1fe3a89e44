import { Classes } from "@blueprintjs/core";
import { type KeyboardEvent, useId, useRef } from "react";
import { useIntl } from "react-intl";
import type { Track } from "../forms/useSaveState.ts";
import { useText } from "../i18n/useText.ts";
import { storedReading } from "../reading/reading.ts";
import { useReadingField } from "../step/useReadingField.ts";
import { CellFailure, showNote } from "./CellFailure.tsx";
import { CellJudgement } from "./CellJudgement.tsx";
import { CellMark } from "./CellMark.tsx";
import { CellPaste, usePasted } from "./CellPaste.tsx";
import { cellKey, type GridCell } from "./gridCells.ts";
import type { Room } from "./gridRooms.ts";
import styles from "./MeasuringGrid.module.css";
import { isUnusualPaste } from "./pasteOrder.ts";
import { editText, selectByClick, selectText, useTextSelection } from "./useTextSelection.ts";

/** `name` identifies the cell for key moves. `isActive` is true for the cell in the tab order. */
export type CellPlace = {
  name: string;
  labelledBy: string;
  isActive: boolean;
  /** True while all steps are shown. The verdict is then an icon, and its words appear below the focused cell. */
  isCompact: boolean;
  isFirstOfStep: boolean;
};

type Props = { place: CellPlace; cell: GridCell; room: Room; track: Track };

/** A click selects the text, as in a spreadsheet. F2, a double click or a second click sets the caret. */
export function ReadingCell({ place, cell, room, track }: Props) {
  const text = useText();
  const { locale } = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { entry, quantity, measurement } = cell;
  const change = entry.changes.find(({ field }) => field === quantity) ?? null;
  const stored = storedReading(measurement);
  const field = useReadingField({
    ...cellKey(room.title, cell),
    quantity,
    stored,
    version: change?.version ?? null,
    locale,
    track,
  });
  const pasted = usePasted(cell);
  useTextSelection(input, `${field.text} ${field.isTyped} ${field.failure?.kind}`);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and Escape during composition belong to the input method.
    if (event.nativeEvent.isComposing) return event.stopPropagation();
    const { currentTarget, key, shiftKey } = event;
    if (key === "F2") {
      editText(currentTarget);
      currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length);
    } else if (key === "Escape") {
      selectText(currentTarget);
      field.restore();
    } else if (key === "Enter") {
      field.commit();
      selectText(currentTarget);
      if (field.isHeld()) event.preventDefault();
      return;
    } else if (key === "Tab" && !shiftKey) {
      field.commit();
      // Tab moves to the question about an unusual value, so the grid must not handle the key.
      if (field.isAsked()) event.stopPropagation();
      return;
    } else return;
    event.preventDefault();
  };
  return (
    <td className={`${styles.cell} ${place.isCompact && place.isFirstOfStep ? styles.firstOfStep : ""}`}>
      <div className={styles.content}>
        {/* The input is plain, because InputGroup would take a third of the grid's rendering time. */}
        <input
          ref={input}
          type="text"
          className={`${Classes.INPUT} ${styles.input}`}
          data-cell={place.name}
          tabIndex={place.isActive ? 0 : -1}
          value={field.text}
          placeholder={stored.kind === "notMeasured" ? text("step.notMeasured") : undefined}
          inputMode="text"
          autoComplete="off"
          aria-labelledby={place.labelledBy}
          aria-invalid={(field.failure !== null && !field.isWaiting) || undefined}
          aria-describedby={field.failure ? `${id}verdict ${id}failure` : `${id}verdict`}
          onChange={({ currentTarget }) => {
            editText(currentTarget);
            field.change(currentTarget.value);
          }}
          onMouseDown={selectByClick}
          onDoubleClick={({ currentTarget }) =>
            currentTarget.setSelectionRange(currentTarget.selectionEnd, currentTarget.selectionEnd)
          }
          onFocus={({ currentTarget }) => {
            selectText(currentTarget);
            field.remember();
            if (place.isCompact) showNote(`${id}verdict`);
            showNote(`${id}failure`);
          }}
          onBlur={field.commit}
          onKeyDown={onKeyDown}
        />
        <CellPaste pasted={pasted} />
        <CellMark {...{ cell, field }} />
        <div id={`${id}verdict`} className={styles.words}>
          <CellJudgement
            cell={cell}
            room={room}
            reading={pasted ? pasted.reading : field.shownReading}
            isUnsaved={pasted !== undefined || field.isUnsaved}
            isQuestioned={pasted ? isUnusualPaste(pasted) : field.isQuestioned}
            isWaiting={pasted !== undefined || field.isWaiting}
          />
        </div>
      </div>
      {field.failure && (
        <CellFailure
          id={`${id}failure`}
          field={field}
          failure={field.failure}
          quantity={quantity}
          stored={stored}
          change={change}
          input={input}
        />
      )}
    </td>
  );
}
