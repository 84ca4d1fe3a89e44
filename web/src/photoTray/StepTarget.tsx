import { type DragEvent, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { FileToSend } from "../upload/uploadsContext.ts";
import { arePhotos, droppedPhotos } from "./draggedPhotos.ts";
import styles from "./RoomTable.module.css";
import { Thumbnail } from "./Thumbnail.tsx";
import type { Place } from "./trayPlaces.ts";
import { usePlaceText } from "./usePlaceText.ts";

type Props = {
  place: Place;
  storedCount: number;
  planned: readonly FileToSend[];
  proposed: readonly FileToSend[];
  /** If photos are ticked, the target is a button. */
  chosenCount: number;
  onPut: () => void;
  onDropPhotos: (ids: readonly string[]) => void;
  onDropFiles: (files: readonly File[]) => void;
};

const maxPictures = 3;

export function StepTarget(props: Props) {
  const { place, storedCount, planned, proposed, chosenCount, onPut, onDropPhotos, onDropFiles } = props;
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
      {planned.length > 0 && (
        <span className={styles.planned}>
          <Text id="photoTray.planned" values={{ count: planned.length }} />
        </span>
      )}
      {proposed.length > 0 && (
        <span>
          <Text id="photoTray.proposed" values={{ count: proposed.length }} />
        </span>
      )}
      {place.entry.requiresAttachments && storedCount + planned.length + proposed.length === 0 && (
        <span className={styles.lacking}>
          <Text id="photoTray.lacking" />
        </span>
      )}
      {planned.length + proposed.length > 0 && (
        <span className={styles.pictures}>
          {planned.slice(0, maxPictures).map(({ id, file }) => (
            <span key={id} className={styles.new}>
              <Thumbnail file={file} />
            </span>
          ))}
          {proposed.slice(0, maxPictures).map(({ id, file }) => (
            <span key={id} className={styles.proposed}>
              <Thumbnail file={file} />
            </span>
          ))}
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
