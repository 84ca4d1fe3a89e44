import { Button } from "@blueprintjs/core";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useProductMark } from "../product/useProductMark.ts";
import { stepOrder } from "../reading/stepOrder.ts";
import { Card } from "../ui/Card.tsx";
import table from "../ui/Table.module.css";
import { useUploads } from "../upload/uploadsContext.ts";
import type { TrayRoom } from "./loadTrayRooms.ts";
import styles from "./RoomTable.module.css";
import { StepTarget } from "./StepTarget.tsx";
import { type Place, placesOf } from "./trayPlaces.ts";
import type { Proposal } from "./useProposals.ts";
import type { PlacedPhoto } from "./useTrayPhotos.ts";
import { WhyHere } from "./WhyHere.tsx";

/** A longer list at first hides rooms without photos, proposals or questions, unless a required photo is missing. */
const maxShown = 12;

type Props = Pick<ComponentProps<typeof WhyHere>, "questions" | "keep" | "takeAway" | "onTakeBack" | "onAccept"> & {
  rooms: readonly TrayRoom[];
  placed: readonly PlacedPhoto[];
  proposals: readonly Proposal[];
  hasPhotos: boolean;
  chosenCount: number;
  onPut: (place: Place) => void;
  onEnlarge: (id: string) => void;
  onDropPhotos: (ids: readonly string[], place: Place) => void;
  onDropFiles: (files: readonly File[], place: Place) => void;
  actions: ReactNode;
};

export function RoomTable({ rooms, placed, proposals, questions, hasPhotos, chosenCount, actions, ...props }: Props) {
  const { onPut, onEnlarge, onDropPhotos, onDropFiles, ...answers } = props;
  const titleId = useId();
  const { listOf } = useUploads();
  const markOf = useProductMark();
  const [isWhole, setWhole] = useState(false);
  const planned = Map.groupBy(placed, ({ place }) => place.entry.id);
  const proposed = Map.groupBy(proposals, ({ place }) => place.entry.id);
  const steps = stepsOf(rooms);
  const rowsOf = (room: TrayRoom) =>
    room.products.length < 2 || room.isFinished
      ? [{ id: room.id, product: null, isOwn: () => true }]
      : room.products.map(({ title, measurementId }, at) => ({
          id: measurementId,
          product: [title, markOf(room.products, at)].filter(Boolean).join(" · "),
          isOwn: ({ entry }: Place) => entry.measurementId === measurementId,
        }));
  if (rooms.length === 0) return null;
  const filesOf = ({ entry }: Place) => listOf(entry.id).current.attachments;
  const isLacking = (place: Place) => place.entry.requiresAttachments && filesOf(place).length === 0;
  const isOf = (room: TrayRoom) => (one: { place: Place }) => one.place.room.id === room.id;
  const hasNews = (room: TrayRoom) => [...placed, ...proposals, ...questions].some(isOf(room));
  const isShown = (room: TrayRoom) =>
    hasNews(room) || (!room.isFinished && (rooms.length <= maxShown || placesOf(room).some(isLacking)));
  const listed = isWhole ? rooms : rooms.filter(isShown);
  const shown = listed.length > 0 ? listed : rooms;
  return (
    <section aria-labelledby={titleId} className={styles.part}>
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
        <div className={styles.scroller}>
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
                <th scope="col" className={styles.why}>
                  <Text id="photoTray.why" />
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.flatMap((room, index) =>
                rowsOf(room).map(({ id, product, isOwn }, row) => (
                  <tr key={id} className={questions.some(isOf(room)) ? styles.asked : undefined}>
                    <th scope="row">
                      {row === 0 && room.folderTitle !== shown[index - 1]?.folderTitle && (
                        <span className={styles.folder}>{room.folderTitle}</span>
                      )}
                      <span className={row === 0 ? undefined : "heard-only"}>{room.title}</span>
                      {product && <span className={styles.folder}>{product}</span>}
                    </th>
                    {steps.map(([number]) => (
                      <td key={number}>
                        {!room.isFinished &&
                          placesOf(room)
                            .filter((place) => place.step.number === number && isOwn(place))
                            .map((place) => (
                              <StepTarget
                                key={place.entry.id}
                                place={place}
                                stored={filesOf(place)}
                                hasPhotos={hasPhotos}
                                planned={planned.get(place.entry.id) ?? []}
                                proposed={(proposed.get(place.entry.id) ?? []).map(({ photo }) => photo)}
                                chosenCount={chosenCount}
                                onPut={() => onPut(place)}
                                onEnlarge={onEnlarge}
                                onDropPhotos={(ids) => onDropPhotos(ids, place)}
                                onDropFiles={(files) => onDropFiles(files, place)}
                              />
                            ))}
                      </td>
                    ))}
                    <td className={styles.why}>
                      <WhyHere
                        {...answers}
                        room={room}
                        placed={placed.filter(isOf(room)).filter(({ place }) => isOwn(place))}
                        proposals={proposals.filter(isOf(room)).filter(({ place }) => isOwn(place))}
                        questions={questions.filter(isOf(room)).filter(({ place }) => isOwn(place))}
                        isLacking={hasPhotos && placesOf(room).some((place) => isOwn(place) && isLacking(place))}
                      />
                    </td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </div>
      </Card>
      <div className={styles.below}>
        <p className={styles.legend}>
          <span className={styles.stored} />
          <Text id="photoTray.legend.stored" />
          <span className={styles.new} />
          <Text id="photoTray.legend.new" />
          <span className={styles.proposed} />
          <Text id="photoTray.legend.proposal" />
        </p>
      </div>
    </section>
  );
}

/** The titles of the steps by number. Rooms indoors and outdoors have different steps, so a number may have several titles. */
function stepsOf(rooms: readonly TrayRoom[]): [number, string[]][] {
  const order = stepOrder(rooms);
  const steps = rooms
    .flatMap((room) => room.steps)
    .sort((one, other) => order.indexOf(one.stepLabel) - order.indexOf(other.stepLabel));
  return [...Map.groupBy(steps, ({ number }) => number)]
    .map(([number, own]): [number, string[]] => [number, [...new Set(own.map(({ title }) => title))]])
    .sort(([one], [other]) => one - other);
}
