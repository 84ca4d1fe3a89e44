import { Cross, Document } from "@blueprintjs/icons";
import { graphql, useFragment } from "react-relay/hooks";
import { useAmount } from "../i18n/useAmount.ts";
import { useText } from "../i18n/useText.ts";
import type { AttachmentTile_attachment$key } from "./__generated__/AttachmentTile_attachment.graphql.ts";
import styles from "./AttachmentTiles.module.css";
import { fileEnding, fileKind } from "./fileKind.ts";

type Props = {
  attachmentRef: AttachmentTile_attachment$key;
  place: string;
  onView: () => void;
  onRemove: (() => void) | undefined;
};

const megabyte = 1_000_000;

export function AttachmentTile({ attachmentRef, place, onView, onRemove }: Props) {
  const text = useText();
  const amount = useAmount();
  const { url, fileName, size } = useFragment(
    graphql`
      fragment AttachmentTile_attachment on Attachment {
        url
        fileName
        size
      }
    `,
    attachmentRef,
  );
  const ending = fileEnding(fileName);
  const name = ending ? fileName.slice(0, -ending.length - 1) : fileName;
  const weight = amount(Math.max(size / megabyte, 0.1), { least: 1, most: 1 }, "MB");
  return (
    <li className={styles.frame}>
      {fileKind(fileName) === "image" ? (
        <button
          type="button"
          className={styles.image}
          onClick={onView}
          aria-label={text("attachment.view", { fileName, place })}
        >
          <img src={url} alt="" />
        </button>
      ) : (
        <a className={styles.document} href={url} target="_blank" rel="noopener noreferrer" title={fileName}>
          <Document />
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.kind}>{[ending.toUpperCase(), weight].filter(Boolean).join(", ")}</span>
          </span>
        </a>
      )}
      {onRemove && (
        <button
          type="button"
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
