import { Checkbox } from "@blueprintjs/core";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useFailureText } from "../errors/useFailureText.ts";
import { Text } from "../i18n/Text.tsx";
import type { MutationResult } from "../relay/mutationResult.ts";
import { FailedElsewhere } from "../step/FailedElsewhere.tsx";
import { Status } from "../ui/Status.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { InstallationToFinish_installation$key } from "./__generated__/InstallationToFinish_installation.graphql.ts";
import styles from "./FinishInstallations.module.css";
import { RemarksAmongSeveral } from "./Remarks.tsx";

type Props = {
  installationRef: InstallationToFinish_installation$key;
  isChosen: boolean;
  /** True if values or files of the installation are not stored yet. */
  isUnsent: boolean;
  isFinishing: boolean;
  outcome: MutationResult | undefined;
  onChoose: (isChosen: boolean) => void;
};

export function InstallationToFinish({ installationRef, isChosen, isUnsent, isFinishing, outcome, onChoose }: Props) {
  const failureText = useFailureText("installation");
  const noteId = useId();
  const installation = useFragment(
    graphql`
      fragment InstallationToFinish_installation on Installation {
        title
        ...FailedElsewhere_installation
        ...Remarks_installation
      }
    `,
    installationRef,
  );
  if (outcome?.kind === "done")
    return (
      <li className={styles.done}>
        <span>{installation.title}</span>
        <Status name="completed">
          <Text id="installation.status.completed" />
        </Status>
      </li>
    );
  return (
    <li className={styles.room}>
      <Checkbox
        className={styles.checkbox}
        checked={isChosen}
        disabled={isFinishing}
        aria-describedby={noteId}
        onChange={(event) => onChoose(event.currentTarget.checked)}
        label={installation.title}
      />
      <div id={noteId} className={styles.note}>
        {outcome && !isFinishing && (
          <p className={styles.failure}>
            <StatusIcon name="overdue" size={16} />
            <span>{failureText(outcome)}</span>
          </p>
        )}
        {isChosen && isUnsent && (
          <p>
            <Text id="installation.finish.unsaved" />
          </p>
        )}
        {isChosen && <FailedElsewhere installationRef={installation} stepLabel={null} />}
        <RemarksAmongSeveral installationRef={installation} isOpen={isChosen} />
      </div>
    </li>
  );
}
