import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { ViewLink } from "../navigation/ViewLink.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { MissingCallout_installation$key } from "./__generated__/MissingCallout_installation.graphql.ts";
import styles from "./MissingCallout.module.css";

/** How far a started installation is, what it lacks, and a link to what comes next. */
export function MissingCallout({ installationRef }: { installationRef: MissingCallout_installation$key }) {
  const intl = useIntl();
  const {
    completedAt,
    viewerCanRecord,
    viewerCanFinish,
    steps: all,
    missing,
  } = useFragment(
    graphql`
      fragment MissingCallout_installation on Installation {
        completedAt
        viewerCanRecord
        viewerCanFinish
        steps {
          isComplete
        }
        missing {
          ...installationApi_missing @relay(mask: false)
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
  if (completedAt) return null;
  const filled = all.filter(({ isComplete }) => isComplete).length;
  const outside = missing.filter(({ kind }) => kind === "OUTSIDE");
  const isWithoutProducts = missing.some(({ kind }) => kind === "NO_PRODUCTS");
  const shape = isWithoutProducts ? "not-measured" : outside.length > 0 ? "outside" : "in-progress";
  return (
    <div className={`${styles.callout} ${outside.length > 0 ? styles.deviating : ""}`}>
      <StatusIcon name={shape} size={16} />
      <div>
        {outside.length > 0 && (
          <p>
            <strong className={styles.outside}>
              <Text id="installation.remarks" values={{ count: outside.length }} />.
            </strong>{" "}
            <StepLink {...outside[0]} />
          </p>
        )}
        <p>
          <Text
            id={isWithoutProducts ? "nextStep.noProducts" : "step.progress"}
            values={{ filled, count: all.length }}
          />{" "}
          {first !== undefined && (
            <>
              <Text
                id="installation.missingSteps"
                values={{ count: numbers.length, steps: intl.formatList(numbers.map(String)) }}
              />{" "}
              <StepLink stepNumber={first} stepLabel={steps.get(first)} />
            </>
          )}
          {isWithoutProducts && viewerCanRecord && (
            <ViewLink view={{ name: "products" }} className={styles.link}>
              <Text id="nextStep.products" />
            </ViewLink>
          )}
          {viewerCanFinish && (
            <ViewLink view={{ name: "finish" }} className={styles.link}>
              <Text id="nextStep.finish" />
            </ViewLink>
          )}
        </p>
      </div>
    </div>
  );
}

type StepLinkProps = { stepNumber?: number | null; stepLabel?: string | null };

function StepLink({ stepNumber, stepLabel }: StepLinkProps) {
  if (typeof stepNumber !== "number" || !stepLabel) return null;
  return (
    <ViewLink view={{ name: "step", stepLabel }} className={styles.link}>
      <Text id="installation.openStep" values={{ number: stepNumber }} />
    </ViewLink>
  );
}
