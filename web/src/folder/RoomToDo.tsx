import { Text } from "../i18n/Text.tsx";
import { useNumberRuns } from "../i18n/useNumberRuns.ts";
import { useText } from "../i18n/useText.ts";
import { knownState, type StepState } from "../step/StepShapes.tsx";
import styles from "./FolderTable.module.css";

type Props = { isCompleted: boolean; states: readonly StepState[] };

/** Names only the worst of what is left to do in a room. For a finished room it can be the steps near a limit. */
export function RoomToDo({ isCompleted, states }: Props) {
  const text = useText();
  const runs = useNumberRuns();
  const stepsIn = (...wanted: string[]) => states.filter((step) => wanted.includes(knownState(step)));
  const numbered = (steps: StepState[]) => ({
    count: steps.length,
    steps: runs(steps.map(({ stepNumber }) => stepNumber)),
  });
  const outside = stepsIn("OUTSIDE");
  if (outside.length > 0)
    return (
      <span className={styles.toDoOutside}>
        <Text id="folder.toDo.state" values={{ ...numbered(outside), state: text("step.state.OUTSIDE") }} />
      </span>
    );
  const told = () => {
    const inconclusive = stepsIn("INCONCLUSIVE");
    if (inconclusive.length > 0)
      return (
        <Text id="folder.toDo.state" values={{ ...numbered(inconclusive), state: text("step.state.INCONCLUSIVE") }} />
      );
    const nearLimit = stepsIn("NEAR_LIMIT").length;
    if (isCompleted) return nearLimit > 0 && <Text id="folder.toDo.nearLimit" values={{ count: nearLimit }} />;
    if (states.length === 0) return <Text id="folder.toDo.noProducts" />;
    const open = stepsIn("MISSING", "PARTIAL");
    if (open.length === 0) return <Text id="folder.toDo.finish" />;
    const isPartial = open.every((step) => knownState(step) === "PARTIAL");
    return <Text id={isPartial ? "folder.toDo.partial" : "folder.toDo.missing"} values={numbered(open)} />;
  };
  return <span className={styles.toDo}>{told()}</span>;
}
