import { Button } from "@blueprintjs/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { draftName, readDraft, writeDraft } from "../forms/draftStore.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { takeFreeFocus } from "../ui/takeFreeFocus.ts";
import type { FoilExpected_installation$key } from "./__generated__/FoilExpected_installation.graphql.ts";
import type { ProductResult_product$key } from "./__generated__/ProductResult_product.graphql.ts";
import { ProductAmounts } from "./ProductAmounts.tsx";
import { ProductForm } from "./ProductForm.tsx";
import { ProductLines } from "./ProductLines.tsx";
import styles from "./ProductResults.module.css";
import { type AddedProduct, useAddProduct } from "./useAddProduct.ts";
import { type TakeEntry, useEntered } from "./useEntered.ts";

type Props = {
  productRef: ProductResult_product$key;
  takeEntry: TakeEntry | null;
  installationId: string;
  installationRef: FoilExpected_installation$key;
  /** The catalogue's ids of the room's products. */
  inRoom: ReadonlySet<string>;
  /** Stands between the product and its button, in place of limits and power. */
  aside?: ReactNode;
};

/** A product without extra fields is added at once. For any other product a form opens. */
export function ProductResult({ productRef, takeEntry, installationId, installationRef, inRoom, aside }: Props) {
  const text = useText();
  const product = useFragment(
    graphql`
      fragment ProductResult_product on Product {
        id
        title
        number
        extraFields
        nominalResistance
        recipe
        power
        minResistance
        maxResistance
        ...ProductForm_product
      }
    `,
    productRef,
  );
  const { addProduct, isAdding } = useAddProduct(installationId);
  const draftKey = draftKeys.product(installationId, product.id);
  const [isFormOpen, setFormOpen] = useState(() => readDraft(draftName(draftKey)) !== null);
  const [isAdded, setAdded] = useState(false);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const closeForm = () => {
    writeDraft(draftName(draftKey), null);
    setFormOpen(false);
  };
  const add = async (extra: Omit<AddedProduct, "productId">, isPress: boolean) => {
    setFailure(null);
    setAdded(false);
    const result = await addProduct({ productId: product.id, ...extra }, { isPress });
    if (result.kind !== "done") return setFailure(result);
    closeForm();
    setAdded(true);
  };
  const addButton = useRef<HTMLButtonElement>(null);
  const wasFormOpen = useRef(isFormOpen);
  // The button gets the focus back, which it loses while it is disabled or its form is open.
  useEffect(() => {
    if (isAdded || (wasFormOpen.current && !isFormOpen)) takeFreeFocus(addButton.current);
    wasFormOpen.current = isFormOpen;
  }, [isAdded, isFormOpen]);
  const take = (isPress: boolean) => (product.extraFields.length > 0 ? setFormOpen(true) : void add({}, isPress));
  // A product scanned twice is added twice.
  useEntered(takeEntry, () => take(false));
  return (
    <li className={styles.result}>
      <div className={styles.row}>
        <ProductLines product={product} isInRoom={!isAdded && inRoom.has(product.id)} />
        {aside ?? <ProductAmounts product={product} />}
        {!isFormOpen && (
          <Button
            ref={addButton}
            variant={inRoom.has(product.id) ? "minimal" : "solid"}
            aria-label={text("product.add", { title: product.title })}
            loading={isAdding}
            onClick={() => take(true)}
          >
            <Text id="product.add.short" />
          </Button>
        )}
      </div>
      {isFormOpen && (
        <ProductForm
          productRef={product}
          installationRef={installationRef}
          draftKey={draftKey}
          isAdding={isAdding}
          onAdd={(extra) => void add(extra, false)}
          onCancel={closeForm}
          onLeave={() => setFormOpen(false)}
        />
      )}
      <div role="status" className={isAdded ? styles.said : undefined}>
        {isAdded && <Text id="product.isAdded" />}
      </div>
      {failure && <FailureNotice failure={failure} title="product.add.failed" />}
    </li>
  );
}
