import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { knownState, type StepState } from "../step/StepShapes.tsx";
import styles from "./FolderTable.module.css";

type Props = { isCompleted: boolean; states: readonly StepState[] };

/** Names the first step with a value outside its limits. Without such a value, it names the next task in the room. */
export function RoomToDo({ isCompleted, states }: Props) {
  const text = useText();
  const firstOf = (...wanted: string[]) => states.find((step) => wanted.includes(knownState(step)));
  const toldOf = (step: StepState) =>
    text("step.state", { number: step.stepNumber, state: text(`step.state.${knownState(step)}`) });
  const outside = firstOf("OUTSIDE");
  if (outside) return <span className={styles.toDoOutside}>{toldOf(outside)}</span>;
  const nearLimit = states.filter((step) => knownState(step) === "NEAR_LIMIT").length;
  const next = firstOf("INCONCLUSIVE") ?? firstOf("PARTIAL", "MISSING");
  const told = () => {
    if (isCompleted) return nearLimit > 0 && <Text id="folder.toDo.nearLimit" values={{ count: nearLimit }} />;
    if (states.length === 0) return <Text id="folder.toDo.noProducts" />;
    if (states.every((step) => knownState(step) === "MISSING")) return <Text id="folder.toDo.nothingMeasured" />;
    return next ? toldOf(next) : <Text id="folder.toDo.finish" />;
  };
  return <span className={styles.toDo}>{told()}</span>;
}
