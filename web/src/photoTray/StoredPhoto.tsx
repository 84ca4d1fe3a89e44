import { Document, Media } from "@blueprintjs/icons";
import { useText } from "../i18n/useText.ts";
import { fileKind } from "../upload/fileKind.ts";
import type { ArrivedFile } from "../upload/uploadsContext.ts";
import { usePicture } from "../upload/usePicture.ts";
import styles from "./RoomTable.module.css";

type Props = {
  files: readonly ArrivedFile[];
  /** False without new photos to compare: the service has no small pictures, and the whole ones take long to load. */
  isLoaded: boolean;
};

/** The newest stored picture of a step, with the number of its other files on it. */
export function StoredPhoto({ files, isLoaded }: Props) {
  const text = useText();
  const picture = files.findLast(({ fileName }) => fileKind(fileName) === "image");
  const { isFailed, onError } = usePicture(picture?.url ?? "");
  if (files.length === 0) return null;
  const label = text("photoTray.stored", { count: files.length });
  return (
    <span className={styles.storedPhoto} title={files.map(({ fileName }) => fileName).join("\n")}>
      {picture && isLoaded && !isFailed ? (
        <img src={picture.url} alt={label} loading="lazy" onError={onError} />
      ) : (
        <span className={styles.document} role="img" aria-label={label}>
          {picture ? <Media /> : <Document />}
        </span>
      )}
      {files.length > 1 && (
        <span className={styles.more} aria-hidden="true">
          +{files.length - 1}
        </span>
      )}
    </span>
  );
}
