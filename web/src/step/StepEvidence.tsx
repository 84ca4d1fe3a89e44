import { Checkbox } from "@blueprintjs/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Track } from "../forms/useSaveState.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { StepEntryEvidence_installation$key } from "./__generated__/StepEntryEvidence_installation.graphql.ts";
import type { StepEvidence_step$key } from "./__generated__/StepEvidence_step.graphql.ts";
import { StepEntryEvidence } from "./StepEntryEvidence.tsx";
import styles from "./StepEntryForm.module.css";

type Props = {
  stepRef: StepEvidence_step$key;
  installationRef: StepEntryEvidence_installation$key;
  stepTitle: string;
  isFixed: boolean;
  track: Track;
};

/** The attachments of a step, one product below the other. */
export function StepEvidence({ stepRef, isFixed, ...shared }: Props) {
  const text = useText();
  const { entries } = useFragment(
    graphql`
      fragment StepEvidence_step on Step {
        entries {
          id
          acceptsAttachments
          ...StepEntryEvidence_entry
        }
      }
    `,
    stepRef,
  );
  const [keepsPlace, setKeepsPlace] = useState(false);
  const isNamed = entries.length > 1;
  return (
    <div className={styles.evidence}>
      {isNamed && (
        <h3>
          <Text id="attachment.title" />
        </h3>
      )}
      {entries.map((entry) => (
        <StepEntryEvidence key={entry.id} entryRef={entry} {...shared} {...{ isNamed, isFixed, keepsPlace }} />
      ))}
      {!isFixed && entries.some(({ acceptsAttachments }) => acceptsAttachments) && (
        <Checkbox
          className={styles.keepPlace}
          checked={keepsPlace}
          label={text("attachment.keepPlace")}
          onChange={(event) => setKeepsPlace(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}
