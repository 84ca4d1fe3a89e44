import { graphql, useFragment } from "react-relay/hooks";
import { useFailureText } from "../errors/useFailureText.ts";
import { Text } from "../i18n/Text.tsx";
import type { MutationResult } from "../relay/mutationResult.ts";
import { FailedElsewhere } from "../step/FailedElsewhere.tsx";
import { Status } from "../ui/Status.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { RoomNote_installation$key } from "./__generated__/RoomNote_installation.graphql.ts";
import styles from "./FinishInstallations.module.css";

type Props = {
  installationRef: RoomNote_installation$key;
  isChosen: boolean;
  /** True if values or files of the installation are not stored yet. */
  isUnsent: boolean;
  isFinishing: boolean;
  outcome: MutationResult | undefined;
};

export function RoomNote({ installationRef, isChosen, isUnsent, isFinishing, outcome }: Props) {
  const failureText = useFailureText("installation");
  const installation = useFragment(
    graphql`
      fragment RoomNote_installation on Installation {
        ...FailedElsewhere_installation
      }
    `,
    installationRef,
  );
  if (outcome?.kind === "done")
    return (
      <Status name="completed">
        <Text id="installation.status.completed" />
      </Status>
    );
  return (
    <>
      {outcome && !isFinishing && (
        <span className={styles.failure}>
          <StatusIcon name="overdue" size={16} />
          <span>{failureText(outcome)}</span>
        </span>
      )}
      {isChosen && isUnsent && (
        <span>
          <Text id="installation.finish.unsaved" />
        </span>
      )}
      {isChosen && <FailedElsewhere installationRef={installation} stepLabel={null} />}
    </>
  );
}
