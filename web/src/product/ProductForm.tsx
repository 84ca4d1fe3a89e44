import { Button, Checkbox } from "@blueprintjs/core";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { useDraftForm } from "../forms/useDraftForm.ts";
import { Text } from "../i18n/Text.tsx";
import type { FoilExpected_installation$key } from "./__generated__/FoilExpected_installation.graphql.ts";
import type { ProductForm_product$key } from "./__generated__/ProductForm_product.graphql.ts";
import { FoilExpected } from "./FoilExpected.tsx";
import { MarkingField } from "./MarkingField.tsx";
import styles from "./ProductForm.module.css";
import { ProductFormField } from "./ProductFormField.tsx";
import { type Draft, emptyDraft, productFaultTexts, productFaultValues, readDraft } from "./productDraft.ts";
import { SeriesExpected } from "./SeriesExpected.tsx";
import type { AddedProduct } from "./useAddProduct.ts";

type Props = {
  productRef: ProductForm_product$key;
  installationRef: FoilExpected_installation$key;
  draftKey: string;
  isAdding: boolean;
  onAdd: (extra: Omit<AddedProduct, "productId">) => void;
  onCancel: () => void;
  /** Leaves the form without deleting the typed text. */
  onLeave: () => void;
};

/** The fields of a product that is cut to length, in the order of `extraFields`. */
export function ProductForm({ productRef, installationRef, draftKey, isAdding, onAdd, onCancel, onLeave }: Props) {
  const { extraFields, ...product } = useFragment(
    graphql`
      fragment ProductForm_product on Product {
        extraFields
        ...FoilExpected_product
        ...SeriesExpected_product
      }
    `,
    productRef,
  );
  const form = useDraftForm<Draft>(draftKey, emptyDraft);
  const { values } = form;
  const { extra, fault: found } = readDraft(values, extraFields);
  const fault = form.formState.isSubmitted ? found : null;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    element.current?.querySelector("input")?.focus();
    // The browser only scrolls to the focused field, which would leave the form's buttons below the edge.
    element.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const submit = form.handleSubmit(() => extra && onAdd(extra));
  const onKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === "Enter") leadToMissing(event, found);
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (!event.repeat) onLeave();
  };
  return (
    <form className={styles.form} ref={element} noValidate onSubmit={(event) => void submit(event)} onKeyDown={onKey}>
      <DraftRestoredNotice kept={form} />
      {extraFields.map((field) => {
        if (field === "%future added value") return null;
        if (field === "ISOLATION")
          return (
            <Checkbox key={field} {...form.checkbox("isolation")}>
              <Text id="product.isolation" />
              <span className={styles.help}>
                <Text id="product.isolation.help" />
              </span>
            </Checkbox>
          );
        const shared = { input: form.textField(field), isFaulty: fault?.fields.includes(field) ?? false };
        if (field === "CABLE_MARKING")
          return (
            <MarkingField
              key={field}
              {...shared}
              value={values[field]}
              onScan={(marking) => form.change(field, marking)}
            />
          );
        return <ProductFormField key={field} field={field} {...shared} />;
      })}
      <div role="status" className={styles.expected}>
        <FoilExpected productRef={product} installationRef={installationRef} draft={values} />
        <SeriesExpected productRef={product} draft={values} />
      </div>
      <div role="alert" className={fault ? styles.fault : undefined}>
        {fault && <Text id={productFaultTexts[fault.kind]} values={productFaultValues} />}
      </div>
      <div className={styles.buttons}>
        <Button onClick={onCancel}>
          <Text id="product.cancel" />
        </Button>
        <Button type="submit" intent="primary" loading={isAdding}>
          <Text id="product.add.short" />
        </Button>
      </div>
    </form>
  );
}

/** A hand scanner sends Enter after the code. If a field is missing, Enter focuses it instead of adding the product. */
function leadToMissing(event: KeyboardEvent<HTMLFormElement>, fault: ReturnType<typeof readDraft>["fault"]): void {
  if (fault?.kind !== "missing") return;
  const inputs = [...event.currentTarget.querySelectorAll("input")];
  const missing = inputs.find(({ name }) => fault.fields.some((field) => field === name));
  if (!missing || event.target === missing || !inputs.some((input) => input === event.target)) return;
  event.preventDefault();
  missing.focus();
}
