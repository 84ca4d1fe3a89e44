import { Button } from "@blueprintjs/core";
import { Camera, Media } from "@blueprintjs/icons";
import { useId, useRef } from "react";
import { errorMessage } from "../errors/errorMessages.ts";
import field from "../forms/TextField.module.css";
import { Text } from "../i18n/Text.tsx";
import { useFileSize } from "../i18n/useFileSize.ts";
import { useText } from "../i18n/useText.ts";
import { useDrawnPhoto } from "../photo/useDrawnPhoto.ts";
import styles from "./FaultPhotoField.module.css";
import type { FaultPhoto } from "./useFaultPhoto.ts";

export function FaultPhotoField({ photo }: { photo: FaultPhoto }) {
  const text = useText();
  const id = useId();
  const fileSize = useFileSize();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { file, fault, choose, remove } = photo;
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-words`}>
      <legend className={field.label}>
        <Text id="certificate.fault.photo" />
      </legend>
      {file && (
        <div className={styles.photo}>
          <Picture key={`${file.name} ${file.lastModified}`} file={file} />
          <span className={styles.name}>
            <b>{file.name}</b>
            <span className={field.note}>{fileSize(file.size)}</span>
          </span>
        </div>
      )}
      <div className={styles.actions}>
        <Button ref={button} icon={file ? undefined : <Camera />} onClick={() => input.current?.click()}>
          <Text id={file ? "certificate.fault.photoChange" : "certificate.fault.photoAdd"} />
        </Button>
        {file && (
          <Button
            variant="minimal"
            onClick={() => {
              remove();
              button.current?.focus();
            }}
          >
            <Text id="certificate.fault.photoRemove" />
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={text("certificate.fault.photoAdd")}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) choose(chosen);
          event.currentTarget.value = "";
        }}
      />
      <p id={`${id}-words`} role={fault ? "alert" : undefined} className={fault ? field.error : field.note}>
        <Text id={fault ? errorMessage("faultPhoto", fault) : "certificate.fault.photoHelp"} />
      </p>
    </fieldset>
  );
}

function Picture({ file }: { file: File }) {
  const { canvas, isDrawable } = useDrawnPhoto(file, 144);
  return (
    <span className={styles.picture} aria-hidden="true">
      {isDrawable ? <canvas ref={canvas} width={0} height={0} /> : <Media size={20} />}
    </span>
  );
}
