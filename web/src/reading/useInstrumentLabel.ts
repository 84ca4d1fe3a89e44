import { useText } from "../i18n/useText.ts";
import { type Calibrated, calibrationEnd, instrumentName, type NamedInstrument } from "./instrumentName.ts";

export function useInstrumentLabel(day: string) {
  const text = useText();
  return (instrument: NamedInstrument & Calibrated): string => {
    const end = calibrationEnd(instrument, day);
    return [instrumentName(instrument), ...(end ? [text("step.instrument.overdue", { day: end })] : [])].join(", ");
  };
}
