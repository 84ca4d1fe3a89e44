import { Button } from "@blueprintjs/core";
import { Redo, Undo } from "@blueprintjs/icons";
import { useSyncExternalStore } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./GridStatus.module.css";
import type { Direction, UndoHistory } from "./undoHistory.ts";

type Props = { history: UndoHistory; onMove: (direction: Direction) => void };

export function UndoButtons({ history, onMove }: Props) {
  const text = useText();
  const canUndo = useSyncExternalStore(history.subscribe, () => history.can("undo"));
  const canRedo = useSyncExternalStore(history.subscribe, () => history.can("redo"));
  const outcome = useSyncExternalStore(history.subscribe, history.outcome);
  return (
    <>
      <span role="status" className={styles.outcome}>
        {outcome && outcome.changed > 0 && (
          <Text
            id={outcome.direction === "undo" ? "measuring.undone" : "measuring.redone"}
            values={{ count: outcome.changed }}
          />
        )}{" "}
        {outcome && outcome.left > 0 && <Text id="measuring.undo.left" values={{ count: outcome.left }} />}
      </span>
      <Button
        variant="minimal"
        icon={<Undo />}
        title={text("app.undo")}
        disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        onClick={() => onMove("undo")}
      >
        <Text id="app.undo" />
      </Button>
      {canRedo && (
        <Button variant="minimal" icon={<Redo />} aria-keyshortcuts="Control+Shift+Z" onClick={() => onMove("redo")}>
          <Text id="measuring.redo" />
        </Button>
      )}
    </>
  );
}
