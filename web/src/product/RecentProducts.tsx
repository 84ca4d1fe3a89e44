import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import type { FoilExpected_installation$key } from "./__generated__/FoilExpected_installation.graphql.ts";
import type { RecentProducts_use$key } from "./__generated__/RecentProducts_use.graphql.ts";
import { ProductResult } from "./ProductResult.tsx";
import styles from "./RecentProducts.module.css";

type Props = {
  useRef: RecentProducts_use$key;
  installationId: string;
  installationRef: FoilExpected_installation$key;
  inRoom: ReadonlySet<string>;
};

/** The products that the company used lately, each with its rooms and the last day. */
export function RecentProducts({ useRef, installationId, installationRef, inRoom }: Props) {
  const titleId = useId();
  const { recent } = useFragment(
    graphql`
      fragment RecentProducts_use on ProductUse {
        recent {
          product {
            id
            ...ProductResult_product
          }
          installations
          lastAddedAt
        }
      }
    `,
    useRef,
  );
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          <Text id="product.recent" />
        </h3>
        <span className={styles.period}>
          <Text id="product.recent.period" />
        </span>
      </div>
      <Card flush>
        <ul className={styles.rows}>
          {recent.map(({ product, installations, lastAddedAt }) => (
            <ProductResult
              key={product.id}
              productRef={product}
              takeEntry={null}
              installationId={installationId}
              installationRef={installationRef}
              inRoom={inRoom}
              aside={
                <div className={styles.use}>
                  <div>
                    <Text id="product.recent.rooms" values={{ count: installations }} />
                  </div>
                  <div>
                    <Text id="product.recent.last" values={{ day: localDay(lastAddedAt) }} />
                  </div>
                </div>
              }
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
