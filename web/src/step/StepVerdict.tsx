import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { countVerdicts } from "../reading/verdict.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { StepVerdict_step$key } from "./__generated__/StepVerdict_step.graphql.ts";
import styles from "./StepVerdict.module.css";

/** Shows the worst verdict in words. An ended calibration and missing values come before a good verdict. */
export function StepVerdict({ stepRef }: { stepRef: StepVerdict_step$key }) {
  const { isComplete, entries } = useFragment(
    graphql`
      fragment StepVerdict_step on Step {
        isComplete
        entries {
          recordedAt
          measurements {
            verdict
            instrument {
              isOverdue
            }
          }
        }
      }
    `,
    stepRef,
  );
  const { outside, inconclusive, near, hasJudged } = countVerdicts(entries);
  if (outside > 0)
    return (
      <span className={styles.outside}>
        <Text id="step.outsideCount" values={{ count: outside }} />
      </span>
    );
  if (inconclusive > 0)
    return (
      <span className={styles.near}>
        <Text id="step.inconclusiveCount" values={{ count: inconclusive }} />
      </span>
    );
  if (near > 0)
    return (
      <span className={styles.near}>
        <Text id="step.nearCount" values={{ count: near }} />
      </span>
    );
  if (entries.some(({ measurements }) => measurements.some(({ instrument }) => instrument?.isOverdue)))
    return (
      <span className={styles.near}>
        <StatusIcon name="near-limit" size={16} />
        <Text id="step.calibrationEnded" />
      </span>
    );
  if (!isComplete && entries.some(({ recordedAt }) => recordedAt))
    return (
      <span className={styles.within}>
        <Text id="step.partlyFilled" />
      </span>
    );
  return hasJudged ? (
    <span className={styles.within}>
      <Text id="step.within" />
    </span>
  ) : null;
}
