import { useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { NextRoomButton } from "../step/NextRoomButton.tsx";
import { type Room, useUnfinishedRooms } from "../step/useNextRoom.ts";
import styles from "../ui/PageNote.module.css";
import { StatusIcon } from "../ui/StatusIcon.tsx";

/** The state of the navigation that closes the panel of an installation because it was finished. */
export type FinishedInstallation = { finishedInstallation: { id: string; title: string } };

/** Says on the page that an installation was finished, and leads to the next room of its folder that is not. */
export function FinishedNote() {
  const { state } = useLocation();
  // A browser keeps the state of its history's entries: a reload and "back" find it again, long after the finishing.
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
