import { Link } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { panelSearch } from "../navigation/projectPanel.ts";
import styles from "./FinishInstallations.module.css";
import type { FolderOfRooms } from "./useRoomsBelow.ts";

type Props = {
  /** Installations of these folders must be finished in their folder's own panel. */
  elsewhere: readonly FolderOfRooms[];
  finishedCount: number;
};

/** Installations that the matrix leaves out, because their folders are not loaded or they are finished. */
export function OtherInstallations({ elsewhere, finishedCount }: Props) {
  const elsewhereCount = elsewhere.reduce((sum, { ready }) => sum + ready.length, 0);
  const others = finishedCount - elsewhereCount;
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
      {others > 0 && (
        <p className={styles.finished}>
          <Text id="installation.finishSeveral.finished" values={{ count: others }} />
        </p>
      )}
    </>
  );
}
