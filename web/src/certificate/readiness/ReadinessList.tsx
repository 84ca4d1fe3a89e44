import { useState } from "react";
import { Text } from "../../i18n/Text.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import styles from "./Readiness.module.css";
import { ReadinessRooms } from "./ReadinessRooms.tsx";
import { type ReadinessRow, shapeOf } from "./readinessRows.ts";
import { useReadinessText } from "./useReadinessText.ts";

type Props = {
  rows: readonly ReadinessRow[];
  /** The rooms of this folder are listed without the folder's name. */
  pageFolderId: string | undefined;
  shownAtFirst: number;
};

/** One list item for all rooms with the same text. Items with values outside their limits come first. */
export function ReadinessList({ rows, pageFolderId, shownAtFirst }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const textOf = useReadinessText();
  const sorted = rows.toSorted((one, other) => Number(isOutside(other)) - Number(isOutside(one)));
  const rooms = [...Map.groupBy(sorted, ({ installationId }) => installationId).values()];
  const groups = [...Map.groupBy(rooms, (room) => textOf(room))];
  const shown = showsAll ? groups : groups.slice(0, shownAtFirst);
  return (
    <>
      <ul className={styles.list}>
        {shown.map(([told, alike]) => {
          const first = alike.flatMap((room) => room.slice(0, 1));
          return (
            <li key={told}>
              {first[0] && <StatusIcon name={shapeOf(first[0])} size={16} />}
              <ReadinessRooms rooms={first} all={rows} pageFolderId={pageFolderId} told={told} />
            </li>
          );
        })}
      </ul>
      {shown.length < groups.length && (
        <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
          <Text id="project.readiness.more" values={{ count: groups.length - shown.length }} />
        </button>
      )}
    </>
  );
}

const isOutside = (row: ReadinessRow) => shapeOf(row) === "outside";
