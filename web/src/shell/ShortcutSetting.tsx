import { Checkbox } from "@blueprintjs/core";
import { useId } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useShortcuts } from "../ui/useShortcuts.ts";
import styles from "./ShortcutSetting.module.css";

type Shortcut = { keys: string[]; meaning: MessageId; isSingleCharacter?: boolean };

const shortcuts: Shortcut[] = [
  { keys: ["Ctrl + K"], meaning: "shortcut.find" },
  { keys: ["/"], meaning: "shortcut.search", isSingleCharacter: true },
  { keys: ["n"], meaning: "shortcut.newProject", isSingleCharacter: true },
  { keys: ["j", "k"], meaning: "shortcut.rows", isSingleCharacter: true },
  { keys: ["g", "p"], meaning: "shortcut.projects", isSingleCharacter: true },
  { keys: ["?"], meaning: "shortcut.help", isSingleCharacter: true },
  { keys: ["Esc"], meaning: "shortcut.escape" },
  { keys: ["Enter"], meaning: "shortcut.enter" },
  { keys: ["Shift + Enter"], meaning: "shortcut.shiftEnter" },
  { keys: ["←", "↑", "→", "↓"], meaning: "shortcut.arrows" },
  { keys: ["+", "−", "0"], meaning: "shortcut.zoom" },
];

/** Lists the shortcuts and switches single characters. The image viewer's keys act only while it is open, so they stay. */
export function ShortcutSetting() {
  const text = useText();
  const reasonId = useId();
  const { isOn, chooseShortcuts } = useShortcuts();
  return (
    <>
      <dl className={styles.keys}>
        {shortcuts.map(({ keys, meaning, isSingleCharacter }) => (
          <div key={meaning} className={isSingleCharacter && !isOn ? styles.off : undefined}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>
              <Text id={meaning} />
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className={styles.use}
        checked={isOn}
        label={text("shortcut.use")}
        aria-describedby={reasonId}
        onChange={(event) => chooseShortcuts(event.currentTarget.checked)}
      />
      <p id={reasonId} className={styles.reason}>
        <Text id="shortcut.use.reason" />
      </p>
    </>
  );
}
