import { type RefObject, useEffect, useLayoutEffect } from "react";
import { useIntl } from "react-intl";
import { useFailureText } from "../errors/useFailureText.ts";
import { Text } from "../i18n/Text.tsx";
import { type FieldFailure, isConflict } from "../reading/fieldFailure.ts";
import type { Quantity, Reading } from "../reading/reading.ts";
import { useReadingWords } from "../reading/useReadingWords.ts";
import { ReadingFailure } from "../step/ReadingFailure.tsx";
import type { useReadingField } from "../step/useReadingField.ts";
import type { ValueChange } from "../step/useValueChange.ts";
import { ValueConflict } from "../step/ValueConflict.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./MeasuringGrid.module.css";

type Props = {
  id: string;
  field: ReturnType<typeof useReadingField>;
  failure: FieldFailure;
  quantity: Quantity;
  stored: Reading;
  change: ValueChange | null;
  input: RefObject<HTMLInputElement | null>;
};

export function showNote(id: string): void {
  makeRoom(id);
  document.getElementById(id)?.scrollIntoView({ block: "nearest" });
}

/** Keeps a cell's note inside the table's frame: upwards near the last row, to the left near the edge. */
export function makeRoom(id: string): void {
  const note = document.getElementById(id);
  const cell = note?.closest("td");
  const rows = note?.closest("tbody")?.getBoundingClientRect();
  const scroller = note?.closest("table")?.parentElement;
  if (!note || !cell?.contains(document.activeElement) || !rows || !scroller) return;
  const { top, bottom, left } = cell.getBoundingClientRect();
  const { height, width } = note.getBoundingClientRect();
  const overhang = bottom + height - rows.bottom;
  const isAbove = overhang > 0 && top - height >= rows.top;
  note.dataset.side = isAbove ? "above" : "below";
  note.dataset.edge = left + width > scroller.getBoundingClientRect().right ? "end" : "start";
  scroller.style.setProperty("--note-room", `${isAbove ? 0 : Math.max(0, Math.ceil(overhang))}px`);
}

/** Tells why a value is not saved. The focused cell shows the full reason with its actions. */
export function CellFailure({ id, field, failure, quantity, stored, change, input }: Props) {
  const { locale } = useIntl();
  const words = useReadingWords(quantity, locale);
  const failureText = useFailureText("installation");
  const hasConflict = isConflict(failure);
  const theirs = words(stored);
  const person = change?.recordedBy?.firstName ?? "";
  useLayoutEffect(() => makeRoom(id));
  useEffect(() => showNote(id), [id]);
  return (
    <>
      <div className={field.isWaiting ? styles.waiting : styles.failed}>
        <StatusIcon name={field.isWaiting ? "waiting" : "overdue"} size={14} />
        <span>
          {failure.kind === "invalid" ? (
            <Text id="measuring.invalid" />
          ) : failure.kind === "unusual" ? (
            <Text id="measuring.unusual" />
          ) : field.isWaiting ? (
            <Text id="step.waits" />
          ) : hasConflict ? (
            <Text id="measuring.conflict" values={{ theirs, person, known: person ? "yes" : "other" }} />
          ) : (
            failureText(failure)
          )}
        </span>
      </div>
      <div id={id} className={styles.note}>
        {hasConflict ? (
          <ValueConflict
            own={field.shownReading ? words(field.shownReading) : field.text}
            theirs={theirs}
            change={change}
            onKeepOwn={field.keepOwn}
            onTakeTheirs={field.takeStored}
            field={input}
          />
        ) : (
          <ReadingFailure
            failure={failure}
            quantity={quantity}
            onRetry={field.commit}
            onConfirm={field.confirm}
            onRestore={field.restore}
            field={input}
          />
        )}
      </div>
    </>
  );
}
