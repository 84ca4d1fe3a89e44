import { Classes } from "@blueprintjs/core";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { ViewLink } from "../navigation/ViewLink.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { MissingCallout_installation$key } from "./__generated__/MissingCallout_installation.graphql.ts";
import { useRemarkText } from "./installationApi.ts";
import styles from "./MissingCallout.module.css";
import { useUnsentEntryIds } from "./useUnsentEntryIds.ts";

const nextLook = `${Classes.BUTTON} ${Classes.INTENT_PRIMARY} ${styles.next}`;

/** If more values than this are outside their limits, they are counted instead of listed. */
const mostTold = 4;

/** Tells how far an unfinished installation is and what it lacks. A link leads to the next task. */
export function MissingCallout({ installationRef }: { installationRef: MissingCallout_installation$key }) {
  const intl = useIntl();
  const remarkText = useRemarkText();
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
          stepLabel
          isComplete
          entries {
            id
          }
        }
        missing {
          ...installationApi_missing @relay(mask: false)
        }
      }
    `,
    installationRef,
  );
  const unsentIds = useUnsentEntryIds(all.flatMap(({ entries }) => entries.map(({ id }) => id)));
  const steps = new Map<number, string>();
  for (const { kind, stepNumber, stepLabel } of missing)
    if (kind === "NOT_RECORDED" && typeof stepNumber === "number" && stepLabel) steps.set(stepNumber, stepLabel);
  // A finished room takes no more values or files, so the step with unsent ones comes before the finish.
  const unsentAt = viewerCanFinish ? all.findIndex(({ entries }) => entries.some(({ id }) => unsentIds.has(id))) : -1;
  const unsentStep = all[unsentAt];
  if (unsentStep) steps.set(unsentAt + 1, unsentStep.stepLabel);
  const numbers = [...steps.keys()].sort((a, b) => a - b);
  const first = numbers[0];
  if (completedAt) return null;
  const filled = all.filter(({ isComplete }) => isComplete).length;
  const lacking = missing.filter(({ kind }) => kind === "NOT_RECORDED");
  const photos = lacking.filter(({ field }) => field === "ATTACHMENTS").length;
  const values = lacking.length - photos;
  const outside = missing.filter(({ kind }) => kind === "OUTSIDE");
  const isWithoutProducts = missing.some(({ kind }) => kind === "NO_PRODUCTS");
  const next = isWithoutProducts
    ? viewerCanRecord && ({ view: "products", text: "nextStep.products" } as const)
    : viewerCanFinish && ({ view: "finish", text: "nextStep.finish" } as const);
  const outsideSteps = new Map(outside.map(({ stepNumber, stepLabel }) => [stepNumber, stepLabel]));
  // The primary button already opens the first step that lacks a value, so that step gets no second link.
  const linkTo = (number: number | null | undefined) =>
    number !== first && <StepLink key={number} stepNumber={number} stepLabel={outsideSteps.get(number)} />;
  return (
    <div className={`${styles.callout} ${outside.length > 0 ? styles.deviating : ""}`}>
      <StatusIcon
        name={outside.length > 0 ? "outside" : isWithoutProducts ? "not-measured" : "in-progress"}
        size={16}
      />
      <div className={styles.rows}>
        {outside.length > mostTold ? (
          <div className={styles.row}>
            <strong>
              <Text
                id="installation.remarksInSteps"
                values={{
                  count: outside.length,
                  stepCount: outsideSteps.size,
                  steps: intl.formatList([...outsideSteps.keys()].map(String)),
                }}
              />
            </strong>
            <div className={styles.links}>{[...outsideSteps.keys()].map(linkTo)}</div>
          </div>
        ) : (
          outside.map((value, at) => (
            <div key={`${value.stepLabel} ${value.productTitle} ${value.field}`} className={styles.row}>
              <strong>
                <Text id="step.numbered" values={{ number: value.stepNumber, title: remarkText(value) }} />
              </strong>
              {value.stepNumber !== outside[at - 1]?.stepNumber && linkTo(value.stepNumber)}
            </div>
          ))
        )}
        <div className={styles.row}>
          <div className={styles.words}>
            {lacking.length > 0 && (
              <p>
                <Text
                  id="measuring.missingWithPhotos"
                  values={{ values, photos, both: values > 0 && photos > 0 ? "yes" : "no" }}
                />
              </p>
            )}
            <p>
              {unsentStep ? (
                <Text id="installation.finish.unsaved" />
              ) : first === undefined ? (
                <Text
                  id={isWithoutProducts ? "nextStep.noProducts" : "step.progress"}
                  values={{ filled, count: all.length }}
                />
              ) : (
                <Text
                  id="installation.missingSteps"
                  values={{ count: numbers.length, steps: intl.formatList(numbers.map(String)) }}
                />
              )}
            </p>
          </div>
          {first !== undefined ? (
            <StepLink isNext stepNumber={first} stepLabel={steps.get(first)} />
          ) : (
            next && (
              <ViewLink view={{ name: next.view }} className={nextLook}>
                <Text id={next.text} />
              </ViewLink>
            )
          )}
        </div>
      </div>
    </div>
  );
}

type StepLinkProps = { stepNumber?: number | null; stepLabel?: string | null; isNext?: boolean };

function StepLink({ stepNumber, stepLabel, isNext = false }: StepLinkProps) {
  if (typeof stepNumber !== "number" || !stepLabel) return null;
  return (
    <ViewLink view={{ name: "step", stepLabel }} className={isNext ? nextLook : undefined}>
      <Text id="installation.openStep" values={{ number: stepNumber }} />
    </ViewLink>
  );
}
