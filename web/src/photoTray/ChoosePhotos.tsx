import { Button } from "@blueprintjs/core";
import { Upload as UploadIcon } from "@blueprintjs/icons";
import { useRef } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./PhotoTray.module.css";

type Props = {
  /** A room's name for the example of a file name. */
  example: string;
  onChoose: (files: readonly File[]) => void;
};

export function ChoosePhotos({ example, onChoose }: Props) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.choose}>
      <div>
        <p className={styles.drop}>
          <Text id="photoTray.dropHere" />
        </p>
        <Button icon={<UploadIcon />} onClick={() => input.current?.click()}>
          <Text id="photoTray.choose" />
        </Button>
      </div>
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
      <div className={styles.help}>
        <p>
          <Text id="photoTray.rule.sent" />
        </p>
        <details>
          <summary>
            <Text id="photoTray.rule.title" />
          </summary>
          <p>
            <Text id="photoTray.rule" values={{ room: example }} />
          </p>
        </details>
      </div>
    </div>
  );
}
