import { Tick } from "@blueprintjs/icons";
import { useIntl } from "react-intl";
import type { SaveState } from "../forms/useSaveState.ts";
import { Text } from "../i18n/Text.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./SavedState.module.css";
import { UnsavedCount, useUnsavedCount } from "./UnsavedCount.tsx";

type Props = { state: SaveState; entryIds: readonly string[] };

export function SavedState({ state, entryIds }: Props) {
  const intl = useIntl();
  const { failed, waiting } = useUnsavedCount(entryIds);
  if (failed + waiting > 0 && state.kind !== "saving")
    return (
      <span className={styles.state} role="status">
        <UnsavedCount entryIds={entryIds} />
      </span>
    );
  return (
    <span className={styles.state} role="status">
      {state.kind === "idle" && <Text id="step.savesItself" />}
      {state.kind === "saving" && <Text id="step.saving" />}
      {state.kind === "saved" && (
        <>
          <Tick />
          <Text
            id="step.saved"
            values={{ time: intl.formatTime(state.at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }) }}
          />
        </>
      )}
      {state.kind === "failed" && (
        <>
          <StatusIcon name="overdue" size={16} />
          <Text id="step.notSaved" />
        </>
      )}
    </span>
  );
}
