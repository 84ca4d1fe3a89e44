import { Classes } from "@blueprintjs/core";
import { type KeyboardEvent, type MouseEvent, useId, useRef } from "react";
import { useIntl } from "react-intl";
import type { Track } from "../forms/useSaveState.ts";
import { useText } from "../i18n/useText.ts";
import { storedReading } from "../reading/reading.ts";
import { useReadingField } from "../step/useReadingField.ts";
import { CellFailure, showNote } from "./CellFailure.tsx";
import { CellJudgement } from "./CellJudgement.tsx";
import { cellKey, type GridCell } from "./gridCells.ts";
import type { Room } from "./gridRooms.ts";
import styles from "./MeasuringGrid.module.css";

/** Where a cell stands: its name for the keys, the ids of its headers, and whether Tab reaches it. */
export type CellPlace = { name: string; labelledBy: string; isActive: boolean };

type Props = { place: CellPlace; cell: GridCell; room: Room; track: Track };

/**
 * A cell whose field is always open: it saves when left, and Escape puts back what stood there. A click selects it, so that typing replaces
 * its value as in a spreadsheet; F2, a double click and a click into the selected cell set the caret into the text.
 */
export function ReadingCell({ place, cell, room, track }: Props) {
  const text = useText();
  const { locale } = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const textBefore = useRef<string | null>(null);
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
  const restore = () => {
    if (textBefore.current === null) field.takeStored();
    else field.change(textBefore.current);
    requestAnimationFrame(() => input.current?.select());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and Escape that end the composition of an input method are meant for the method.
    if (event.nativeEvent.isComposing) return event.stopPropagation();
    const { currentTarget } = event;
    if (event.key === "F2") currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length);
    else if (event.key === "Escape") restore();
    else if (event.key === "Enter") {
      field.commit();
      if (field.isHeld()) event.preventDefault();
      return;
    } else return;
    event.preventDefault();
  };
  return (
    <td className={styles.cell}>
      <div className={styles.content}>
        {/* Not an InputGroup, whose parts cost a third of the time that a screen of cells takes. */}
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
          onChange={(event) => field.change(event.currentTarget.value)}
          onMouseDown={selectFirst}
          onDoubleClick={({ currentTarget }) =>
            currentTarget.setSelectionRange(currentTarget.selectionEnd, currentTarget.selectionEnd)
          }
          onFocus={() => {
            textBefore.current = field.isTyped || field.isUnsaved ? field.text : null;
            showNote(`${id}failure`);
          }}
          onBlur={field.commit}
          onKeyDown={onKeyDown}
        />
        <div id={`${id}verdict`}>
          <CellJudgement
            cell={cell}
            room={room}
            reading={field.shownReading}
            isUnsaved={field.isUnsaved}
            isQuestioned={field.isQuestioned}
            isWaiting={field.isWaiting}
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

function selectFirst(event: MouseEvent<HTMLInputElement>) {
  const { currentTarget } = event;
  if (event.button !== 0 || currentTarget === document.activeElement) return;
  event.preventDefault();
  currentTarget.select();
  currentTarget.focus();
}
