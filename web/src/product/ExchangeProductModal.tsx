import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import styles from "./InstalledProductRow.module.css";
import { ProductChoiceResult } from "./ProductChoiceResult.tsx";
import { ProductSearch } from "./ProductSearch.tsx";
import type { ChosenProduct } from "./useProductChoice.ts";
import { useUpdateInstalledProduct } from "./useUpdateInstalledProduct.ts";

type Props = { productId: string; title: string; onClose: () => void };

/** Looks for the product that a wrong one is exchanged for, and asks before it is. */
export function ExchangeProductModal({ productId, title, onClose }: Props) {
  const text = useText();
  const [update, isSaving] = useUpdateInstalledProduct();
  const [chosen, setChosen] = useState<ChosenProduct | null>(null);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const exchange = async (product: ChosenProduct) => {
    setFailure(null);
    const result = await update({ installedProductId: productId, productId: product.id });
    if (result.kind === "done") onClose();
    else setFailure(result);
  };
  const choose = (product: ChosenProduct) => {
    setFailure(null);
    setChosen(product);
  };
  return (
    <Modal title={text("product.exchange.title")} isBusy={isSaving} onClose={onClose}>
      <ModalBody>
        <p className={styles.stays}>
          <Text id="product.exchange.stays" values={{ title }} />
        </p>
        {failure && <FailureNotice failure={failure} title="product.exchange.failed" />}
        <ProductSearch
          ownerId={`exchange of ${productId}`}
          result={(product, takeEntry) => (
            <ProductChoiceResult productRef={product} takeEntry={takeEntry} onChoose={choose} />
          )}
        />
      </ModalBody>
      <ModalFooter>
        <Button size="large" disabled={isSaving} onClick={onClose}>
          <Text id="modal.cancel" />
        </Button>
        {chosen && (
          <Button size="large" intent="primary" loading={isSaving} onClick={() => void exchange(chosen)}>
            {text("product.exchange.for", { title: chosen.title })}
          </Button>
        )}
      </ModalFooter>
    </Modal>
  );
}
