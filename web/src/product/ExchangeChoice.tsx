import { Button } from "@blueprintjs/core";
import { useEffect, useRef } from "react";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import styles from "./ExchangeOutcome.module.css";
import { ProductChoiceResult } from "./ProductChoiceResult.tsx";
import { ProductLines } from "./ProductLines.tsx";
import { ProductSearch } from "./ProductSearch.tsx";
import type { FormerProduct } from "./productMisfit.ts";
import type { ChosenProduct } from "./useProductChoice.ts";

type Props = {
  /** The search's draft is stored under this id. */
  ownerId: string;
  former: FormerProduct;
  chosen: ChosenProduct | null;
  /** Null to choose anew. */
  onChoose: (product: ChosenProduct | null) => void;
  isFocused?: boolean;
};

/** Searches for the new product. The chosen one takes the place of the search. */
export function ExchangeChoice({ ownerId, former, chosen, onChoose, isFocused = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // The choice, not the change of the current product, moves the focus.
  const mayMove = useRef(false);
  const choose = (product: ChosenProduct | null) => {
    mayMove.current = true;
    onChoose(product);
  };
  const chosenId = chosen?.id;
  useEffect(() => {
    if (!mayMove.current) return;
    mayMove.current = false;
    const place = chosenId === undefined ? box.current : box.current?.closest("form");
    const next = place?.querySelector<HTMLElement>("input, button[type=submit]");
    next?.focus();
    if (next instanceof HTMLInputElement) next.select();
  }, [chosenId]);
  return (
    <div ref={box} className={styles.choice}>
      {chosen ? (
        <>
          <h3>
            <Text id="installation.exchange.new" />
          </h3>
          <Card flush>
            <div className={styles.chosen}>
              <ProductLines product={chosen} />
              <Button onClick={() => choose(null)}>
                <Text id="installation.exchange.another" />
              </Button>
            </div>
          </Card>
        </>
      ) : (
        <ProductSearch
          ownerId={ownerId}
          isFocused={isFocused}
          showsKinds
          result={(product, takeEntry) => (
            <ProductChoiceResult productRef={product} takeEntry={takeEntry} former={former} onChoose={choose} />
          )}
        />
      )}
    </div>
  );
}
