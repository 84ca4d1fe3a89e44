import { Document } from "@blueprintjs/icons";
import { useAmount } from "../i18n/useAmount.ts";
import styles from "./AttachmentTiles.module.css";
import { fileEnding } from "./fileKind.ts";
import type { ShownAttachment } from "./useAttachmentRemoval.ts";

const megabyte = 1_000_000;

/** A file that is no picture: its name, kind and size. */
export function DocumentFace({ attachment: { fileName, size } }: { attachment: ShownAttachment }) {
  const amount = useAmount();
  const ending = fileEnding(fileName);
  const name = ending ? fileName.slice(0, -ending.length - 1) : fileName;
  const weight = amount(Math.max(size / megabyte, 0.1), { least: 1, most: 1 }, "MB");
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
