import { Button } from "@blueprintjs/core";
import { Document } from "@blueprintjs/icons";
import { useEffect, useRef, useState } from "react";
import { Text } from "../../i18n/Text.tsx";
import { useFileSize } from "../../i18n/useFileSize.ts";
import { useText } from "../../i18n/useText.ts";
import type { FileCheck } from "./useFileCheck.ts";
import styles from "./VerifyPage.module.css";

type Props = { checked: FileCheck | null; onChoose: (file: File) => void };

/** A file can be dropped anywhere on the page. */
export function ChoosePdf({ checked, onChoose }: Props) {
  const text = useText();
  const fileSize = useFileSize();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDrop(onChoose);
  return (
    <section className={`${styles.zone} ${isOver ? styles.over : ""}`} aria-label={text("certificate.verify.file")}>
      <Document size={20} />
      <div className={styles.chosen} role="status">
        <b>{checked ? checked.file.name : <Text id="certificate.verify.file" />}</b>
        <span className={styles.note}>
          {checked && `${fileSize(checked.file.size)}. `}
          <Text id={noteOf(checked)} />
        </span>
      </div>
      <Button intent={checked ? "none" : "primary"} size="large" onClick={() => input.current?.click()}>
        <Text id={checked ? "certificate.verify.chooseOther" : "certificate.verify.choose"} />
      </Button>
      <input
        ref={input}
        type="file"
        accept=".pdf,application/pdf"
        hidden
        aria-label={text("certificate.verify.choose")}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onChoose(file);
          event.currentTarget.value = "";
        }}
      />
    </section>
  );
}

function noteOf(checked: FileCheck | null) {
  if (!checked) return "certificate.verify.fileLimit";
  return checked.state === "checking" ? "certificate.verify.checking" : "certificate.verify.dropOther";
}

function useDrop(onDrop: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const leave = () => setOver(false);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) onDrop(file);
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, [onDrop]);
  return isOver;
}
