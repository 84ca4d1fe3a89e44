import { Button, Checkbox } from "@blueprintjs/core";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { useFormDraft } from "../forms/useFormDraft.ts";
import { Text } from "../i18n/Text.tsx";
import type { FoilExpected_installation$key } from "./__generated__/FoilExpected_installation.graphql.ts";
import type { ProductForm_product$key } from "./__generated__/ProductForm_product.graphql.ts";
import { FoilExpected } from "./FoilExpected.tsx";
import styles from "./ProductForm.module.css";
import { ProductFormField } from "./ProductFormField.tsx";
import { type Draft, emptyDraft, type FormFault, productLimits, readDraft } from "./productDraft.ts";
import { SeriesExpected } from "./SeriesExpected.tsx";
import type { AddedProduct } from "./useAddProduct.ts";

const faultTexts = {
  missing: "product.allRequired",
  notANumber: "product.notANumber",
  tooLong: "form.maxLength",
} as const;
const { CABLE_LENGTH: length, VOLTAGE: voltage, CABLE_MARKING: max } = productLimits;
const faultValues = { length, voltage, max };

type Props = {
  productRef: ProductForm_product$key;
  installationRef: FoilExpected_installation$key;
  draftKey: string;
  isAdding: boolean;
  onAdd: (extra: Omit<AddedProduct, "productId">) => void;
  /** Gives up what was typed. */
  onCancel: () => void;
  /** Leaves the form; what was typed is kept for the next time. */
  onLeave: () => void;
};

/** Fields that a cut-to-length product needs before it is added, in the order of the form. */
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
  const kept = useFormDraft<Draft>(draftKey, emptyDraft);
  const { draft, setDraft } = kept;
  const [fault, setFault] = useState<FormFault | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const change = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    if (fault) setFault(readDraft(next, extraFields).fault);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { extra, fault: found } = readDraft(draft, extraFields);
    setFault(found);
    if (extra) onAdd(extra);
  };
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (!event.repeat) onLeave();
  };
  return (
    <form className={styles.form} ref={form} noValidate onSubmit={submit} onKeyDown={leaveOnEscape}>
      <DraftRestoredNotice kept={kept} />
      {extraFields.map((field) => {
        if (field === "%future added value") return null;
        if (field === "ISOLATION")
          return (
            <Checkbox
              key={field}
              checked={draft.isolation}
              onChange={(event) => change({ isolation: event.currentTarget.checked })}
            >
              <Text id="product.isolation" />
              <span className={styles.help}>
                <Text id="product.isolation.help" />
              </span>
            </Checkbox>
          );
        return (
          <ProductFormField
            key={field}
            field={field}
            value={draft[field]}
            isFaulty={fault?.fields.includes(field) ?? false}
            onChange={(value) => change({ [field]: value })}
          />
        );
      })}
      <div role="status" className={styles.expected}>
        <FoilExpected productRef={product} installationRef={installationRef} draft={draft} />
        <SeriesExpected productRef={product} draft={draft} />
      </div>
      <div role="alert" className={fault ? styles.fault : undefined}>
        {fault && <Text id={faultTexts[fault.kind]} values={faultValues} />}
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
