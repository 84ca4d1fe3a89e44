import { Document } from "@blueprintjs/icons";
import { useFileSize } from "../i18n/useFileSize.ts";
import { fileEnding } from "../upload/fileKind.ts";
import styles from "./AttachmentTiles.module.css";
import type { ShownAttachment } from "./useAttachmentRemoval.ts";

export function DocumentFace({ attachment: { fileName, size } }: { attachment: ShownAttachment }) {
  const ending = fileEnding(fileName);
  const name = ending ? fileName.slice(0, -ending.length - 1) : fileName;
  const weight = useFileSize()(size);
  return (
    <>
      <Document />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.kind}>{[ending.toUpperCase(), weight].filter(Boolean).join(", ")}</span>
      </span>
    </>
  );
}
