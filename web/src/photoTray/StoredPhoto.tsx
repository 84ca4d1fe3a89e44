import { Document, Media } from "@blueprintjs/icons";
import { useText } from "../i18n/useText.ts";
import { LazyImage } from "../ui/LazyImage.tsx";
import { fileKey } from "../upload/fileKey.ts";
import { fileKind } from "../upload/fileKind.ts";
import type { ArrivedFile } from "../upload/uploadsContext.ts";
import { usePicture } from "../upload/usePicture.ts";
import type { TrayEntry } from "./loadTrayRooms.ts";
import styles from "./RoomTable.module.css";

type Props = {
  files: readonly ArrivedFile[];
  /** The files as the page loaded them, with thumbnails. */
  loaded: TrayEntry["attachments"];
  /** True while there are new photos to compare. Only then is a large stored photo loaded. */
  isCompared: boolean;
};

export function StoredPhoto({ files, loaded, isCompared }: Props) {
  const text = useText();
  const picture = files.findLast(({ fileName }) => fileKind(fileName) === "image");
  const known = picture && loaded.find(({ url }) => fileKey(url) === fileKey(picture.url));
  const { src, isFailed, onError } = usePicture(picture?.url ?? "", known?.thumbnailUrl);
  if (files.length === 0) return null;
  const label = text("photoTray.stored", { count: files.length });
  return (
    <span className={styles.storedPhoto} title={files.map(({ fileName }) => fileName).join("\n")}>
      {picture && !isFailed && (isCompared || src !== picture.url) ? (
        <LazyImage src={src} alt={label} onError={onError} />
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
