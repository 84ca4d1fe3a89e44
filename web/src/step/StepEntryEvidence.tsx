import { graphql, useFragment } from "react-relay/hooks";
import { StepAttachments } from "../attachment/StepAttachments.tsx";
import type { Track } from "../forms/useSaveState.ts";
import { useProductTitle } from "../product/useProductTitle.ts";
import type { StepEntryEvidence_entry$key } from "./__generated__/StepEntryEvidence_entry.graphql.ts";
import type { StepEntryEvidence_installation$key } from "./__generated__/StepEntryEvidence_installation.graphql.ts";

type Props = {
  entryRef: StepEntryEvidence_entry$key;
  installationRef: StepEntryEvidence_installation$key;
  stepTitle: string;
  /** True in a room with several products. */
  isNamed: boolean;
  isFixed: boolean;
  keepsPlace: boolean;
  track: Track;
};

/** A product's attachments in a step. */
export function StepEntryEvidence(props: Props) {
  const { entryRef, installationRef, stepTitle, isNamed, ...shared } = props;
  const entry = useFragment(
    graphql`
      fragment StepEntryEvidence_entry on StepEntry {
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
        ...StepAttachments_installation
      }
    `,
    installationRef,
  );
  const title = useProductTitle(entry.product, installation);
  return (
    <StepAttachments
      entryRef={entry}
      installationRef={installation}
      product={isNamed ? title : null}
      place={`${stepTitle}, ${title}`}
      subject={`${installation.title} · ${stepTitle} · ${title}`}
      {...shared}
    />
  );
}
