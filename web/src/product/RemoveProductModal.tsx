import { useState } from "react";
import { FormDialog } from "../forms/FormDialog.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { ProductFailure } from "./ProductFailure.tsx";
import { type Recorded, totalOf, withFiles } from "./recordedFor.ts";
import { useRemoveProduct } from "./useRemoveProduct.ts";
import type { Unsent } from "./useUnsent.ts";

type Props = {
  installationId: string;
  product: { id: string; title: string };
  recorded: Recorded;
  unsent: Unsent;
  onRemoved: () => void;
  onClose: () => void;
};

export function RemoveProductModal({ installationId, product, recorded, unsent, onRemoved, onClose }: Props) {
  const text = useText();
  const { removeProduct, isRemoving } = useRemoveProduct(installationId);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const { values, photos, documents } = withFiles(recorded, unsent.fileNames);
  const lost = [
    values + unsent.values > 0 && text("product.recorded.values", { count: values + unsent.values }),
    photos > 0 && text("product.recorded.photos", { count: photos }),
    documents > 0 && text("product.recorded.documents", { count: documents }),
  ].filter((each) => each !== false);
  const remove = async () => {
    setFailure(null);
    const result = await removeProduct(product.id, totalOf(recorded));
    if (result.kind === "done") onRemoved();
    else setFailure(result);
  };
  return (
    <FormDialog
      title={text("product.remove.title")}
      action={text("product.remove.short")}
      intent="danger"
      isBusy={isRemoving}
      leave="product.remove.keep"
      focus="leave"
      onSubmit={() => void remove()}
      onClose={onClose}
    >
      {failure && <ProductFailure failure={failure} action="remove" />}
      <p>
        <strong>{product.title}</strong>
      </p>
      {lost.length > 0 ? (
        <>
          <p>
            <Text id="product.remove.lost" values={{ what: lost.join(", ") }} />
          </p>
          <p>
            <Text id="product.remove.covered" />
          </p>
        </>
      ) : (
        <p>
          <Text id="product.remove.unknown" />
        </p>
      )}
    </FormDialog>
  );
}
