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
  const isChosen = chosen !== null;
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    if (wasChosen.current === isChosen) return;
    wasChosen.current = isChosen;
    const next = isChosen ? box.current?.closest("form")?.querySelector<HTMLElement>("button[type=submit]") : null;
    (next ?? box.current?.querySelector<HTMLElement>("input"))?.focus();
  }, [isChosen]);
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
              <Button onClick={() => onChoose(null)}>
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
            <ProductChoiceResult productRef={product} takeEntry={takeEntry} former={former} onChoose={onChoose} />
          )}
        />
      )}
    </div>
  );
}
