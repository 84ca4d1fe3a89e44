import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { panelSearch } from "../navigation/projectPanel.ts";
import styles from "./FinishInstallations.module.css";
import { RoomGroups } from "./RoomGroups.tsx";
import { UnfinishedInstallation } from "./UnfinishedInstallation.tsx";
import type { FolderOfRooms, UnfinishedRoom } from "./useRoomsBelow.ts";

type Props = {
  /** Folders whose installations have to be finished in their own panel. */
  elsewhere: readonly FolderOfRooms[];
  unfinished: readonly { folderId: string; place: string; rooms: readonly UnfinishedRoom[] }[];
  finishedCount: number;
};

/** The installations that cannot be ticked: in other folders, incomplete, or already finished. */
export function OtherInstallations({ elsewhere, unfinished, finishedCount }: Props) {
  const count = unfinished.reduce((sum, { rooms }) => sum + rooms.length, 0);
  const elsewhereCount = elsewhere.reduce((sum, { ready }) => sum + ready.length, 0);
  const others = finishedCount - count - elsewhereCount;
  return (
    <>
      {elsewhere.length > 0 && (
        <section>
          <h3>
            <Text id="installation.finishSeveral.elsewhere" values={{ count: elsewhereCount }} />
          </h3>
          <ul className={styles.list}>
            {elsewhere.map(({ folderId, place, ready }) => (
              <li key={folderId} className={styles.unfinished}>
                <Link to={{ search: panelSearch({ kind: "finish", folderId }) }} preventScrollReset>
                  {place}
                </Link>
                <span className={styles.lacks}>
                  <Text id="installation.finishSeveral.ready" values={{ count: ready.length }} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {count > 0 && (
        <section>
          <h3>
            <Text id="installation.finishSeveral.unfinished" values={{ count }} />
          </h3>
          <RoomGroups groups={unfinished}>
            {(room) => <UnfinishedInstallation key={room.installationId} {...room} />}
          </RoomGroups>
        </section>
      )}
      {others > 0 && (
        <p className={styles.finished}>
          <Text id="installation.finishSeveral.finished" values={{ count: others }} />
        </p>
      )}
    </>
  );
}
