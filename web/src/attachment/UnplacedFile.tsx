import { Button } from "@blueprintjs/core";
import { Media } from "@blueprintjs/icons";
import { Link } from "react-router";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useFileSize } from "../i18n/useFileSize.ts";
import { useText } from "../i18n/useText.ts";
import { useDrawnPhoto } from "../photo/useDrawnPhoto.ts";
import { saveFile } from "../spreadsheet/saveFile.ts";
import styles from "./UnplacedFile.module.css";
import { useEntryPlace } from "./useEntryPlace.ts";

type Props = {
  kept: { id: string; file: File; entryId?: string | undefined };
  isBusy?: boolean;
  onDrop: (id: string) => void;
  onGo: () => void;
};

const height = 96;

/** A file that an older version of the web client stored without its step's address. */
export function UnplacedFile({ kept: { id, file, entryId }, isBusy = false, onDrop, onGo }: Props) {
  const text = useText();
  const size = useFileSize();
  const place = useEntryPlace(entryId);
  const { canvas, isDrawable } = useDrawnPhoto(file, height);
  return (
    <li className={styles.kept}>
      <span className={styles.picture} aria-hidden="true">
        {isDrawable ? <canvas ref={canvas} width={0} height={0} /> : <Media />}
      </span>
      <div className={styles.what}>
        <bdi className={styles.name}>{file.name}</bdi>
        <div>
          {size(file.size)} · {localDay(new Date(file.lastModified).toISOString())}
        </div>
        {place && (
          <Link to={place.path} onClick={onGo}>
            {place.title}
          </Link>
        )}
      </div>
      <Button
        size="small"
        aria-label={text("attachment.kept.save.label", { fileName: file.name })}
        onClick={() => saveFile(file.name, file, file.type)}
      >
        <Text id="attachment.kept.save" />
      </Button>
      <Button
        size="small"
        disabled={isBusy}
        aria-label={text("attachment.drop", { fileName: file.name })}
        onClick={() => onDrop(id)}
      >
        <Text id="attachment.drop.short" />
      </Button>
    </li>
  );
}
