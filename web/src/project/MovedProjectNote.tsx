import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { Text } from "../i18n/Text.tsx";
import styles from "../ui/PageNote.module.css";
import { useMoveProject } from "./useMoveProject.ts";

/** The history state of a list: it names the project that just moved to the other list. */
export type MovedProject = { movedProject: Moved };
type Moved = { id: string; name: string; wasArchived: boolean };

export function MovedProjectNote({ onUndone }: { onUndone: () => void }) {
  const { state } = useLocation();
  const isPush = useNavigationType() === "PUSH";
  // The browser restores history state after a reload or "back". Nobody would expect an undo then.
  const [moved] = useState(() => (isPush && isMovedProject(state) ? state.movedProject : null));
  return moved && <Note moved={moved} onUndone={onUndone} />;
}

function Note({ moved: { id, name, wasArchived }, onUndone }: { moved: Moved; onUndone: () => void }) {
  const { move, isMoving } = useMoveProject();
  const [end, setEnd] = useState<"undone" | "failed" | null>(null);
  const undo = async () => {
    if (isMoving) return;
    setEnd(null);
    const result = await move(id, wasArchived ? "archived" : "ongoing");
    if (result.kind !== "done") return setEnd("failed");
    setEnd("undone");
    onUndone();
  };
  const told = end === "undone" ? "undone" : "done";
  return (
    <div className={styles.note}>
      <p role="status">
        <Text
          id={wasArchived ? `project.reactivate.${told}` : `project.archive.${told}`}
          values={{ name: <strong>{name}</strong> }}
        />{" "}
        {end === "failed" && <Text id="project.move.notUndone" />}
      </p>
      {end !== "undone" && (
        <Button size="small" loading={isMoving} onClick={() => void undo()}>
          <Text id="app.undo" />
        </Button>
      )}
    </div>
  );
}

function isMovedProject(state: unknown): state is MovedProject {
  if (typeof state !== "object" || state === null || !("movedProject" in state)) return false;
  const { movedProject: moved } = state;
  return typeof moved === "object" && moved !== null && "id" in moved && "name" in moved && "wasArchived" in moved;
}
