import { Cross } from "@blueprintjs/icons";
import { useText } from "../i18n/useText.ts";
import { MissingPicture } from "../ui/MissingPicture.tsx";
import { takeFreeFocus } from "../ui/takeFreeFocus.ts";
import { fileKind } from "../upload/fileKind.ts";
import { usePicture } from "../upload/usePicture.ts";
import styles from "./AttachmentTiles.module.css";
import { DocumentFace } from "./DocumentFace.tsx";
import type { ShownAttachment } from "./useAttachmentRemoval.ts";

type Props = {
  attachment: ShownAttachment;
  place: string;
  /** True right after an undo: the tile then takes the focus that the undo button had. */
  takesFocus: boolean;
  onView: () => void;
  onRemove: (() => void) | undefined;
};

export function AttachmentTile({ attachment, place, takesFocus, onView, onRemove }: Props) {
  const text = useText();
  const { url, thumbnailUrl, fileName } = attachment;
  const { src, isFailed, isOffline, onError } = usePicture(url, thumbnailUrl);
  const face = () => {
    const file = { href: url, target: "_blank", rel: "noopener noreferrer", title: fileName };
    if (fileKind(fileName) !== "image")
      return (
        <a className={styles.document} {...file}>
          <DocumentFace attachment={attachment} />
        </a>
      );
    const missing = <MissingPicture fileName={fileName} isOffline={isOffline} />;
    // Another program may show a picture that this browser cannot show, so a link opens the file.
    if (isFailed) return isOffline ? missing : <a {...file}>{missing}</a>;
    return (
      <button
        type="button"
        className={styles.image}
        onClick={onView}
        aria-label={text("attachment.view", { fileName, place })}
      >
        <img src={src} alt="" onError={onError} />
      </button>
    );
  };
  return (
    <li className={styles.frame}>
      {face()}
      {onRemove && (
        <button
          type="button"
          ref={takesFocus ? takeFreeFocus : undefined}
          className={styles.remove}
          aria-label={text("attachment.remove", { fileName })}
          onClick={onRemove}
        >
          <Cross size={12} />
        </button>
      )}
    </li>
  );
}
