import { Fragment, type ReactNode } from "react";
import styles from "./FinishInstallations.module.css";

type Group<Room> = { readonly folderId: string; readonly place: string; readonly rooms: readonly Room[] };

type Props<Room> = { groups: readonly Group<Room>[]; children: (room: Room) => ReactNode };

/** With several folders, each list has its folder's path as heading. */
export function RoomGroups<Room>({ groups, children }: Props<Room>) {
  const filled = groups.filter(({ rooms }) => rooms.length > 0);
  return filled.map(({ folderId, place, rooms }) => (
    <Fragment key={folderId}>
      {filled.length > 1 && <h4 className={styles.place}>{place}</h4>}
      <ul className={styles.list}>{rooms.map(children)}</ul>
    </Fragment>
  ));
}
