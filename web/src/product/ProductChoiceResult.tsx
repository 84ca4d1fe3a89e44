import { Button } from "@blueprintjs/core";
import { Tick } from "@blueprintjs/icons";
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
  isChosen?: boolean;
  onChoose: (product: ChosenProduct) => void;
};

export function ProductChoiceResult({ productRef, takeEntry, currentId, isChosen = false, onChoose }: Props) {
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
  useEntered(takeEntry, () => id !== currentId && onChoose(product));
  return (
    <li className={`${styles.result} ${isChosen ? styles.chosen : ""}`}>
      <div className={styles.row}>
        <ProductLines product={product} />
        {id === currentId ? (
          <span className={styles.number}>
            <Text id="product.choose.current" />
          </span>
        ) : (
          <Button
            icon={isChosen ? <Tick /> : undefined}
            aria-label={text(isChosen ? "product.choose.chosenOf" : "product.choose", { title })}
            onClick={() => onChoose(product)}
          >
            <Text id={isChosen ? "product.choose.chosen" : "product.choose.short"} />
          </Button>
        )}
      </div>
    </li>
  );
}
