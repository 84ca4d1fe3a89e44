import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { DeleteConfirm } from "../forms/DeleteConfirm.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { Modal } from "../ui/Modal.tsx";
import type { DeleteInstrumentModal_instrument$key } from "./__generated__/DeleteInstrumentModal_instrument.graphql.ts";
import { useDeleteInstrument } from "./useInstrumentChanges.ts";

type Props = { instrumentRef: DeleteInstrumentModal_instrument$key; onClose: () => void };

export function DeleteInstrumentModal({ instrumentRef, onClose }: Props) {
  const text = useText();
  const { id, number, maker, model } = useFragment(
    graphql`
      fragment DeleteInstrumentModal_instrument on Instrument {
        id
        number
        maker
        model
      }
    `,
    instrumentRef,
  );
  const [remove, isDeleting] = useDeleteInstrument();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const submit = async () => {
    setFailure(null);
    const result = await remove({ instrumentId: id });
    if (result.kind === "done") onClose();
    else setFailure(result);
  };
  return (
    <Modal title={text("instrument.delete.of", { number })} isBusy={isDeleting} onClose={onClose}>
      <DeleteConfirm
        failure={failure && <FailureNotice context="instrument" failure={failure} title="instrument.notDeleted" />}
        isDeleting={isDeleting}
        onDelete={() => void submit()}
        onBack={onClose}
      >
        <Text id="instrument.delete.meaning" values={{ name: `${maker} ${model}` }} />
      </DeleteConfirm>
    </Modal>
  );
}
