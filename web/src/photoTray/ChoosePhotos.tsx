import { Button } from "@blueprintjs/core";
import { CloudUpload } from "@blueprintjs/icons";
import { useCallback, useRef } from "react";
import { usePastedFiles } from "../attachment/usePastedFiles.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./PhotoTray.module.css";

type Props = {
  /** The name of a room for the example of a file name. */
  example: string;
  /** True while nothing is chosen. The zone then has a greater height. */
  isEmpty: boolean;
  onChoose: (files: readonly File[]) => void;
};

export function ChoosePhotos({ example, isEmpty, onChoose }: Props) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const add = useCallback((files: readonly File[]) => onChoose(files), [onChoose]);
  usePastedFiles(zone, add);
  return (
    <div>
      <div ref={zone} className={`${styles.choose} ${isEmpty ? styles.roomy : ""}`} data-takes-files="">
        <CloudUpload className={styles.cloud} size={20} />
        <p className={styles.drop}>
          <strong>
            <Text id="photoTray.dropHere" />
          </strong>
          <Text id="photoTray.paste" />
        </p>
        <Button onClick={() => input.current?.click()}>
          <Text id="photoTray.choose" />
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*,.heic,.heif"
          multiple
          hidden
          aria-label={text("photoTray.choose")}
          onChange={(event) => {
            onChoose([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
        />
      </div>
      <details className={styles.help}>
        <summary>
          <Text id="photoTray.rule.title" />
        </summary>
        <p>
          <Text id="photoTray.rule" values={{ room: example }} />
        </p>
      </details>
    </div>
  );
}
