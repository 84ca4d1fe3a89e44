import { useText } from "../i18n/useText.ts";
import { Thumbnail } from "../photo/Thumbnail.tsx";
import type { FileToSend } from "../upload/uploadsContext.ts";
import styles from "./PhotoRow.module.css";

export const enlargeId = (photoId: string) => `enlarge-${photoId}`;

export function PhotoButton({ photo, onEnlarge }: { photo: FileToSend; onEnlarge: (id: string) => void }) {
  const text = useText();
  return (
    <button
      type="button"
      id={enlargeId(photo.id)}
      className={styles.enlarge}
      aria-label={text("photoTray.enlarge", { fileName: photo.file.name })}
      title={photo.file.name}
      onClick={() => onEnlarge(photo.id)}
    >
      <Thumbnail file={photo.file} />
    </button>
  );
}
