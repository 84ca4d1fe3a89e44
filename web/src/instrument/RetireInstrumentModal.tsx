import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { FormDialog } from "../forms/FormDialog.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { RetireInstrumentModal_instrument$key } from "./__generated__/RetireInstrumentModal_instrument.graphql.ts";
import { useInstrumentChanges } from "./useInstrumentChanges.ts";

type Props = { instrumentRef: RetireInstrumentModal_instrument$key; onClose: () => void };

export function RetireInstrumentModal({ instrumentRef, onClose }: Props) {
  const text = useText();
  const { id, number, retiredOn } = useFragment(
    graphql`
      fragment RetireInstrumentModal_instrument on Instrument {
        id
        number
        retiredOn
      }
    `,
    instrumentRef,
  );
  const act = retiredOn ? "bringBack" : "retire";
  const { update, isUpdating } = useInstrumentChanges();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const submit = async () => {
    setFailure(null);
    const result = await update({ instrumentId: id, isRetired: !retiredOn });
    if (result.kind === "done") onClose();
    else setFailure(result);
  };
  return (
    <FormDialog
      title={text(`instrument.${act}.of`, { number })}
      action={text(`instrument.${act}`)}
      focus="submit"
      isBusy={isUpdating}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        <Text id={`instrument.${act}.meaning`} />
      </p>
      {failure && <FailureNotice context="instrument" failure={failure} title="account.notSaved" />}
    </FormDialog>
  );
}
