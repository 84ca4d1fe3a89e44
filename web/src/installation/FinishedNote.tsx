import { useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { NextRoomButton } from "../step/NextRoomButton.tsx";
import { type Room, useUnfinishedRooms } from "../step/useNextRoom.ts";
import styles from "../ui/PageNote.module.css";
import { StatusIcon } from "../ui/StatusIcon.tsx";

/** The history state that is set when an installation was finished and its panel closes. */
export type FinishedInstallation = { finishedInstallation: { id: string; title: string } };

/** Confirms that an installation was finished, and links to the folder's next unfinished room. */
export function FinishedNote() {
  const { state } = useLocation();
  // The browser restores history state after a reload or "back". The note would be outdated then.
  const isNew = useNavigationType() === "PUSH";
  const finished = isNew && isFinishedInstallation(state) ? state.finishedInstallation : null;
  return <div role="status">{finished && <Note key={finished.id} {...finished} />}</div>;
}

function Note({ id, title }: FinishedInstallation["finishedInstallation"]) {
  const [next, setNext] = useState<Room | null>(null);
  const loadUnfinishedRooms = useUnfinishedRooms();
  useEffect(() => {
    let isLeft = false;
    loadUnfinishedRooms(id).then(
      ([room]) => !isLeft && setNext(room ?? null),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [id, loadUnfinishedRooms]);
  return (
    <div className={styles.note}>
      <p className={styles.fact}>
        <StatusIcon name="completed" size={16} />
        <span>
          <Text id="installation.finish.told" values={{ title: <strong>{title}</strong> }} />
        </span>
      </p>
      {next && <NextRoomButton room={next} view={{ name: "overview" }} size="small" />}
    </div>
  );
}

function isFinishedInstallation(state: unknown): state is FinishedInstallation {
  if (typeof state !== "object" || state === null || !("finishedInstallation" in state)) return false;
  const { finishedInstallation: finished } = state;
  return typeof finished === "object" && finished !== null && "id" in finished && "title" in finished;
}
