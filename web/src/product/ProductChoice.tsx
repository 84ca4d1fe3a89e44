import { Button, Checkbox } from "@blueprintjs/core";
import { useEffect, useId, useRef } from "react";
import { draftKeys } from "../forms/draftKeys.ts";
import { draftName, writeDraft } from "../forms/draftStore.ts";
import type { DraftForm } from "../forms/useDraftForm.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Card } from "../ui/Card.tsx";
import { takeFreeFocus } from "../ui/takeFreeFocus.ts";
import { FoilExpectation } from "./FoilExpected.tsx";
import styles from "./ProductChoice.module.css";
import { ProductChoiceResult } from "./ProductChoiceResult.tsx";
import formStyles from "./ProductForm.module.css";
import { ProductFormField } from "./ProductFormField.tsx";
import { ProductLines } from "./ProductLines.tsx";
import resultStyles from "./ProductResults.module.css";
import { ProductSearch } from "./ProductSearch.tsx";
import { emptyDraft } from "./productDraft.ts";
import { SeriesExpectation } from "./SeriesExpected.tsx";
import { askedOf, type ChosenProduct, type ProductChoiceDraft, useProductChoice } from "./useProductChoice.ts";

type Props = { form: DraftForm<ProductChoiceDraft>; ownerId: string; disabled: boolean };

export function ProductChoice({ form, ownerId, disabled }: Props) {
  const text = useText();
  const titleId = useId();
  const { values, change } = form;
  const { chosen, fault } = useProductChoice(values);
  const draft = { ...emptyDraft, ...values };
  const box = useRef<HTMLFieldSetElement>(null);
  const wasChosen = useRef(chosen !== null);
  // The next control takes the focus, because the pressed button disappeared with the search or the product.
  useEffect(() => {
    const next = () => box.current?.querySelector("input") ?? box.current?.querySelector("button") ?? null;
    if (wasChosen.current !== (chosen !== null)) takeFreeFocus(next());
    wasChosen.current = chosen !== null;
  }, [chosen]);
  const choose = (product: ChosenProduct) => {
    writeDraft(draftName(draftKeys.productSearch(ownerId)), null);
    change("product", JSON.stringify(product));
  };
  return (
    <fieldset ref={box} className={styles.choice} disabled={disabled} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        <Text id="product.choice" />{" "}
        <span className={styles.optional}>
          <Text id="form.optional" />
        </span>
      </h3>
      {!chosen ? (
        <ProductSearch
          ownerId={ownerId}
          result={(product, takeEntry) => (
            <ProductChoiceResult productRef={product} takeEntry={takeEntry} onChoose={choose} />
          )}
        />
      ) : (
        <Card flush>
          <div className={resultStyles.result}>
            <div className={resultStyles.row}>
              <ProductLines product={chosen} />
              <Button
                aria-label={text("product.remove", { title: chosen.title })}
                disabled={disabled}
                onClick={() => change("product", "")}
              >
                <Text id="product.remove.short" />
              </Button>
            </div>
            {askedOf(chosen).length > 0 && (
              <div className={formStyles.form}>
                {askedOf(chosen).map((field) =>
                  field === "ISOLATION" ? (
                    <Checkbox key={field} {...form.checkbox("isolation")}>
                      <Text id="product.isolation" />
                      <span className={formStyles.help}>
                        <Text id="product.isolation.help" />
                      </span>
                    </Checkbox>
                  ) : (
                    (field === "VOLTAGE" || field === "CABLE_LENGTH") && (
                      <ProductFormField
                        key={field}
                        field={field}
                        input={form.textField(field)}
                        isFaulty={(fault?.isWrong && fault.fields.includes(field)) || false}
                      />
                    )
                  ),
                )}
                <div role="status" className={formStyles.expected}>
                  <FoilExpectation product={chosen} others={[]} draft={draft} />
                  <SeriesExpectation product={chosen} draft={draft} />
                </div>
                <div role="alert" className={fault?.isWrong ? formStyles.fault : undefined}>
                  {fault?.isWrong && fault.text}
                </div>
              </div>
            )}
          </div>
        </Card>
      )}
    </fieldset>
  );
}
