import { type DragEvent, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { arePhotos, droppedPhotos } from "./draggedPhotos.ts";
import styles from "./RoomTable.module.css";
import type { Place } from "./trayPlaces.ts";
import { usePlaceText } from "./usePlaceText.ts";

type Props = {
  place: Place;
  storedCount: number;
  plannedCount: number;
  /** If photos are ticked, the target is a button. */
  chosenCount: number;
  onPut: () => void;
  onDropPhotos: (ids: readonly string[]) => void;
  onDropFiles: (files: readonly File[]) => void;
};

export function StepTarget({ place, storedCount, plannedCount, chosenCount, onPut, onDropPhotos, onDropFiles }: Props) {
  const text = useText();
  const { placeText, productText } = usePlaceText();
  const [isOver, setOver] = useState(false);
  const product = productText(place);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const { ids, files } = droppedPhotos(event);
    if (ids.length > 0) onDropPhotos(ids);
    else if (files.length > 0) onDropFiles(files);
  };
  const handlers = {
    className: `${styles.target} ${isOver ? styles.over : ""}`,
    onDragOver: (event: DragEvent) => {
      if (!arePhotos(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: drop,
  };
  const facts = (
    <>
      <span className={styles.number}>
        <Text id="photoTray.step.short" values={{ number: place.step.number }} />
      </span>
      {product && <span>{product}</span>}
      {storedCount > 0 && (
        <span>
          <Text id="photoTray.stored" values={{ count: storedCount }} />
        </span>
      )}
      {plannedCount > 0 && (
        <span className={styles.planned}>
          <Text id="photoTray.planned" values={{ count: plannedCount }} />
        </span>
      )}
    </>
  );
  if (chosenCount === 0) return <div {...handlers}>{facts}</div>;
  return (
    <button type="button" {...handlers} onClick={onPut} title={text("photoTray.put", { count: chosenCount })}>
      {facts}
      <span className="heard-only">
        {placeText(place)}. {text("photoTray.put", { count: chosenCount })}
      </span>
    </button>
  );
}
