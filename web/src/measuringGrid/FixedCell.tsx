import { type KeyboardEvent, useId, useLayoutEffect, useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { panelSearch } from "../navigation/projectPanel.ts";
import { readingText, storedReading } from "../reading/reading.ts";
import { UnsavedFixedReading } from "../step/UnsavedFixedValue.tsx";
import { makeRoom } from "./CellFailure.tsx";
import { CellJudgement } from "./CellJudgement.tsx";
import { CellMark } from "./CellMark.tsx";
import type { GridCell } from "./gridCells.ts";
import type { Room } from "./gridRooms.ts";
import styles from "./MeasuringGrid.module.css";
import type { CellPlace } from "./ReadingCell.tsx";

const unchanged = { failure: null, isUnsaved: false, isQuestioned: false };

type Props = { place: CellPlace; cell: GridCell | null; room: Room | null };

/** A read-only cell, empty while loading or without such a value. Typing shows why the cell is locked. */
export function FixedCell({ place, cell, room }: Props) {
  const { locale } = useIntl();
  const id = useId();
  const [isTyped, setTyped] = useState(false);
  const stored = cell && storedReading(cell.measurement);
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (key === "Escape") setTyped(false);
    else if (room && !ctrlKey && !metaKey && !altKey && ([...key].length === 1 || key === "Delete")) setTyped(true);
  };
  useLayoutEffect(() => {
    if (isTyped) makeRoom(id);
  });
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, which can be read only.
      role="gridcell"
      aria-readonly="true"
      className={`${styles.cell} ${place.isCompact && place.isFirstOfStep ? styles.firstOfStep : ""} ${room && !cell ? styles.notAsked : ""}`}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setTyped(false)}
      data-cell={place.name}
      tabIndex={place.isActive ? 0 : -1}
    >
      {cell && room && stored ? (
        <div className={styles.content}>
          <span className={styles.value}>{readingText(stored, cell.quantity, locale) || "–"}</span>
          <CellMark cell={cell} field={{ ...unchanged, shownReading: stored }} />
          <div className={styles.words}>
            <CellJudgement cell={cell} room={room} reading={stored} isUnsaved={false} isWaiting={false} />
          </div>
          <UnsavedFixedReading entryId={cell.entry.id} quantity={cell.quantity} locale={locale} />
        </div>
      ) : (
        <>
          {!room && <span aria-hidden="true">…</span>}
          <span className="heard-only">
            <Text id={room ? "measuring.notAsked" : "app.loading"} />
          </span>
        </>
      )}
      <span role="status">
        {isTyped && room && (
          <span id={id} className={styles.note}>
            {cell ? (
              <>
                <Text id="measuring.paste.finished" />.{" "}
                <Link
                  to={{
                    search: panelSearch({
                      kind: "installation",
                      installationId: room.installationId,
                      view: { name: "overview" },
                    }),
                  }}
                  preventScrollReset
                >
                  <Text id="measuring.openRoom" />
                </Link>
              </>
            ) : (
              <Text id="measuring.notAsked" />
            )}
          </span>
        )}
      </span>
    </td>
  );
}
