import { Checkbox } from "@blueprintjs/core";
import { useId } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { type SingleCharacter, singleCharacters, useShortcuts } from "../ui/useShortcuts.ts";
import styles from "./ShortcutSetting.module.css";

type Shortcut = { keys: string[]; meaning: MessageId; switched?: SingleCharacter[] };

const shortcuts: Shortcut[] = [
  { keys: ["Ctrl + K"], meaning: "shortcut.find" },
  { keys: ["/"], meaning: "shortcut.search", switched: ["/"] },
  { keys: ["n"], meaning: "shortcut.newProject", switched: ["n"] },
  { keys: ["j", "k"], meaning: "shortcut.rows", switched: ["j", "k"] },
  { keys: ["g", "p"], meaning: "shortcut.projects", switched: ["g p"] },
  { keys: ["?"], meaning: "shortcut.help", switched: ["?"] },
  { keys: ["Esc"], meaning: "shortcut.escape" },
  { keys: ["Enter"], meaning: "shortcut.enter" },
  { keys: ["Shift + Enter"], meaning: "shortcut.shiftEnter" },
  { keys: ["←", "↑", "→", "↓"], meaning: "shortcut.arrows" },
  { keys: ["+", "−", "0"], meaning: "shortcut.zoom" },
];

/** Turns shortcuts of one character on or off. The viewer's keys stay on, because they act while the viewer is open. */
export function ShortcutSetting() {
  const text = useText();
  const reasonId = useId();
  const { isOn, off, switchShortcuts } = useShortcuts();
  return (
    <>
      <dl className={styles.keys}>
        {shortcuts.map(({ keys, meaning, switched }) => (
          <div key={meaning} className={switched && !isOn(switched) ? styles.off : undefined}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>
              {switched ? (
                <Checkbox
                  className={styles.one}
                  checked={isOn(switched)}
                  label={text(meaning)}
                  onChange={(event) => switchShortcuts(switched, event.currentTarget.checked)}
                />
              ) : (
                <Text id={meaning} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className={styles.use}
        checked={off.length === 0}
        indeterminate={off.length > 0 && off.length < singleCharacters.length}
        label={text("shortcut.use")}
        aria-describedby={reasonId}
        onChange={(event) => switchShortcuts(singleCharacters, event.currentTarget.checked)}
      />
      <p id={reasonId} className={styles.reason}>
        <Text id="shortcut.use.reason" />
      </p>
    </>
  );
}
