import { Plus } from "@blueprintjs/icons";
import { type DragEvent, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Thumbnail } from "../photo/Thumbnail.tsx";
import type { ArrivedFile, FileToSend } from "../upload/uploadsContext.ts";
import { arePhotos, dragPhotos, droppedPhotos } from "./draggedPhotos.ts";
import { PhotoButton } from "./PhotoButton.tsx";
import styles from "./RoomTable.module.css";
import { StoredPhoto } from "./StoredPhoto.tsx";
import type { Place } from "./trayPlaces.ts";
import { usePlaceText } from "./usePlaceText.ts";

type Props = {
  place: Place;
  stored: readonly ArrivedFile[];
  hasPhotos: boolean;
  planned: readonly FileToSend[];
  proposed: readonly FileToSend[];
  /** The number of ticked photos. The target has a button for them, unless there are none. */
  chosenCount: number;
  onPut: () => void;
  onEnlarge: (id: string) => void;
  onDropPhotos: (ids: readonly string[]) => void;
  onDropFiles: (files: readonly File[]) => void;
};

export function StepTarget(props: Props) {
  const { place, stored, hasPhotos, planned, proposed, chosenCount, onPut, onEnlarge, onDropPhotos, onDropFiles } =
    props;
  const text = useText();
  const { placeText } = usePlaceText();
  const [isOver, setOver] = useState(false);
  const pictures = Math.min(stored.length, 1) + planned.length + proposed.length;
  const isLacking = place.entry.requiresAttachments && pictures === 0;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const { ids, files } = droppedPhotos(event);
    if (ids.length > 0) onDropPhotos(ids);
    else if (files.length > 0) onDropFiles(files);
  };
  const hover = (event: DragEvent) => {
    if (!arePhotos(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const put = text("photoTray.put", { count: chosenCount });
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cell has one group for each product.
    <div
      role="group"
      aria-label={placeText(place)}
      className={`${styles.target} ${isOver ? styles.over : ""}`}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <StoredPhoto files={stored} loaded={place.entry.attachments} isCompared={hasPhotos} />
      {planned.map((photo) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the lists assign photos without a pointer.
        <span key={photo.id} className={styles.new} draggable onDragStart={(event) => dragPhotos(event, [photo.id])}>
          <PhotoButton photo={photo} onEnlarge={onEnlarge} />
        </span>
      ))}
      {proposed.map(({ id, file }) => (
        <span key={id} className={styles.proposed}>
          <Thumbnail file={file} />
        </span>
      ))}
      {chosenCount > 0 ? (
        <button
          type="button"
          className={`${styles.put} ${pictures > 0 ? styles.beside : ""}`}
          title={put}
          aria-label={`${placeText(place)}. ${put}`}
          onClick={onPut}
        >
          <Plus />
        </button>
      ) : (
        pictures === 0 && (
          <span className={isLacking ? styles.lacking : styles.free}>
            {isLacking && <Text id="photoTray.lacking" />}
          </span>
        )
      )}
    </div>
  );
}
