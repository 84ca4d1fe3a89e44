import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import type { FoilExpected_installation$key } from "./__generated__/FoilExpected_installation.graphql.ts";
import type { ProductResultsQuery } from "./__generated__/ProductResultsQuery.graphql.ts";
import { ProductResult } from "./ProductResult.tsx";
import styles from "./ProductResults.module.css";

type Props = {
  queryReference: PreloadedQuery<ProductResultsQuery>;
  installationId: string;
  installationRef: FoilExpected_installation$key;
};

export function ProductResults({ queryReference, ...installation }: Props) {
  const { products } = usePreloadedQuery<ProductResultsQuery>(
    graphql`
      query ProductResultsQuery($query: String!) {
        products(query: $query, first: 10) {
          id
          ...ProductResult_product
        }
      }
    `,
    queryReference,
  );
  return (
    <Card flush>
      <p className="heard-only" role="status">
        <Text id="product.found" values={{ count: products.length }} />
      </p>
      {products.length === 0 ? (
        <p className={styles.none}>
          <Text id="product.notFound" />
        </p>
      ) : (
        <ul className={styles.results}>
          {products.map((product) => (
            <ProductResult key={product.id} productRef={product} {...installation} />
          ))}
        </ul>
      )}
    </Card>
  );
}
