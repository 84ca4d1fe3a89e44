import { graphql, useFragment } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { useEditForm } from "../forms/useEditForm.ts";
import { useText } from "../i18n/useText.ts";
import type { EditInstrumentModal_instrument$key } from "./__generated__/EditInstrumentModal_instrument.graphql.ts";
import { InstrumentFields } from "./InstrumentFields.tsx";
import { isComplete } from "./instrumentDraft.ts";
import { useInstrumentChanges } from "./useInstrumentChanges.ts";

type Props = { instrumentRef: EditInstrumentModal_instrument$key; onClose: () => void };

export function EditInstrumentModal({ instrumentRef, onClose }: Props) {
  const text = useText();
  const { id, number, version, maker, model, serialNumber } = useFragment(
    graphql`
      fragment EditInstrumentModal_instrument on Instrument {
        id
        number
        version
        maker
        model
        serialNumber
      }
    `,
    instrumentRef,
  );
  const saved = { version, values: { maker, model, serialNumber } };
  const form = useEditForm({ draftKey: draftKeys.instrument(id), saved, onClose });
  const { update } = useInstrumentChanges();
  const incomplete = isComplete(form.values) ? null : text("instrument.incomplete");
  return (
    <FormDialog
      title={text("instrument.edit.of", { number })}
      action={text("modal.save")}
      reason={form.isDirty ? incomplete : text("modal.unchanged")}
      isBusy={form.isSaving}
      guard={form.guard}
      onSubmit={() => form.save(() => update({ instrumentId: id, ...form.values, version: form.version }))}
      onRefused={form.showFaults}
      onClose={form.guard.tryClose}
    >
      <DraftRestoredNotice kept={form} />
      <InstrumentFields form={form} />
      {form.failure && <FailureNotice context="instrument" failure={form.failure} title="account.notSaved" />}
    </FormDialog>
  );
}
