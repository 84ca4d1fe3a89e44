import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { ViewLink } from "../navigation/ViewLink.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { Remarks_installation$key } from "./__generated__/Remarks_installation.graphql.ts";
import { isRemark, remarkShape, useRemarkCounts, useRemarkText } from "./installationApi.ts";
import styles from "./Remarks.module.css";

/** Values outside their limits, and values that cannot be judged. They do not stop the finishing, but whoever finishes must have seen them. */
export function Remarks({ installationRef }: { installationRef: Remarks_installation$key }) {
  const remarkText = useRemarkText();
  const remarkCounts = useRemarkCounts();
  const { missing } = useFragment(
    graphql`
      fragment Remarks_installation on Installation {
        missing {
          kind
          stepLabel
          stepNumber
          stepTitle
          productTitle
          field
          value
          isOverRange
          lowerBound
          minimum
          maximum
        }
      }
    `,
    installationRef,
  );
  const remarks = missing.filter(isRemark);
  if (remarks.length === 0) return null;
  return (
    <section>
      <h3>{remarkCounts(remarks)}</h3>
      <ul className={styles.list}>
        {remarks.map((remark) => (
          <li key={`${remark.stepLabel} ${remark.productTitle} ${remark.field}`} className={styles.remark}>
            <StatusIcon name={remarkShape(remark)} size={16} />
            <span>
              {remark.stepLabel ? (
                <ViewLink view={{ name: "step", stepLabel: remark.stepLabel }} className={styles.step}>
                  <Text id="step.numbered" values={{ number: remark.stepNumber, title: remark.stepTitle }} />
                </ViewLink>
              ) : (
                remark.stepTitle
              )}
              <span className={styles.what}>
                {[remark.productTitle, remarkText(remark)].filter(Boolean).join(": ")}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
