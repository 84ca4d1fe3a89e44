import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { Text } from "../i18n/Text.tsx";
import type { ProjectListName } from "../navigation/projectListName.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import note from "../ui/PageNote.module.css";
import { useCreateView } from "./useCreateView.ts";

type Props = {
  list: ProjectListName;
  view: { name: string; search: string };
  onRestored: (viewId: string) => void;
};

/** Confirms that a view was deleted, and offers undo. Undo saves the view again under a new id. */
export function DeletedViewNote({ list, view: { name, search }, onRestored }: Props) {
  const create = useCreateView();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const undo = async () => {
    if (isRunning) return;
    setRunning(true);
    setFailure(null);
    const answer = await create({ list: list === "archived" ? "ARCHIVED" : "ONGOING", name, search });
    setRunning(false);
    if (answer.kind !== "done") return setFailure(answer);
    onRestored(answer.payload?.savedView?.id ?? "");
  };
  return (
    <>
      <div className={note.note}>
        <p role="status">
          <Text id="view.deleted" values={{ name: <strong>{name}</strong> }} />
        </p>
        <Button size="small" loading={isRunning} onClick={() => void undo()}>
          <Text id="app.undo" />
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} title="view.save.failed" context="view" />}
    </>
  );
}
