import { Button, MenuDivider, MenuItem, PopoverNext, PopupKind } from "@blueprintjs/core";
import { More } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { draftKeys } from "../forms/draftKeys.ts";
import { interruptedForm } from "../forms/draftStore.ts";
import { useText } from "../i18n/useText.ts";
import { instrumentName } from "../reading/instrumentName.ts";
import { useFeatures } from "../relay/features.tsx";
import { ArrowMenu } from "../ui/ArrowMenu.tsx";
import type { InstrumentMenu_instrument$key } from "./__generated__/InstrumentMenu_instrument.graphql.ts";
import { CalibrationModal } from "./CalibrationModal.tsx";
import { DeleteInstrumentModal } from "./DeleteInstrumentModal.tsx";
import { EditInstrumentModal } from "./EditInstrumentModal.tsx";
import { ReadFileModal } from "./ReadFileModal.tsx";
import { RetireInstrumentModal } from "./RetireInstrumentModal.tsx";

const modals = {
  calibrate: CalibrationModal,
  edit: EditInstrumentModal,
  retire: RetireInstrumentModal,
  delete: DeleteInstrumentModal,
};

export function InstrumentMenu({ instrumentRef }: { instrumentRef: InstrumentMenu_instrument$key }) {
  const text = useText();
  const { instrumentFiles } = useFeatures();
  const [isReading, setReading] = useState(false);
  const instrument = useFragment(
    graphql`
      fragment InstrumentMenu_instrument on Instrument {
        id
        number
        maker
        model
        retiredOn
        valueCount
        ...CalibrationModal_instrument
        ...EditInstrumentModal_instrument
        ...RetireInstrumentModal_instrument
        ...DeleteInstrumentModal_instrument
      }
    `,
    instrumentRef,
  );
  const { id, number, retiredOn, valueCount } = instrument;
  const [open, setOpen] = useState<keyof typeof modals | null>(() =>
    interruptedForm({ edit: draftKeys.instrument(id), calibrate: draftKeys.calibration(id) }),
  );
  const Modal = open && modals[open];
  return (
    <>
      <PopoverNext
        placement="bottom-end"
        arrow={false}
        popupKind={PopupKind.MENU}
        content={
          <ArrowMenu>
            {instrumentFiles && !retiredOn && (
              <MenuItem text={text("instrument.readMeasured")} onClick={() => setReading(true)} />
            )}
            <MenuItem text={text("instrument.calibrate")} onClick={() => setOpen("calibrate")} />
            <MenuItem text={text("instrument.edit")} onClick={() => setOpen("edit")} />
            <MenuDivider />
            <MenuItem
              text={text(retiredOn ? "instrument.bringBack" : "instrument.retire")}
              onClick={() => setOpen("retire")}
            />
            {valueCount === 0 && (
              <MenuItem intent="danger" text={text("modal.delete")} onClick={() => setOpen("delete")} />
            )}
          </ArrowMenu>
        }
      >
        <Button variant="minimal" icon={<More />} aria-label={text("instrument.more", { number })} />
      </PopoverNext>
      {isReading && (
        <ReadFileModal instrument={{ id, name: instrumentName(instrument) }} onClose={() => setReading(false)} />
      )}
      {Modal && <Modal instrumentRef={instrument} onClose={() => setOpen(null)} />}
    </>
  );
}
