import { graphql, useFragment } from "react-relay/hooks";
import { StepAttachments } from "../attachment/StepAttachments.tsx";
import type { Track } from "../forms/useSaveState.ts";
import { useProductTitle } from "../product/useProductTitle.ts";
import type { StepEntryEvidence_entry$key } from "./__generated__/StepEntryEvidence_entry.graphql.ts";
import type { StepEntryEvidence_installation$key } from "./__generated__/StepEntryEvidence_installation.graphql.ts";
import { DriftChart } from "./drift/DriftChart.tsx";
import styles from "./StepEntryForm.module.css";

type Props = {
  entryRef: StepEntryEvidence_entry$key;
  installationRef: StepEntryEvidence_installation$key;
  stepNumber: number;
  stepTitle: string;
  /** True in a room with several products, where the fields of all products stand above. */
  isNamed: boolean;
  isFixed: boolean;
  track: Track;
};

/** A product's resistance in all steps, and its attachments in this step. */
export function StepEntryEvidence(props: Props) {
  const { entryRef, installationRef, stepNumber, stepTitle, isNamed, isFixed, track } = props;
  const entry = useFragment(
    graphql`
      fragment StepEntryEvidence_entry on StepEntry {
        id
        measurementId
        product {
          ...useProductTitle_product
        }
        ...StepAttachments_entry
      }
    `,
    entryRef,
  );
  const installation = useFragment(
    graphql`
      fragment StepEntryEvidence_installation on Installation {
        title
        ...useProductTitle_installation
        ...DriftChart_installation
        ...StepAttachments_installation
      }
    `,
    installationRef,
  );
  const title = useProductTitle(entry.product, installation);
  return (
    <section className={`${styles.entry} ${isNamed ? "" : styles.unnamed}`} data-entry={entry.id}>
      {isNamed && <h3>{title}</h3>}
      <DriftChart installationRef={installation} measurementId={entry.measurementId} stepNumber={stepNumber} />
      <StepAttachments
        entryRef={entry}
        installationRef={installation}
        place={`${stepTitle}, ${title}`}
        subject={`${installation.title} · ${stepTitle} · ${title}`}
        isFixed={isFixed}
        track={track}
      />
    </section>
  );
}
