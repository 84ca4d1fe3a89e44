import { Button } from "@blueprintjs/core";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Card } from "../ui/Card.tsx";
import { takeFreeFocus } from "../ui/takeFreeFocus.ts";
import { useRetainedPlaces } from "../ui/useRetainedPlaces.ts";
import type { AddedProducts_installation$key } from "./__generated__/AddedProducts_installation.graphql.ts";
import type { Exchanged } from "./ExchangeProductModal.tsx";
import { InstalledProductRow } from "./InstalledProductRow.tsx";
import { ProductChanges } from "./ProductChanges.tsx";
import { ProductFailure } from "./ProductFailure.tsx";
import type { ProductLines } from "./ProductRow.tsx";
import styles from "./ProductsCard.module.css";
import { RemovedProductRow } from "./RemovedProductRow.tsx";
import { RemoveProductModal } from "./RemoveProductModal.tsx";
import { recordedFor, totalOf } from "./recordedFor.ts";
import { useProductRemoval } from "./useProductRemoval.ts";
import { useUnsent } from "./useUnsent.ts";

const fragment = graphql`
  fragment AddedProducts_installation on Installation {
    id
    viewerCanRecord
    products {
      id
      measurementId
      catalogueProductId
      title
      cableMarking
      cableLength
      voltage
      isolation
      ...InstalledProductRow_product
      ...ProductChanges_product
    }
    steps {
      entries {
        id
        measurementId
        measurements {
          value
          isOverRange
          isNotMeasured
        }
        isWaterSurrounded
        attachments {
          fileName
        }
      }
    }
    ...InstalledProductRow_installation
    ...ExchangeProductModal_installation
  }
`;

/** A product without values and files is removed at once and can be restored. For others the page asks first. */
export function AddedProducts({ installationRef }: { installationRef: AddedProducts_installation$key }) {
  const text = useText();
  const installation = useFragment(fragment, installationRef);
  const { products, steps, viewerCanRecord } = installation;
  const removal = useProductRemoval(installation.id, (from, to) => rename(from, to));
  const present = new Map(products.map((product) => [product.id, product]));
  const { places, rename } = useRetainedPlaces([...present.keys()], (id) => removal.removed.has(id));
  const [asked, setAsked] = useState<{ id: string; title: string } | null>(null);
  const askedProduct = asked && present.get(asked.id);
  const [exchanged, setExchanged] = useState<Exchanged | null>(null);
  const isExchanged =
    exchanged && present.get(exchanged.productId)?.catalogueProductId === exchanged.catalogueProductId;
  const heading = useRef<HTMLHeadingElement>(null);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  // The heading takes the focus, because the focused button disappeared with its row.
  useEffect(() => {
    if (deletedId !== null) heading.current?.focus();
  }, [deletedId]);
  const unsent = useUnsent(steps);
  const remove = (id: string, lines: ProductLines) => {
    const product = present.get(id);
    if (!product) return;
    const { catalogueProductId: productId, cableMarking, cableLength, voltage, isolation } = product;
    // A product without title is no longer in the catalogue. It could not be restored, so its removal asks first.
    const { measurementId } = product;
    const { values, fileNames } = unsent.of(measurementId);
    if (!product.title || totalOf(recordedFor(measurementId, steps)) + values + fileNames.length > 0)
      return setAsked({ id, title: lines.title });
    void removal.remove(id, lines, { productId, cableMarking, cableLength, voltage, isolation });
  };
  return (
    <section>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1}>
          <Text id="product.added" /> <span className={styles.count}>{products.length}</span>
        </h3>
      </div>
      <Card flush>
        <ul>
          {places.map((id) => {
            const gone = removal.removed.get(id);
            const product = present.get(id);
            if (gone)
              return (
                <RemovedProductRow
                  key={`removed ${id}`}
                  lines={gone.lines}
                  isReturning={gone.isReturning}
                  onUndo={() => void removal.undo(id, gone)}
                />
              );
            return (
              product && (
                <InstalledProductRow
                  key={id}
                  productRef={product}
                  installationRef={installation}
                  changes={(lines) =>
                    viewerCanRecord && (
                      <ProductChanges
                        installationRef={installation}
                        productRef={product}
                        title={lines.title}
                        onExchanged={setExchanged}
                      >
                        <Button
                          variant="minimal"
                          intent="primary"
                          size="small"
                          ref={removal.returned === id ? takeFreeFocus : undefined}
                          aria-label={text("product.remove", { title: lines.title })}
                          onClick={() => remove(id, lines)}
                        >
                          <Text id="product.remove.short" />
                        </Button>
                      </ProductChanges>
                    )
                  }
                />
              )
            );
          })}
        </ul>
        {products.length === 0 && (
          <p className={styles.none}>
            <Text id="product.none" />
          </p>
        )}
      </Card>
      <p role="status" className={styles.note}>
        {isExchanged && viewerCanRecord && <Text id="product.exchange.done" values={exchanged} />}{" "}
        {removal.removed.size > 0 && <Text id="product.removed" />}
      </p>
      {removal.failed && <ProductFailure {...removal.failed} />}
      {asked && askedProduct && (
        <RemoveProductModal
          installationId={installation.id}
          product={asked}
          recorded={recordedFor(askedProduct.measurementId, steps)}
          unsent={unsent.of(askedProduct.measurementId)}
          onRemoved={() => {
            unsent.drop(askedProduct.measurementId);
            setAsked(null);
            setDeletedId(asked.id);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
