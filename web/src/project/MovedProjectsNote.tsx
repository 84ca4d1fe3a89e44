import { Button } from "@blueprintjs/core";
import { useIntl } from "react-intl";
import { FailureReasons } from "../errors/FailureReasons.tsx";
import { Text } from "../i18n/Text.tsx";
import styles from "./ChosenProjectsBar.module.css";
import type { MovedProjects } from "./useMoveProjects.ts";

type Props = { told: MovedProjects; onUndo: () => void; onRetry: () => void; onClose: () => void };

/** The projects that were moved, by name, and each that was not, with the reason. */
export function MovedProjectsNote({ told, onUndo, onRetry, onClose }: Props) {
  const intl = useIntl();
  const { direction, isUndo, moved, left } = told;
  const names = intl.formatList(
    moved.map(({ name }) => name),
    { type: "unit" },
  );
  return (
    <div className={styles.told}>
      <div className={styles.outcomes}>
        {moved.length > 0 && (
          <p role="status">
            <Text id={`project.chosen.${direction}.done`} values={{ count: moved.length }} /> {names}
          </p>
        )}
        {left.length > 0 && (
          <div role="alert">
            <strong>
              <Text id={`project.chosen.${direction}.left`} values={{ count: left.length }} />
            </strong>
            <FailureReasons items={left} context="project" />
          </div>
        )}
      </div>
      <div className={styles.actions}>
        {left.length > 0 && (
          <Button size="small" onClick={onRetry}>
            <Text id="app.retry" />
          </Button>
        )}
        {moved.length > 0 && !isUndo && (
          <Button size="small" onClick={onUndo}>
            <Text id="app.undo" />
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          <Text id="modal.close" />
        </Button>
      </div>
    </div>
  );
}
