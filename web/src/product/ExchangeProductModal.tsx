import { useState } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { draftName, writeDraft } from "../forms/draftStore.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { ExchangeOutcome_installation$key } from "./__generated__/ExchangeOutcome_installation.graphql.ts";
import { ExchangeOutcome } from "./ExchangeOutcome.tsx";
import styles from "./InstalledProductRow.module.css";
import { ProductChoiceResult } from "./ProductChoiceResult.tsx";
import { ProductSearch } from "./ProductSearch.tsx";
import type { ChosenProduct } from "./useProductChoice.ts";
import { useUpdateInstalledProduct } from "./useUpdateInstalledProduct.ts";

type Props = {
  productId: string;
  title: string;
  installationRef: ExchangeOutcome_installation$key;
  onClose: () => void;
};

export function ExchangeProductModal({ productId, title, installationRef, onClose }: Props) {
  const text = useText();
  const [update, isSaving] = useUpdateInstalledProduct();
  const [chosen, setChosen] = useState<ChosenProduct | null>(null);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const searchId = `exchange of ${productId}`;
  const close = () => {
    writeDraft(draftName(draftKeys.productSearch(searchId)), null);
    onClose();
  };
  const exchange = async (product: ChosenProduct) => {
    setFailure(null);
    const result = await update({ installedProductId: productId, productId: product.id });
    if (result.kind === "done") close();
    else setFailure(result);
  };
  const choose = (product: ChosenProduct) => {
    setFailure(null);
    setChosen(product);
  };
  return (
    <FormDialog
      title={text("product.exchange.title")}
      action={chosen && text("product.exchange.for", { title: chosen.title })}
      isBusy={isSaving}
      onSubmit={() => chosen && void exchange(chosen)}
      onClose={close}
    >
      <p className={styles.stays}>
        <Text id="product.exchange.stays" values={{ title }} />
      </p>
      {failure && <FailureNotice failure={failure} title="product.exchange.failed" />}
      <ProductSearch
        ownerId={searchId}
        isFocused
        showsKinds
        result={(product, takeEntry) => (
          <ProductChoiceResult
            productRef={product}
            takeEntry={takeEntry}
            isChosen={product.id === chosen?.id}
            onChoose={choose}
          />
        )}
      />
      <ExchangeOutcome productId={productId} installationRef={installationRef} chosen={chosen} />
    </FormDialog>
  );
}
