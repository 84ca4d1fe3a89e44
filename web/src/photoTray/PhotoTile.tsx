import { Button, Checkbox } from "@blueprintjs/core";
import { Cross } from "@blueprintjs/icons";
import type { DragEvent } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Thumbnail } from "../photo/Thumbnail.tsx";
import { useTakenAt } from "../photo/useTakenAt.ts";
import { PhotoButton } from "./PhotoButton.tsx";
import styles from "./PhotoRow.module.css";
import { type Place, singlePlaces } from "./trayPlaces.ts";
import { useProblemText } from "./useProblemText.ts";
import type { LoosePhoto } from "./useTrayPhotos.ts";

type Props = {
  photo: LoosePhoto;
  isTicked: boolean;
  hasProposal: boolean;
  onTick: (isTicked: boolean, isRange: boolean) => void;
  onEnlarge: (id: string) => void;
  onRemove: () => void;
  onAssign: (place: Place) => void;
  onDragStart: (event: DragEvent) => void;
};

/** A photo without a room. A file that is no photo takes a whole line, and can only be discarded. */
export function PhotoTile({ photo, isTicked, hasProposal, onTick, onEnlarge, onRemove, onAssign, onDragStart }: Props) {
  const text = useText();
  const problemText = useProblemText();
  const { file, problem } = photo;
  const isFaulty = problem?.kind === "fault";
  // A photo without a room's name is the usual case, so only screen readers get the text of this problem.
  const isPlain = problem?.kind === "noRoom" || hasProposal;
  return (
    <li
      className={`${styles.tile} ${isFaulty ? styles.faulty : ""} ${isTicked ? styles.ticked : ""}`}
      draggable={!isFaulty}
      onDragStart={isFaulty ? undefined : onDragStart}
    >
      <span className={styles.picture}>
        {isFaulty ? <Thumbnail file={file} /> : <PhotoButton photo={photo} onEnlarge={onEnlarge} />}
        {!isFaulty && (
          <Checkbox
            className={styles.tick}
            checked={isTicked}
            aria-label={file.name}
            onChange={({ currentTarget: { checked }, nativeEvent }) =>
              onTick(checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        )}
        <button
          type="button"
          className={styles.discard}
          aria-label={text("attachment.drop", { fileName: file.name })}
          onClick={onRemove}
        >
          <Cross size={12} />
        </button>
      </span>
      <div className={styles.words}>
        <bdi className={styles.name}>{file.name}</bdi>
        {!isFaulty && <TakenAt file={file} />}
        {problem && (
          <div className={isFaulty ? styles.fault : isPlain ? "heard-only" : styles.fact}>{problemText(problem)}</div>
        )}
        {problem?.kind === "noStep" && problem.isAlone && (
          <div className={styles.steps}>
            {singlePlaces(problem.room).map(({ number, place }) => (
              <Button
                key={number}
                size="small"
                title={place.step.title}
                aria-label={`${file.name}, ${text("photoTray.step.short", { number })}`}
                onClick={() => onAssign(place)}
              >
                {number}
              </Button>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

function TakenAt({ file }: { file: File }) {
  const takenAt = useTakenAt(file);
  return (
    <div className={styles.fact}>
      {takenAt ? takenAt.slice(0, 16).replace("T", " ") : takenAt === null && <Text id="photoTray.noTime" />}
    </div>
  );
}
