import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { ViewLink } from "../navigation/ViewLink.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type {
  Remarks_installation$data,
  Remarks_installation$key,
} from "./__generated__/Remarks_installation.graphql.ts";
import { isRemark, remarkShape, useRemarkCounts, useRemarkText } from "./installationApi.ts";
import styles from "./Remarks.module.css";

const fragment = graphql`
  fragment Remarks_installation on Installation {
    installationId
    missing {
      ...installationApi_missing @relay(mask: false)
    }
    steps {
      stepLabel
      title
      entries {
        product {
          title
        }
        measurements {
          quantity
          isNotMeasured
        }
      }
    }
  }
`;

/** Lists remarks and values that were not measured. These do not prevent finishing. */
export function Remarks({ installationRef }: { installationRef: Remarks_installation$key }) {
  const remarkCounts = useRemarkCounts();
  const installation = useFragment(fragment, installationRef);
  const remarks = remarksOf(installation);
  if (remarks.length === 0) return null;
  return (
    <section>
      <h3>{remarkCounts(remarks)}</h3>
      <RemarkList
        installationId={installation.installationId}
        remarks={remarks}
        hasSeveralProducts={installation.steps.some(({ entries }) => entries.length > 1)}
      />
    </section>
  );
}

type ListProps = { installationId: string; remarks: ReturnType<typeof remarksOf>; hasSeveralProducts: boolean };

function RemarkList({ installationId, remarks, hasSeveralProducts }: ListProps) {
  const remarkText = useRemarkText();
  return (
    <ul className={styles.list}>
      {remarks.map((remark) => (
        <li key={`${remark.stepLabel} ${remark.productTitle} ${remark.field} ${remark.kind}`} className={styles.remark}>
          <StatusIcon name={remarkShape(remark)} size={16} />
          <span>
            {remark.stepLabel ? (
              <ViewLink
                installationId={installationId}
                view={{ name: "step", stepLabel: remark.stepLabel }}
                className={styles.step}
              >
                <Text id="step.numbered" values={{ number: remark.stepNumber, title: remarkText(remark) }} />
              </ViewLink>
            ) : (
              remarkText(remark)
            )}
            {hasSeveralProducts && <span className={styles.what}>{remark.productTitle}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const notJudged = { value: null, isOverRange: false, lowerBound: null, minimum: null, maximum: null };

/** `missing` lacks the unmeasured values of optional quantities, so all unmeasured values are read from the entries. */
function remarksOf({ missing, steps }: Remarks_installation$data) {
  const notMeasured = steps.flatMap(({ stepLabel, title, entries }, index) =>
    entries.flatMap(({ product, measurements }) =>
      measurements
        .filter(({ isNotMeasured }) => isNotMeasured)
        .map(({ quantity }) => ({
          ...notJudged,
          kind: "NOT_MEASURED",
          stepLabel,
          stepNumber: index + 1,
          stepTitle: title,
          productTitle: product.title,
          field: quantity,
        })),
    ),
  );
  return [...missing.filter(isRemark), ...notMeasured];
}
