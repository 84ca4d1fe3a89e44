import { Button } from "@blueprintjs/core";
import { Redo, Undo } from "@blueprintjs/icons";
import { useSyncExternalStore } from "react";
import { useText } from "../i18n/useText.ts";
import type { Direction, UndoHistory } from "./undoHistory.ts";

type Props = { history: UndoHistory; onMove: (direction: Direction) => void };

/** Both buttons always stand there, so that none of the bar's buttons moves when there is something to redo. */
export function UndoButtons({ history, onMove }: Props) {
  const text = useText();
  const canUndo = useSyncExternalStore(history.subscribe, () => history.can("undo"));
  const canRedo = useSyncExternalStore(history.subscribe, () => history.can("redo"));
  return (
    <>
      <Button
        variant="minimal"
        icon={<Undo />}
        title={text("app.undo")}
        aria-label={text("app.undo")}
        disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        onClick={() => onMove("undo")}
      />
      <Button
        variant="minimal"
        icon={<Redo />}
        title={text("measuring.redo")}
        aria-label={text("measuring.redo")}
        disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => onMove("redo")}
      />
    </>
  );
}
