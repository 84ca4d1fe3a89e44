import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { Text } from "../i18n/Text.tsx";
import type { MutationFailure } from "../relay/mutationResult.ts";
import note from "../ui/PageNote.module.css";
import { takeFreeFocus } from "../ui/takeFreeFocus.ts";
import styles from "./InstalledProductRow.module.css";
import { useUpdateInstalledProduct } from "./useUpdateInstalledProduct.ts";

/** `from` and `to` are titles. `undo` has the former product and marking of the installed product `productId`. */
export type Exchanged = {
  productId: string;
  from: string;
  to: string;
  undo: { productId: string; cableMarking: string | null };
};

/** Tells an exchange, which can be undone while the view is open. */
export function ExchangedNote({ exchanged, onClose }: { exchanged: Exchanged; onClose: () => void }) {
  const [update, isUndoing] = useUpdateInstalledProduct();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const { productId: installedProductId, from, to, undo } = exchanged;
  const takeBack = async () => {
    setFailure(null);
    const result = await update({ installedProductId, ...undo });
    if (result.kind === "done") onClose();
    else setFailure(result);
  };
  return (
    <div className={`${note.note} ${styles.exchanged}`}>
      <p role="status">
        <Text id="product.exchange.done" values={{ from, to }} />
      </p>
      <div>
        <Button ref={takeFreeFocus} size="small" loading={isUndoing} onClick={() => void takeBack()}>
          <Text id="app.undo" />
        </Button>{" "}
        <Button size="small" disabled={isUndoing} onClick={onClose}>
          <Text id="modal.close" />
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} title="product.exchange.failed" />}
    </div>
  );
}
