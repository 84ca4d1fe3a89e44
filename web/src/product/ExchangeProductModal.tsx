import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { FormDialog } from "../forms/FormDialog.tsx";
import { isTooLong } from "../forms/textLimits.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { ExchangeProductModal_installation$key } from "./__generated__/ExchangeProductModal_installation.graphql.ts";
import { ExchangeChoice } from "./ExchangeChoice.tsx";
import { ExchangeOutcome } from "./ExchangeOutcome.tsx";
import { toInstalled } from "./exchangedProduct.ts";
import styles from "./InstalledProductRow.module.css";
import { MarkingField } from "./MarkingField.tsx";
import { productLimits } from "./productDraft.ts";
import { useExchangeForm } from "./useExchangeForm.ts";
import { useUpdateInstalledProduct } from "./useUpdateInstalledProduct.ts";

/** `from` and `to` are titles. */
export type Exchanged = { productId: string; catalogueProductId: string; from: string; to: string };

type Props = {
  productId: string;
  title: string;
  installationRef: ExchangeProductModal_installation$key;
  onExchanged: (exchanged: Exchanged) => void;
  onClose: () => void;
};

export function ExchangeProductModal({ productId, title, installationRef, onExchanged, onClose }: Props) {
  const text = useText();
  const [update] = useUpdateInstalledProduct();
  const installation = useFragment(
    graphql`
      fragment ExchangeProductModal_installation on Installation {
        ...exchangedProduct_installation @relay(mask: false)
      }
    `,
    installationRef,
  );
  // The state keeps the old product while the exchange is saved, so that the table still compares old and new.
  const [former] = useState(() => toInstalled(installation).find(({ id }) => id === productId));
  const formerMarking = former?.cableMarking ?? "";
  const form = useExchangeForm(productId, onClose, formerMarking);
  const { chosen, failure, values } = form;
  if (!former) return null;
  const { catalogueProductId, recipe } = former;
  const max = productLimits.CABLE_MARKING;
  const markingFault = (typed: string) => (isTooLong(typed, max) ? text("form.maxLength", { max }) : null);
  const marking = form.textField("CABLE_MARKING", markingFault);
  const save = async () => {
    if (!chosen) return null;
    const typed = values.CABLE_MARKING.trim();
    const change = { installedProductId: productId, productId: chosen.id };
    const result = await update(typed === formerMarking ? change : { ...change, cableMarking: typed || null });
    if (result.kind === "done")
      onExchanged({ productId, catalogueProductId: chosen.id, from: title, to: chosen.title });
    return result;
  };
  return (
    <FormDialog
      title={text("product.exchange.title")}
      size="sign"
      action={text("installation.exchange.submit", { count: 0 })}
      reason={chosen ? markingFault(values.CABLE_MARKING.trim()) : text("installation.exchange.chooseNew")}
      isBusy={form.isSaving}
      guard={form.guard}
      onSubmit={() => form.save(save)}
      onClose={form.guard.tryClose}
    >
      {failure && <FailureNotice failure={failure} title="product.exchange.failed" />}
      <DraftRestoredNotice kept={form} />
      <p className={styles.stays}>
        <Text id="product.exchange.stays" values={{ title }} />
      </p>
      <ExchangeChoice
        ownerId={productId}
        former={{ id: catalogueProductId, recipe }}
        chosen={chosen}
        onChoose={form.choose}
        isFocused
      />
      {chosen && recipe !== "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH" && (
        <div className={styles.marking}>
          <MarkingField
            input={marking}
            isFaulty={marking.error !== null}
            value={values.CABLE_MARKING}
            onScan={(scanned) => form.change("CABLE_MARKING", scanned)}
          />
          {formerMarking && (
            <p>
              <Text id="product.exchange.marking" />
            </p>
          )}
        </div>
      )}
      <ExchangeOutcome formerTitle={title} chosen={chosen} installed={[former]} />
    </FormDialog>
  );
}
