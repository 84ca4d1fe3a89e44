import { Button } from "@blueprintjs/core";
import { Archive, Download, Unarchive } from "@blueprintjs/icons";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { ProjectListName } from "../navigation/projectListName.ts";
import { csv, csvSeparator } from "../spreadsheet/csv.ts";
import { saveFile } from "../spreadsheet/saveFile.ts";
import styles from "./ChosenProjectsBar.module.css";
import { MovedProjectsNote } from "./MovedProjectsNote.tsx";
import { type Direction, type MovedProjects, type ProjectToMove, useMoveProjects } from "./useMoveProjects.ts";
import { type ProjectToSave, useProjectRows } from "./useProjectRows.ts";

type Props = {
  list: ProjectListName;
  chosen: readonly (ProjectToSave & ProjectToMove)[];
  /** The projects that the search and the filters leave. */
  shown: readonly ProjectToMove[];
  onUntick: (ids: readonly string[]) => void;
  /** The bar goes, and with it what has the focus. */
  onLeave: () => void;
};

/** What can be done with the ticked projects, and how it went. */
export function ChosenProjectsBar({ list, chosen, shown, onUntick, onLeave }: Props) {
  const text = useText();
  const { locale } = useIntl();
  const { move, progress, stop } = useMoveProjects();
  const toRows = useProjectRows();
  const [told, setTold] = useState<MovedProjects | null>(null);
  const bar = useRef<HTMLElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (told) bar.current?.focus({ preventScroll: true });
  }, [told]);
  const direction: Direction = list === "ongoing" ? "archive" : "reactivate";
  const run = async (...what: Parameters<typeof move>) => {
    if (progress) return;
    setTold(null);
    const result = await move(...what);
    onUntick(result.moved.map(({ id }) => id));
    setTold(result);
  };
  const save = () => {
    const table = csv(toRows(chosen), { separator: csvSeparator(locale), locale });
    saveFile(`${text(`project.list.${list}`)}.csv`, table, "text/csv;charset=utf-8");
  };
  const leave = () => {
    setTold(null);
    onUntick(chosen.map(({ id }) => id));
    onLeave();
  };
  const shownIds = new Set(shown.map(({ id }) => id));
  const hiddenCount = chosen.filter(({ id }) => !shownIds.has(id)).length;
  if (!told && !progress && chosen.length === 0) return null;
  return (
    <section ref={bar} className={styles.bar} tabIndex={-1} aria-label={text("project.chosen.label")}>
      {told && (
        <MovedProjectsNote
          told={told}
          onUndo={() => void run(told.moved, told.direction === "archive" ? "reactivate" : "archive", true)}
          onRetry={() => void run(told.left, told.direction, told.isUndo)}
          onClose={chosen.length > 0 ? () => setTold(null) : leave}
        />
      )}
      {progress ? (
        <div className={styles.line}>
          <p role="status">
            <Text id="project.chosen.progress" values={progress} />
          </p>
          <Button onClick={stop} text={text("project.chosen.stop")} />
        </div>
      ) : (
        chosen.length > 0 && (
          <div className={styles.line}>
            <p role="status">
              <strong>
                <Text id="project.chosen.count" values={{ count: chosen.length }} />
              </strong>{" "}
              {hiddenCount > 0 && <Text id="project.chosen.hidden" values={{ count: hiddenCount }} />}
            </p>
            <div className={styles.actions}>
              <Button
                icon={list === "ongoing" ? <Archive /> : <Unarchive />}
                intent="primary"
                onClick={() => void run(chosen, direction, false)}
                text={text(`project.${direction}.submit`)}
              />
              <Button icon={<Download />} onClick={save} text={text("protocol.csv")} />
              <Button onClick={leave} text={text("project.chosen.clear")} />
            </div>
          </div>
        )
      )}
    </section>
  );
}
