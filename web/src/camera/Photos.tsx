import { Camera as CameraIcon, Media } from "@blueprintjs/icons";
import { useCallback, useRef, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { type FileToSend, useUploads } from "../upload/uploadsContext.ts";
import styles from "./CameraPage.module.css";
import { SendingPhoto, SentPhoto } from "./PhotoRow.tsx";
import type { Camera } from "./useCamera.ts";
import { useSendPhoto } from "./useSendPhoto.ts";

type Props = {
  /** Null once the grant has ended. */
  camera: Camera | null;
  secret: string;
  onChange: (camera: Camera) => void;
  onEnded: () => void;
};

type Sent = { readonly file: FileToSend; readonly at: Date };

export function Photos({ camera, secret, onChange, onEnded }: Props) {
  const { uploads, add, retry, cancel } = useUploads();
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const room = useRef("");
  if (camera) room.current = camera.installationTitle;
  const onSent = useCallback(
    (file: FileToSend, now: Camera) => {
      setSent((all) => [{ file, at: new Date() }, ...all]);
      onChange(now);
    },
    [onChange],
  );
  const send = useSendPhoto({ secret, onSent, onEnded });
  const underWay = uploads.filter(({ failure }) => failure === null).length;
  const free = camera ? camera.remainingFiles - underWay : 0;
  const take = (files: readonly File[]) => {
    for (const file of files.slice(0, free))
      add({ id: crypto.randomUUID(), entryId: "", file, keepsPlace: false }, send);
  };
  return (
    <>
      {camera && free > 0 && (
        <div className={styles.ways}>
          <FileButton label="phoneCamera.take" isCamera onChoose={take} />
          <FileButton label="phoneCamera.choose" onChoose={take} />
        </div>
      )}
      {camera && camera.remainingFiles === 0 && (
        <p role="status" className={styles.card}>
          <Text id="phoneCamera.refused.full" />
        </p>
      )}
      {(camera || uploads.length > 0 || sent.length > 0) && (
        <section>
          <div className={styles.listTop}>
            <h2>
              <Text id="phoneCamera.photos" />
            </h2>
            {camera && (
              <span className={styles.muted}>
                <Text id="phoneCamera.count" values={{ count: camera.attachedFiles, max: camera.maxFiles }} />
              </span>
            )}
          </div>
          {uploads.length + sent.length > 0 && (
            <ul className={styles.list}>
              {uploads.toReversed().map((upload) => (
                <SendingPhoto
                  key={upload.id}
                  upload={upload}
                  onSend={camera && (() => retry(upload, send))}
                  onDrop={() => cancel(upload.id)}
                />
              ))}
              {sent.map(({ file, at }) => (
                <SentPhoto key={file.id} file={file.file} at={at} room={room.current} />
              ))}
            </ul>
          )}
        </section>
      )}
      {camera && (
        <p className={styles.muted}>
          <Text id="phoneCamera.note" />
        </p>
      )}
    </>
  );
}

type FileButtonProps = {
  label: "phoneCamera.take" | "phoneCamera.choose";
  /** True if the phone opens its camera at once. */
  isCamera?: boolean;
  onChoose: (files: readonly File[]) => void;
};

function FileButton({ label, isCamera = false, onChoose }: FileButtonProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={isCamera ? styles.first : styles.second} onClick={() => input.current?.click()}>
        {isCamera ? <CameraIcon size={20} /> : <Media />}
        <Text id={label} />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={text(label)}
        {...(isCamera ? { capture: "environment" } : { multiple: true })}
        onChange={(event) => {
          onChoose([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}
