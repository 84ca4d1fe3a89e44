import { Button } from "@blueprintjs/core";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { ProductChoiceResult_product$key } from "./__generated__/ProductChoiceResult_product.graphql.ts";
import { ProductAmounts } from "./ProductAmounts.tsx";
import { ProductLines } from "./ProductLines.tsx";
import styles from "./ProductResults.module.css";
import { type FormerProduct, useProductMisfit } from "./productMisfit.ts";
import { type TakeEntry, useEntered } from "./useEntered.ts";
import type { ChosenProduct } from "./useProductChoice.ts";

type Props = {
  productRef: ProductChoiceResult_product$key;
  takeEntry: TakeEntry | null;
  /** The product to exchange. This product and products of another recipe cannot be chosen. */
  former?: FormerProduct;
  onChoose: (product: ChosenProduct) => void;
};

export function ProductChoiceResult({ productRef, takeEntry, former, onChoose }: Props) {
  const text = useText();
  const product = useFragment(
    graphql`
      fragment ProductChoiceResult_product on Product {
        id
        title
        number
        extraFields
        recipe
        power
        length
        nominalResistance
        resistancePerMetre
        minResistance
        maxResistance
      }
    `,
    productRef,
  );
  const { id, title } = product;
  const misfitOf = useProductMisfit();
  const isCurrent = id === former?.id;
  const refusal = isCurrent ? text("product.choose.current") : former ? misfitOf(former, product) : null;
  useEntered(takeEntry, () => refusal === null && onChoose(product));
  return (
    <li className={styles.result}>
      <div className={styles.row}>
        <ProductLines product={product} />
        {(refusal === null || isCurrent) && <ProductAmounts product={product} />}
        {refusal === null ? (
          <Button
            className={styles.choice}
            aria-label={text("product.choose", { title })}
            onClick={() => onChoose(product)}
          >
            <Text id="product.choose.short" />
          </Button>
        ) : (
          <span className={isCurrent ? `${styles.number} ${styles.choice}` : styles.misfit}>{refusal}</span>
        )}
      </div>
    </li>
  );
}
