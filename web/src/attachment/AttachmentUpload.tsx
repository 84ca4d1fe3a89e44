import { Button } from "@blueprintjs/core";
import { Upload as UploadIcon } from "@blueprintjs/icons";
import { type DragEvent, useRef, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { Upload } from "../upload/uploadsContext.ts";
import styles from "./AttachmentUpload.module.css";
import { UploadAnnouncer } from "./UploadAnnouncer.tsx";
import { UploadRow } from "./UploadRow.tsx";
import { usePastedFiles } from "./usePastedFiles.ts";

type Props = {
  uploads: readonly Upload[];
  onAdd: (files: readonly File[]) => void;
  onSend: (upload: Upload) => void;
  onRemove: (id: string) => void;
};

export function AttachmentUpload({ uploads, onAdd, onSend, onRemove }: Props) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLFieldSetElement>(null);
  const [isOver, setOver] = useState(false);
  usePastedFiles(zone, onAdd);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onAdd([...event.dataTransfer.files]);
  };
  return (
    <>
      <fieldset
        ref={zone}
        data-takes-files
        aria-label={text("attachment.add")}
        className={`${styles.zone} ${isOver ? styles.over : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button icon={<UploadIcon />} onClick={() => input.current?.click()}>
          <Text id="attachment.add" />
        </Button>
        <span className={styles.help}>
          <Text id="attachment.accepted" />
        </span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={text("attachment.add")}
          onChange={(event) => {
            onAdd([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
        />
      </fieldset>
      <UploadList uploads={uploads} onSend={onSend} onRemove={onRemove} />
    </>
  );
}

type ListProps = {
  uploads: readonly Upload[];
  /** Null when the step accepts no more files. */
  onSend: ((upload: Upload) => void) | null;
  onRemove: (id: string) => void;
};

export function UploadList({ uploads, onSend, onRemove }: ListProps) {
  return (
    <>
      {uploads.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onSend={onSend && (() => onSend(upload))}
              onDrop={() => onRemove(upload.id)}
            />
          ))}
        </ul>
      )}
      <UploadAnnouncer uploads={uploads} />
    </>
  );
}
