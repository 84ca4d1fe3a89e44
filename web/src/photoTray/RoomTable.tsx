import { Button } from "@blueprintjs/core";
import { type ComponentProps, type ReactNode, useId, useMemo, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { stepOrder } from "../reading/stepOrder.ts";
import { Card } from "../ui/Card.tsx";
import table from "../ui/Table.module.css";
import type { TrayRoom } from "./loadTrayRooms.ts";
import { RoomRows } from "./RoomRows.tsx";
import styles from "./RoomTable.module.css";
import { type Place, placesOf } from "./trayPlaces.ts";
import { useLackingPhotos } from "./useLackingPhotos.ts";

/** With more rooms, the list at first hides those with nothing to show and no required photo missing. */
const maxShown = 12;
/** While photos have no room, a list of up to this many rooms shows every room that takes photos. */
const maxShownWithLoose = 48;

type Props = Omit<ComponentProps<typeof RoomRows>, "room" | "stepNumbers"> & {
  rooms: readonly TrayRoom[];
  /** The number of photos without a room. */
  looseCount: number;
  actions: ReactNode;
};

export function RoomTable({ rooms, looseCount, actions, ...props }: Props) {
  const { placed, proposals, questions } = props;
  const titleId = useId();
  const { isLacking } = useLackingPhotos();
  const [isWhole, setWhole] = useState(false);
  // The order changes only when rooms or photos come or go, so that no row moves while somebody assigns photos.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a photo that is only assigned must not change the order.
  const first = useMemo(() => new Set(placed.map(({ place }) => place.room.id)), [rooms, placed.length + looseCount]);
  const steps = stepsOf(rooms);
  const hasSeveralFolders = rooms.some(({ folderId }) => folderId !== rooms[0]?.folderId);
  if (rooms.length === 0) return null;
  const isOf = (room: TrayRoom) => (one: { place: Place }) => one.place.room.id === room.id;
  const hasNews = (room: TrayRoom) => [...placed, ...proposals, ...questions].some(isOf(room));
  const isShown = (room: TrayRoom) =>
    hasNews(room) ||
    (!room.isFinished &&
      (rooms.length <= (looseCount > 0 ? maxShownWithLoose : maxShown) || placesOf(room).some(isLacking)));
  const listed = isWhole ? rooms : rooms.filter(isShown);
  const shown = (listed.length > 0 ? listed : rooms).toSorted(
    (one, other) => Number(first.has(other.id)) - Number(first.has(one.id)),
  );
  return (
    <div className={styles.part}>
      <div className={styles.titleRow}>
        <h2 id={titleId} className={styles.title}>
          <Text id="photoTray.rooms" />
        </h2>
        <span className={styles.count}>
          <Text id="photoTray.rooms.count" values={{ shown: shown.length, total: rooms.length }} />
        </span>
        {shown.length < rooms.length && (
          <Button size="small" variant="minimal" intent="primary" onClick={() => setWhole(true)}>
            <Text id="photoTray.rooms.all" values={{ count: rooms.length }} />
          </Button>
        )}
      </div>
      <div className={styles.actions}>{actions}</div>
      <Card flush>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls is scrolled by keys. */}
        <section aria-labelledby={titleId} className={styles.scroller} tabIndex={0}>
          <table className={`${table.table} ${styles.rooms}`}>
            <thead>
              <tr>
                <th scope="col">
                  <Text id="photoTray.room" />
                </th>
                {steps.map(([number, titles]) => (
                  <th key={number} scope="col" title={titles.join(", ")}>
                    <Text id="photoTray.step.short" values={{ number }} />
                    <span className={styles.stepTitle}>{titles.join(" / ")}</span>
                  </th>
                ))}
              </tr>
            </thead>
            {[...Map.groupBy(shown, ({ folderId }) => folderId)].map(([folderId, own]) => (
              <tbody key={folderId}>
                {hasSeveralFolders && (
                  <tr className={styles.group}>
                    <th scope="rowgroup" colSpan={steps.length + 1}>
                      {own[0]?.folderName}
                    </th>
                  </tr>
                )}
                {own.map((room) => (
                  <RoomRows
                    key={room.id}
                    {...props}
                    room={room}
                    stepNumbers={steps.map(([number]) => number)}
                    placed={placed.filter(isOf(room))}
                    proposals={proposals.filter(isOf(room))}
                    questions={questions.filter(isOf(room))}
                  />
                ))}
              </tbody>
            ))}
          </table>
        </section>
      </Card>
      {props.hasPhotos && (
        <p className={styles.legend}>
          <span className={styles.stored} />
          <Text id="photoTray.legend.stored" />
          <span className={styles.new} />
          <Text id="photoTray.legend.new" />
          <span className={styles.proposed} />
          <Text id="photoTray.legend.proposal" />
        </p>
      )}
    </div>
  );
}

/** The titles of the steps by number. Rooms have different steps, so a number may have several titles. */
function stepsOf(rooms: readonly TrayRoom[]): [number, string[]][] {
  const order = stepOrder(rooms);
  const steps = rooms
    .flatMap((room) => room.steps)
    .sort((one, other) => order.indexOf(one.stepLabel) - order.indexOf(other.stepLabel));
  return [...Map.groupBy(steps, ({ number }) => number)]
    .map(([number, own]): [number, string[]] => [number, [...new Set(own.map(({ title }) => title))]])
    .sort(([one], [other]) => one - other);
}
