import { Button } from "@blueprintjs/core";
import { type RefObject, useRef } from "react";
import { Text } from "../i18n/Text.tsx";
import { dragPhotos } from "./draggedPhotos.ts";
import { PhotoTile } from "./PhotoTile.tsx";
import styles from "./PhotoTray.module.css";
import type { Place } from "./trayPlaces.ts";
import type { Proposal } from "./useProposals.ts";
import type { LoosePhoto } from "./useTrayPhotos.ts";

type Props = {
  photos: readonly LoosePhoto[];
  chosenIds: ReadonlySet<string>;
  /** True once a photo has a room or is being sent. */
  isBegun: boolean;
  proposals: ReadonlyMap<string, Proposal>;
  titleRef: RefObject<HTMLHeadingElement | null>;
  onChoose: (ids: ReadonlySet<string>) => void;
  onAssign: (ids: readonly string[], place: Place) => void;
  onRemove: (ids: readonly string[]) => void;
  onEnlarge: (id: string) => void;
};

/** The photos without a room. A click with Shift ticks a range. */
export function LoosePhotos(props: Props) {
  const { photos, chosenIds, isBegun, proposals, titleRef, onChoose, onAssign, onRemove, onEnlarge } = props;
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
  const isAllChosen = chosen.length === usable.length;
  const isOnlyUnusable = !isBegun && usable.length === 0 && photos.length > 0;
  const title = isOnlyUnusable
    ? "photoTray.unusable"
    : isBegun || photos.length > 0
      ? "photoTray.loose"
      : "photoTray.none";
  const unusable = photos.filter(({ problem }) => problem?.kind === "fault");
  const tilesOf = (own: readonly LoosePhoto[]) => (
    <ul className={styles.tiles}>
      {own.map((photo) => (
        <PhotoTile
          key={photo.id}
          photo={photo}
          isTicked={chosen.includes(photo.id)}
          hasProposal={proposals.has(photo.id)}
          onTick={(isTicked, isRange) => choose(photo.id, isTicked, isRange)}
          onEnlarge={onEnlarge}
          onAssign={(place) => onAssign([photo.id], place)}
          onRemove={() => onRemove([photo.id])}
          onDragStart={(event) => dragPhotos(event, chosen.includes(photo.id) ? chosen : [photo.id])}
        />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="loose-photos" className={styles.loose}>
      <div className={styles.titleRow}>
        <h2
          id="loose-photos"
          ref={titleRef}
          tabIndex={-1}
          className={isBegun || photos.length > 0 ? styles.title : "heard-only"}
        >
          <Text id={title} values={{ count: isOnlyUnusable ? photos.length : usable.length }} />
        </h2>
        {usable.length > 0 && (
          <Button
            size="small"
            variant="minimal"
            intent="primary"
            onClick={() => onChoose(new Set(isAllChosen ? [] : usable))}
          >
            <Text id={isAllChosen ? "photoTray.untickAll" : "photoTray.tickAll"} />
          </Button>
        )}
      </div>
      {usable.length > 0 && (
        <p className={styles.hint}>
          <Text id="photoTray.assign.hint" />
        </p>
      )}
      {usable.length > 0 && tilesOf(photos.filter(({ problem }) => problem?.kind !== "fault"))}
      {unusable.length > 0 && (
        <>
          {!isOnlyUnusable && (
            <h3 className={styles.unusable}>
              <Text id="photoTray.unusable" values={{ count: unusable.length }} />
            </h3>
          )}
          {tilesOf(unusable)}
        </>
      )}
    </section>
  );
}
