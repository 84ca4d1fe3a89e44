import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { useEditForm } from "../forms/useEditForm.ts";
import { todayIn } from "../i18n/companyDay.ts";
import { useText } from "../i18n/useText.ts";
import { useCompanyZone } from "../relay/features.tsx";
import type { CalibrationModal_instrument$key } from "./__generated__/CalibrationModal_instrument.graphql.ts";
import { CalibrationFields } from "./CalibrationFields.tsx";
import { noCalibration, useCalibrationFaults } from "./instrumentDraft.ts";
import { useInstrumentChanges } from "./useInstrumentChanges.ts";

type Props = { instrumentRef: CalibrationModal_instrument$key; onClose: () => void };

/** A new calibration is added to the earlier ones, which still apply to older values. */
export function CalibrationModal({ instrumentRef, onClose }: Props) {
  const text = useText();
  const { id, number, version, calibrations } = useFragment(
    graphql`
      fragment CalibrationModal_instrument on Instrument {
        id
        number
        version
        calibrations {
          calibratedOn
          validUntil
          certificate {
            url
            fileName
          }
        }
      }
    `,
    instrumentRef,
  );
  const today = todayIn(useCompanyZone());
  const form = useEditForm({
    draftKey: draftKeys.calibration(id),
    saved: { version, values: { ...noCalibration, calibratedOn: today } },
    onClose,
  });
  const [file, setFile] = useState<File | null>(null);
  const { calibrate } = useInstrumentChanges();
  const faults = useCalibrationFaults(form.values, calibrations.at(-1)?.calibratedOn);
  return (
    <FormDialog
      title={text("instrument.calibrate.of", { number })}
      action={text("modal.save")}
      reason={faults.calibratedOn ?? faults.validUntil}
      isBusy={form.isSaving}
      guard={form.guard}
      onSubmit={() =>
        form.save(() => calibrate({ instrumentId: id, version: form.version, calibrations }, { ...form.values, file }))
      }
      onRefused={form.showFaults}
      onClose={form.guard.tryClose}
    >
      <DraftRestoredNotice kept={form} />
      <CalibrationFields form={form} file={file} faults={form.isDirty ? faults : null} isFocused onFile={setFile} />
      {form.failure && <FailureNotice context="instrument" failure={form.failure} title="account.notSaved" />}
    </FormDialog>
  );
}
