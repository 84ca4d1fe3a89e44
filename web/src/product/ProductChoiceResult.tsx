import { Button } from "@blueprintjs/core";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { ProductChoiceResult_product$key } from "./__generated__/ProductChoiceResult_product.graphql.ts";
import { ProductLines } from "./ProductLines.tsx";
import styles from "./ProductResults.module.css";
import { type TakeEntry, useEntered } from "./useEntered.ts";
import type { ChosenProduct } from "./useProductChoice.ts";

type Props = {
  productRef: ProductChoiceResult_product$key;
  takeEntry: TakeEntry | null;
  /** The product to exchange. The search does not offer this product as a replacement. */
  currentId?: string | undefined;
  onChoose: (product: ChosenProduct) => void;
};

export function ProductChoiceResult({ productRef, takeEntry, currentId, onChoose }: Props) {
  const text = useText();
  const { id, title, number, extraFields, recipe, power, nominalResistance, resistancePerMetre } = useFragment(
    graphql`
      fragment ProductChoiceResult_product on Product {
        id
        title
        number
        extraFields
        recipe
        power
        nominalResistance
        resistancePerMetre
      }
    `,
    productRef,
  );
  const product = { id, title, number, extraFields, recipe, power, nominalResistance, resistancePerMetre };
  useEntered(takeEntry, () => id !== currentId && onChoose(product));
  return (
    <li className={styles.result}>
      <div className={styles.row}>
        <ProductLines product={product} />
        {id === currentId ? (
          <span className={styles.number}>
            <Text id="product.choose.current" />
          </span>
        ) : (
          <Button aria-label={text("product.choose", { title })} onClick={() => onChoose(product)}>
            <Text id="product.choose.short" />
          </Button>
        )}
      </div>
    </li>
  );
}
