import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { ViewLink } from "../navigation/ViewLink.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { MissingCallout_installation$key } from "./__generated__/MissingCallout_installation.graphql.ts";
import styles from "./MissingCallout.module.css";

/** Names the incomplete steps of a started installation, with a link to the first. */
export function MissingCallout({ installationRef }: { installationRef: MissingCallout_installation$key }) {
  const intl = useIntl();
  const { completedAt, missing } = useFragment(
    graphql`
      fragment MissingCallout_installation on Installation {
        completedAt
        missing {
          kind
          stepLabel
          stepNumber
        }
      }
    `,
    installationRef,
  );
  const steps = new Map<number, string>();
  for (const { kind, stepNumber, stepLabel } of missing)
    if (kind === "NOT_RECORDED" && typeof stepNumber === "number" && stepLabel) steps.set(stepNumber, stepLabel);
  const numbers = [...steps.keys()].sort((a, b) => a - b);
  const first = numbers[0];
  const stepLabel = first === undefined ? undefined : steps.get(first);
  if (completedAt || first === undefined || stepLabel === undefined) return null;
  return (
    <p className={styles.callout}>
      <StatusIcon name="in-progress" size={16} />
      <span>
        <Text
          id="installation.missingSteps"
          values={{ count: numbers.length, steps: intl.formatList(numbers.map(String)) }}
        />{" "}
        <ViewLink view={{ name: "step", stepLabel }} className={styles.link}>
          <Text id="installation.openStep" values={{ number: first }} />
        </ViewLink>
      </span>
    </p>
  );
}
