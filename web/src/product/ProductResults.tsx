import { Button } from "@blueprintjs/core";
import { Fragment, type ReactNode } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import type { ProductResultsQuery, ProductResultsQuery$data } from "./__generated__/ProductResultsQuery.graphql.ts";
import { exactMatch } from "./exactMatch.ts";
import styles from "./ProductResults.module.css";
import type { TakeEntry } from "./useEntered.ts";
import type { Entry } from "./useProductSearch.ts";

export type FoundProduct = ProductResultsQuery$data["productSearch"]["nodes"][number];

type Props = {
  queryReference: PreloadedQuery<ProductResultsQuery>;
  isSearching: boolean;
  entry: Entry | null;
  takeEntry: TakeEntry;
  /** Null if there are no more results. */
  onShowMore: (() => void) | null;
  /** Stands below the text that nothing was found. */
  whenNone: ReactNode;
  /** Renders a result; `takeEntry` is null unless the product has the entered number. */
  result: (product: FoundProduct, takeEntry: TakeEntry | null) => ReactNode;
};

export function ProductResults({ queryReference, isSearching, entry, takeEntry, onShowMore, whenNone, result }: Props) {
  const { productSearch } = usePreloadedQuery<ProductResultsQuery>(
    graphql`
      query ProductResultsQuery($query: String!, $first: Int!) {
        productSearch(query: $query, first: $first) {
          totalCount
          hasMore
          nodes {
            id
            articleNumber
            snro
            elNumber
            gtin
            ...ProductResult_product
            ...ProductChoiceResult_product
          }
        }
      }
    `,
    queryReference,
  );
  const { nodes: products, totalCount, hasMore } = productSearch;
  const shown = products.length;
  const { query } = queryReference.variables;
  const entered = entry?.number === query && !entry.isTaken ? exactMatch(products, query) : null;
  if (shown === 0)
    return (
      <>
        <Card flush>
          <p className={styles.none} role="status">
            <Text id="product.notFound" values={{ query }} />
          </p>
        </Card>
        {whenNone && <div className={styles.whenNone}>{whenNone}</div>}
      </>
    );
  return (
    <Card flush>
      <p className={styles.count} role="status">
        {!hasMore && <Text id="product.found" values={{ count: shown }} />}
        {hasMore && typeof totalCount === "number" && (
          <Text id="product.foundOf" values={{ shown, count: totalCount }} />
        )}
        {hasMore && typeof totalCount !== "number" && <Text id="product.foundFirst" values={{ shown }} />}
      </p>
      <ul className={styles.results}>
        {products.map((product) => (
          <Fragment key={product.id}>{result(product, product === entered ? takeEntry : null)}</Fragment>
        ))}
      </ul>
      {hasMore && (
        <div className={styles.more}>
          {onShowMore ? (
            <Button variant="minimal" intent="primary" loading={isSearching} onClick={onShowMore}>
              <Text id="product.showMore" />
            </Button>
          ) : (
            <Text id="product.narrow" values={{ shown }} />
          )}
        </div>
      )}
    </Card>
  );
}
