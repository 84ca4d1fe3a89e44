import { graphql, useFragment } from "react-relay/hooks";
import { useText } from "../i18n/useText.ts";
import type { MissingSummary_missing$key } from "./__generated__/MissingSummary_missing.graphql.ts";
import { useMissingText } from "./useMissingText.ts";

const shownAtMost = 2;

/** What an installation lacks or has outside its limits, in a few words. */
export function MissingSummary({ missingRef }: { missingRef: MissingSummary_missing$key }) {
  const missing = useFragment(
    graphql`
      fragment MissingSummary_missing on Missing @relay(plural: true) {
        kind
        stepNumber
        field
        value
        isOverRange
        minimum
        maximum
      }
    `,
    missingRef,
  );
  const text = useText();
  const missingText = useMissingText();
  const points = [...new Set(missing.map(missingText))];
  const rest = points.length - shownAtMost;
  const shown = points.slice(0, shownAtMost).join(", ");
  return rest > 0 ? text("certificate.missing.more", { shown, rest }) : shown;
}
