import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
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

/** Asks before a product is removed that cannot come back as it was, and names what is lost with it. */
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
    <Modal title={text("product.remove.title")} isBusy={isRemoving} onClose={onClose}>
      <ModalBody>
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
      </ModalBody>
      <ModalFooter>
        <Button autoFocus size="large" disabled={isRemoving} onClick={onClose}>
          <Text id="product.remove.keep" />
        </Button>
        <Button size="large" intent="danger" loading={isRemoving} onClick={() => void remove()}>
          <Text id="product.remove.short" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
