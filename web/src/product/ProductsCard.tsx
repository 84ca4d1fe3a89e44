import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { ViewLink } from "../navigation/ViewLink.tsx";
import { Card } from "../ui/Card.tsx";
import type { ProductsCard_installation$key } from "./__generated__/ProductsCard_installation.graphql.ts";
import { InstalledProductRow } from "./InstalledProductRow.tsx";
import styles from "./ProductsCard.module.css";

export function ProductsCard({ installationRef }: { installationRef: ProductsCard_installation$key }) {
  const { products, viewerCanRecord, ...installation } = useFragment(
    graphql`
      fragment ProductsCard_installation on Installation {
        viewerCanRecord
        products {
          id
          ...InstalledProductRow_product
        }
        ...InstalledProductRow_installation
      }
    `,
    installationRef,
  );
  return (
    <section>
      <div className={styles.head}>
        <h3>
          <Text id="installation.products" /> <span className={styles.count}>{products.length}</span>
        </h3>
        {viewerCanRecord ? (
          <ViewLink view={{ name: "products" }} className={styles.change}>
            <Text id="product.change" />
          </ViewLink>
        ) : (
          <span className={styles.fixed}>
            <Text id="product.fixed" />
          </span>
        )}
      </div>
      <Card flush>
        {products.length === 0 && (
          <p className={styles.none}>
            <Text id="product.none" />
          </p>
        )}
        <ul>
          {products.map((product) => (
            <InstalledProductRow key={product.id} productRef={product} installationRef={installation} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
