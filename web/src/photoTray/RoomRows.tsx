import { type ComponentProps, lazy, Suspense } from "react";
import { useProductMark } from "../product/useProductMark.ts";
import type { TrayRoom } from "./loadTrayRooms.ts";
import styles from "./RoomTable.module.css";
import { StepTarget } from "./StepTarget.tsx";
import { type Place, placesOf } from "./trayPlaces.ts";
import { useLackingPhotos } from "./useLackingPhotos.ts";
import { usePlaceText } from "./usePlaceText.ts";
import type { Proposal } from "./useProposals.ts";
import type { useSendPhotos } from "./useSendPhotos.ts";
import type { PlacedPhoto } from "./useTrayPhotos.ts";
import { TakesNone, WhyHere } from "./WhyHere.tsx";

const SamePhotos = lazy(async () => ({ default: (await import("../attachment/SamePhotos.tsx")).SamePhotos }));

type Sending = Pick<ReturnType<typeof useSendPhotos>, "questions" | "keep" | "takeAway">;

type Props = Sending &
  Pick<ComponentProps<typeof WhyHere>, "onTakeBack" | "onAccept"> & {
    room: TrayRoom;
    /** The step number of each column. */
    stepNumbers: readonly number[];
    placed: readonly PlacedPhoto[];
    proposals: readonly Proposal[];
    hasPhotos: boolean;
    chosenCount: number;
    onPut: (place: Place) => void;
    onEnlarge: (id: string) => void;
    onDropPhotos: (ids: readonly string[], place: Place) => void;
    onDropFiles: (files: readonly File[], place: Place) => void;
  };

/** A row for each product of a room. Rows below it tell why its photos are there, and ask about equal photos. */
export function RoomRows({ room, stepNumbers, placed, proposals, questions, ...props }: Props) {
  const { hasPhotos, chosenCount, keep, takeAway } = props;
  const { filesOf } = useLackingPhotos();
  const markOf = useProductMark();
  const { placeText } = usePlaceText();
  const rows =
    room.products.length < 2 || room.isFinished
      ? [{ id: room.id, product: null, isOwn: () => true }]
      : room.products.map(({ title, measurementId }, at) => ({
          id: measurementId,
          product: [title, markOf(room.products, at)].filter(Boolean).join(" · "),
          isOwn: ({ entry }: Place) => entry.measurementId === measurementId,
        }));
  return rows.flatMap(({ id, product, isOwn }, row) => {
    const places = placesOf(room).filter(isOwn);
    const asked = questions.filter(({ place }) => isOwn(place));
    const askedClass = asked.length > 0 ? styles.asked : undefined;
    const here = placed.filter(({ place }) => isOwn(place));
    const proposed = proposals.filter(({ place }) => isOwn(place));
    const hasReasons = here.length + proposed.length > 0;
    const takesNone = room.isFinished || room.products.length === 0;
    return [
      <tr key={id} className={askedClass}>
        <th scope="row" rowSpan={hasReasons ? 2 : 1}>
          <span className={row === 0 ? undefined : "heard-only"}>{room.title}</span>
          {product && <span className={styles.product}>{product}</span>}
        </th>
        {takesNone && (
          <td colSpan={stepNumbers.length}>
            <TakesNone isFinished={room.isFinished} />
          </td>
        )}
        {!takesNone &&
          stepNumbers.map((number) => (
            <td key={number}>
              {places
                .filter(({ step }) => step.number === number)
                .map((place) => (
                  <StepTarget
                    key={place.entry.id}
                    place={place}
                    stored={filesOf(place)}
                    hasPhotos={hasPhotos}
                    planned={here.filter((photo) => photo.place.entry.id === place.entry.id)}
                    proposed={proposed.flatMap((one) => (one.place.entry.id === place.entry.id ? one.photo : []))}
                    chosenCount={chosenCount}
                    onPut={() => props.onPut(place)}
                    onEnlarge={props.onEnlarge}
                    onDropPhotos={(ids) => props.onDropPhotos(ids, place)}
                    onDropFiles={(files) => props.onDropFiles(files, place)}
                  />
                ))}
            </td>
          ))}
      </tr>,
      hasReasons && (
        <tr key={`${id} reasons`} className={`${styles.reasons} ${askedClass ?? ""}`}>
          <td colSpan={stepNumbers.length}>
            <WhyHere placed={here} proposals={proposed} onTakeBack={props.onTakeBack} onAccept={props.onAccept} />
          </td>
        </tr>
      ),
      asked.length > 0 && (
        <tr key={`${id} asked`} className={askedClass}>
          <td colSpan={stepNumbers.length + 1} className={styles.question}>
            {asked.map(({ place, photos }) => (
              <Suspense key={place.entry.id} fallback={null}>
                <SamePhotos
                  photos={photos}
                  place={placeText(place)}
                  onKeep={(url) => keep(place, [url])}
                  onRemove={({ url }) => takeAway(place, url)}
                />
              </Suspense>
            ))}
          </td>
        </tr>
      ),
    ];
  });
}
