import { Button } from "@blueprintjs/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { isTooLong } from "../forms/textLimits.ts";
import { useDraftForm } from "../forms/useDraftForm.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { MarkingField } from "./MarkingField.tsx";
import styles from "./ProductForm.module.css";
import { productLimits } from "./productDraft.ts";
import { useUpdateInstalledProduct } from "./useUpdateInstalledProduct.ts";

type Props = { productId: string; marking: string | null; onClose: () => void };

export function MarkingForm({ productId, marking, onClose }: Props) {
  const text = useText();
  const [update, isSaving] = useUpdateInstalledProduct();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const form = useDraftForm(draftKeys.marking(productId), { CABLE_MARKING: marking ?? "" });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector("input")?.focus(), []);
  const max = productLimits.CABLE_MARKING;
  const { error, ...input } = form.textField("CABLE_MARKING", (value) =>
    isTooLong(value, max) ? text("form.maxLength", { max }) : null,
  );
  const close = () => {
    form.drop();
    onClose();
  };
  const submit = form.handleSubmit(async ({ CABLE_MARKING: typed }) => {
    if (isSaving) return;
    setFailure(null);
    const cableMarking = String(typed).trim() || null;
    if (cableMarking === marking) return close();
    const result = await update({ installedProductId: productId, cableMarking });
    if (result.kind === "done") close();
    else setFailure(result);
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    close();
  };
  return (
    <form className={styles.form} ref={element} noValidate onSubmit={(event) => void submit(event)} onKeyDown={onKey}>
      <MarkingField
        input={{ ...input, error }}
        isFaulty={error !== null}
        value={String(form.values.CABLE_MARKING)}
        onScan={(scanned) => form.change("CABLE_MARKING", scanned)}
      />
      <div role="alert" className={error ? styles.fault : undefined}>
        {error}
      </div>
      {failure && <FailureNotice failure={failure} title="product.marking.failed" />}
      <div className={styles.buttons}>
        <Button disabled={isSaving} onClick={close}>
          <Text id="product.cancel" />
        </Button>
        <Button type="submit" intent="primary" loading={isSaving}>
          <Text id="modal.save" />
        </Button>
      </div>
    </form>
  );
}
