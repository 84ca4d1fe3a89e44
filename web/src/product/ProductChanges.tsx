import { Button } from "@blueprintjs/core";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { draftKeys } from "../forms/draftKeys.ts";
import { draftName, readDraft, wasInterrupted } from "../forms/draftStore.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useFeatures } from "../relay/features.tsx";
import { lazyModal } from "../ui/lazyModal.tsx";
import { takeFreeFocus } from "../ui/takeFreeFocus.ts";
import type { ExchangeProductModal_installation$key } from "./__generated__/ExchangeProductModal_installation.graphql.ts";
import type { ProductChanges_product$key } from "./__generated__/ProductChanges_product.graphql.ts";
import type { Exchanged } from "./ExchangeProductModal.tsx";
import styles from "./InstalledProductRow.module.css";
import { MarkingForm } from "./MarkingForm.tsx";

const ExchangeProductModal = lazyModal(async () => (await import("./ExchangeProductModal.tsx")).ExchangeProductModal);

type Props = {
  installationRef: ExchangeProductModal_installation$key;
  productRef: ProductChanges_product$key;
  title: string;
  onExchanged: (exchanged: Exchanged) => void;
  /** The button that removes the product. */
  children: ReactNode;
};

export function ProductChanges({ installationRef, productRef, title, onExchanged, children }: Props) {
  const text = useText();
  const { productChanges } = useFeatures();
  const { id, cableMarking, recipe } = useFragment(
    graphql`
      fragment ProductChanges_product on InstalledProduct {
        id
        cableMarking
        recipe
      }
    `,
    productRef,
  );
  const [isTyping, setTyping] = useState(() => readDraft(draftName(draftKeys.marking(id))) !== null);
  // True once the form has closed. Its focused field is then gone, so a button takes the focus.
  const [isTyped, setTyped] = useState(false);
  const [isExchanging, setExchanging] = useState(
    () => wasInterrupted(draftKeys.exchange(id)) || wasInterrupted(draftKeys.productSearch(id)),
  );
  const closeForm = () => {
    setTyping(false);
    setTyped(true);
  };
  if (!productChanges) return <div className={styles.changes}>{children}</div>;
  if (isTyping) return <MarkingForm productId={id} marking={cableMarking ?? null} onClose={closeForm} />;
  return (
    <div className={styles.changes}>
      <Button
        variant="minimal"
        intent="primary"
        size="small"
        aria-label={text("product.exchange", { title })}
        onClick={() => setExchanging(true)}
      >
        <Text id="product.exchange.short" />
      </Button>
      {recipe !== "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH" && (
        <Button
          ref={isTyped ? takeFreeFocus : undefined}
          variant="minimal"
          intent="primary"
          size="small"
          onClick={() => setTyping(true)}
        >
          <Text id={cableMarking ? "product.marking.change" : "product.marking.enter"} />
          <span className="heard-only">: {title}</span>
        </Button>
      )}
      {children}
      {isExchanging && (
        <ExchangeProductModal
          productId={id}
          title={title}
          installationRef={installationRef}
          onExchanged={onExchanged}
          onClose={() => setExchanging(false)}
        />
      )}
    </div>
  );
}
