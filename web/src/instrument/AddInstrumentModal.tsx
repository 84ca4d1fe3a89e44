import { useState } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { useEditForm } from "../forms/useEditForm.ts";
import { useText } from "../i18n/useText.ts";
import { CalibrationFields } from "./CalibrationFields.tsx";
import { InstrumentFields } from "./InstrumentFields.tsx";
import {
  type InstrumentDraft,
  isComplete,
  noCalibration,
  noInstrument,
  useCalibrationFaults,
} from "./instrumentDraft.ts";
import { useInstrumentChanges } from "./useInstrumentChanges.ts";

const empty = { ...noInstrument, ...noCalibration };

type Props = {
  /** Values that the form begins with. */
  known?: Partial<InstrumentDraft>;
  onAdded?: (instrumentId: string) => void;
  onClose: () => void;
};

export function AddInstrumentModal({ known, onAdded, onClose }: Props) {
  const text = useText();
  const form = useEditForm({
    draftKey: draftKeys.newInstrument,
    saved: { version: null, values: { ...empty, ...known } },
    onClose,
  });
  const [file, setFile] = useState<File | null>(null);
  const { add } = useInstrumentChanges();
  const { calibratedOn, validUntil, ...names } = form.values;
  const hasCalibration = calibratedOn !== "" || validUntil !== "" || file !== null;
  const faults = useCalibrationFaults(form.values);
  const fault = faults.calibratedOn ?? faults.validUntil;
  const reason = isComplete(names) ? (hasCalibration ? fault : null) : text("instrument.incomplete");
  return (
    <FormDialog
      title={text("instrument.add")}
      action={text("instrument.save")}
      reason={reason}
      isBusy={form.isSaving}
      guard={form.guard}
      onSubmit={() =>
        form.save(async () => {
          const added = await add(names, hasCalibration ? { calibratedOn, validUntil, file } : null);
          if ("payload" in added && added.payload?.instrument) onAdded?.(added.payload.instrument.id);
          return added;
        })
      }
      onRefused={form.showFaults}
      onClose={form.guard.tryClose}
    >
      <DraftRestoredNotice kept={form} />
      <InstrumentFields form={form} />
      <CalibrationFields form={form} file={file} isOptional faults={hasCalibration ? faults : null} onFile={setFile} />
      {form.failure && <FailureNotice context="instrument" failure={form.failure} title="account.notSaved" />}
    </FormDialog>
  );
}
