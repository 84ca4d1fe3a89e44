import { Button } from "@blueprintjs/core";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { takeFreeFocus } from "../ui/takeFreeFocus.ts";
import { fileKind } from "../upload/fileKind.ts";
import { usePicture } from "../upload/usePicture.ts";
import styles from "./AttachmentTiles.module.css";
import { DocumentFace } from "./DocumentFace.tsx";
import type { ShownAttachment } from "./useAttachmentRemoval.ts";

type Props = { attachment: ShownAttachment; onUndo: () => void };

export function RemovedTile({ attachment, onUndo }: Props) {
  const text = useText();
  const { url, thumbnailUrl, fileName } = attachment;
  const { src, onError } = usePicture(url, thumbnailUrl);
  return (
    <li className={`${styles.frame} ${styles.removed}`}>
      <span className={styles.face} aria-hidden="true">
        {fileKind(fileName) === "image" ? (
          <span className={styles.image}>
            <img src={src} alt="" onError={onError} />
          </span>
        ) : (
          <span className={styles.document}>
            <DocumentFace attachment={attachment} />
          </span>
        )}
      </span>
      <Button
        ref={takeFreeFocus}
        size="small"
        className={styles.undo}
        aria-label={text("attachment.undo", { fileName })}
        onClick={onUndo}
      >
        <Text id="app.undo" />
      </Button>
    </li>
  );
}
