import { Button, Checkbox } from "@blueprintjs/core";
import { type RefObject, useRef } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { AssignForm } from "./AssignForm.tsx";
import { dragPhotos } from "./draggedPhotos.ts";
import { PhotoRow } from "./PhotoRow.tsx";
import styles from "./PhotoTray.module.css";
import { ProposedPlace } from "./ProposedPlace.tsx";
import type { Place } from "./trayPlaces.ts";
import { useProblemText } from "./useProblemText.ts";
import type { Proposal } from "./useProposals.ts";
import type { LoosePhoto } from "./useTrayPhotos.ts";

type Props = {
  photos: readonly LoosePhoto[];
  chosenIds: ReadonlySet<string>;
  /** True once a photo has a room or was sent. */
  isBegun: boolean;
  proposals: ReadonlyMap<string, Proposal>;
  titleRef: RefObject<HTMLHeadingElement | null>;
  places: ReadonlyMap<string, Place>;
  onChoose: (ids: ReadonlySet<string>) => void;
  onAssign: (place: Place) => void;
  onAccept: (proposals: readonly Proposal[]) => void;
  onRemove: (id: string) => void;
  onEnlarge: (id: string) => void;
};

/** The photos without a room. Shift ticks a range. */
export function LoosePhotos(props: Props) {
  const { photos, chosenIds, isBegun, proposals, titleRef, places, onChoose, onAssign, onAccept } = props;
  const { onRemove, onEnlarge } = props;
  const text = useText();
  const problemText = useProblemText();
  const lastId = useRef<string | null>(null);
  const usable = photos.flatMap(({ id, problem }) => (problem?.kind === "fault" ? [] : id));
  const chosen = usable.filter((id) => chosenIds.has(id));
  const choose = (id: string, isChosen: boolean, isRange: boolean) => {
    const from = lastId.current === null ? -1 : usable.indexOf(lastId.current);
    const to = usable.indexOf(id);
    const ids = isRange && from >= 0 ? usable.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    lastId.current = id;
    onChoose(new Set(isChosen ? [...chosen, ...ids] : chosen.filter((other) => !ids.includes(other))));
  };
  const title = isBegun || photos.length > 0 ? "photoTray.loose" : "photoTray.none";
  return (
    <section aria-labelledby="loose-photos">
      <h3 id="loose-photos" ref={titleRef} tabIndex={-1} className={styles.title}>
        <Text id={title} values={{ count: photos.length }} />
      </h3>
      {usable.length > 0 && (
        <>
          <Checkbox
            className={styles.all}
            checked={chosen.length === usable.length}
            indeterminate={chosen.length > 0 && chosen.length < usable.length}
            label={text("photoTray.all", { count: usable.length })}
            onChange={(event) => onChoose(new Set(event.currentTarget.checked ? usable : []))}
          />
          <AssignForm places={places} count={chosen.length} onAssign={onAssign} />
          {proposals.size > 1 && (
            <Button className={styles.acceptAll} size="small" onClick={() => onAccept([...proposals.values()])}>
              <Text id="photoTray.proposal.acceptAll" values={{ count: proposals.size }} />
            </Button>
          )}
        </>
      )}
      {photos.length > 0 && (
        <ul className={styles.list}>
          {photos.map((photo) => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              onEnlarge={() => onEnlarge(photo.id)}
              isPhoto={photo.problem?.kind !== "fault"}
              name={
                photo.problem?.kind === "fault" ? (
                  <bdi className={styles.name}>{photo.file.name}</bdi>
                ) : (
                  <Checkbox
                    className={styles.name}
                    checked={chosenIds.has(photo.id)}
                    labelElement={<bdi>{photo.file.name}</bdi>}
                    onChange={({ currentTarget: { checked }, nativeEvent }) =>
                      choose(photo.id, checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                    }
                  />
                )
              }
              action={
                <Button
                  size="small"
                  variant="minimal"
                  aria-label={text("attachment.drop", { fileName: photo.file.name })}
                  onClick={() => onRemove(photo.id)}
                >
                  <Text id="attachment.drop.short" />
                </Button>
              }
              onDragStart={
                photo.problem?.kind === "fault"
                  ? undefined
                  : (event) => dragPhotos(event, chosenIds.has(photo.id) ? chosen : [photo.id])
              }
            >
              <ProposedPlace proposal={proposals.get(photo.id)} onAccept={onAccept} />
              {photo.problem && (
                <div className={photo.problem.kind === "fault" ? styles.fault : styles.problem}>
                  {problemText(photo.problem)}
                </div>
              )}
            </PhotoRow>
          ))}
        </ul>
      )}
    </section>
  );
}
