import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { readingText, readingWithUnit, storedReading } from "../reading/reading.ts";
import { UnsavedFixedReading } from "../step/UnsavedFixedValue.tsx";
import { CellJudgement } from "./CellJudgement.tsx";
import { CellMark } from "./CellMark.tsx";
import type { GridCell } from "./gridCells.ts";
import type { Room } from "./gridRooms.ts";
import styles from "./MeasuringGrid.module.css";
import type { CellPlace } from "./ReadingCell.tsx";

const unchanged = { failure: null, isUnsaved: false, isQuestioned: false };

type Props = { place: CellPlace; cell: GridCell | null; room: Room | null };

/** A read-only cell; empty while the room is loading, or if the room lacks the product. */
export function FixedCell({ place, cell, room }: Props) {
  const { locale } = useIntl();
  const stored = cell && storedReading(cell.measurement);
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, which can be read only.
      role="gridcell"
      aria-readonly="true"
      className={`${styles.cell} ${place.isCompact && place.isFirstOfStep ? styles.firstOfStep : ""}`}
      data-cell={place.name}
      tabIndex={place.isActive ? 0 : -1}
    >
      {cell && room && stored ? (
        <div className={styles.content}>
          <span className={styles.value}>
            {(place.isCompact ? readingText : readingWithUnit)(stored, cell.quantity, locale) || "–"}
          </span>
          {place.isCompact && <CellMark cell={cell} field={{ ...unchanged, shownReading: stored }} />}
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
    </td>
  );
}
