import type { DragEvent, ReactNode } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { FileToSend } from "../upload/uploadsContext.ts";
import styles from "./PhotoRow.module.css";
import { Thumbnail } from "./Thumbnail.tsx";
import { useTakenAt } from "./useTakenAt.ts";

type Props = {
  photo: FileToSend;
  /** False for other files, which have no time. */
  isPhoto?: boolean;
  name: ReactNode;
  children?: ReactNode;
  action: ReactNode;
  onEnlarge: () => void;
  onDragStart?: (event: DragEvent) => void;
};

export const enlargeId = (photoId: string) => `enlarge-${photoId}`;

export function PhotoRow({ photo, isPhoto = true, name, children, action, onEnlarge, onDragStart }: Props) {
  const text = useText();
  const takenAt = useTakenAt(photo.file);
  return (
    <li className={styles.row} draggable={onDragStart !== undefined} onDragStart={onDragStart}>
      {isPhoto ? (
        <button
          type="button"
          id={enlargeId(photo.id)}
          className={styles.enlarge}
          aria-label={text("photoTray.enlarge", { fileName: photo.file.name })}
          onClick={onEnlarge}
        >
          <Thumbnail file={photo.file} />
        </button>
      ) : (
        <Thumbnail file={photo.file} />
      )}
      <div className={styles.words}>
        {name}
        {isPhoto && (
          <div className={styles.fact}>
            {takenAt !== undefined && (
              <Text
                id={takenAt ? "photoTray.takenAt" : "photoTray.takenUnknown"}
                values={{ time: takenAt?.slice(0, 16).replace("T", " ") }}
              />
            )}
          </div>
        )}
        {children}
      </div>
      {action}
    </li>
  );
}
