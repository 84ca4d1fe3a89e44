import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { Problem } from "../installation/outcome.ts";
import { ProblemNotice } from "../installation/ProblemNotice.tsx";
import { Card } from "../ui/Card.tsx";
import type { AddedProducts_installation$key } from "./__generated__/AddedProducts_installation.graphql.ts";
import { InstalledProductRow } from "./InstalledProductRow.tsx";
import styles from "./ProductsCard.module.css";
import { useRemoveProduct } from "./useRemoveProduct.ts";

/** The products already in the installation. Removing one removes what was recorded for it too, so the button says so. */
export function AddedProducts({ installationRef }: { installationRef: AddedProducts_installation$key }) {
  const text = useText();
  const installation = useFragment(
    graphql`
      fragment AddedProducts_installation on Installation {
        id
        viewerCanRecord
        products {
          id
          title
          ...InstalledProductRow_product
        }
        ...InstalledProductRow_installation
      }
    `,
    installationRef,
  );
  const { products, viewerCanRecord } = installation;
  const removeProduct = useRemoveProduct(installation.id);
  const [problem, setProblem] = useState<Problem | null>(null);
  const remove = async (id: string) => {
    setProblem(null);
    const outcome = await removeProduct(id);
    if (outcome.kind !== "done") setProblem(outcome);
  };
  return (
    <section>
      <div className={styles.head}>
        <h3>
          <Text id="product.added" /> <span className={styles.count}>{products.length}</span>
        </h3>
      </div>
      <Card flush>
        {products.length === 0 && (
          <p className={styles.none}>
            <Text id="product.none" />
          </p>
        )}
        <ul>
          {products.map((product) => (
            <InstalledProductRow
              key={product.id}
              productRef={product}
              installationRef={installation}
              action={
                viewerCanRecord && (
                  <Button
                    aria-label={text("product.remove", { title: product.title })}
                    onClick={() => void remove(product.id)}
                  >
                    <Text id="product.remove.short" />
                  </Button>
                )
              }
            />
          ))}
        </ul>
      </Card>
      {viewerCanRecord && products.length > 0 && (
        <p className={styles.note}>
          <Text id="product.remove.note" />
        </p>
      )}
      {problem && <ProblemNotice problem={problem} title="product.remove.failed" />}
    </section>
  );
}
