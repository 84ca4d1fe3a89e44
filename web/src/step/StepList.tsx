import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import type { StepList_installation$key } from "./__generated__/StepList_installation.graphql.ts";
import styles from "./StepList.module.css";
import { StepRow } from "./StepRow.tsx";

export function StepList({ installationRef }: { installationRef: StepList_installation$key }) {
  const { steps } = useFragment(
    graphql`
      fragment StepList_installation on Installation {
        steps {
          id
          isComplete
          ...StepRow_step
        }
      }
    `,
    installationRef,
  );
  const filled = steps.filter((step) => step.isComplete).length;
  return (
    <section>
      <h3 className={styles.title}>
        <Text id="step.list" />
        {steps.length > 0 && (
          <span className={styles.count}>
            <Text id="step.filledCount" values={{ filled, count: steps.length }} />
          </span>
        )}
      </h3>
      <Card flush>
        {steps.length === 0 ? (
          <p className={styles.none}>
            <Text id="step.none" />
          </p>
        ) : (
          <ol>
            {steps.map((step, index) => (
              <StepRow key={step.id} stepRef={step} number={index + 1} />
            ))}
          </ol>
        )}
      </Card>
    </section>
  );
}
