import { maxLengths } from "../forms/textLimits.ts";
import { todayIn } from "../i18n/companyDay.ts";
import { isDay } from "../i18n/isDay.ts";
import { useText } from "../i18n/useText.ts";
import { useCompanyZone } from "../relay/features.tsx";

export const nameFields = ["maker", "model", "serialNumber"] as const;

export const noInstrument = { maker: "", model: "", serialNumber: "" };
export const noCalibration = { calibratedOn: "", validUntil: "" };

export type InstrumentDraft = typeof noInstrument;
export type CalibrationDraft = typeof noCalibration;

export function isComplete(draft: InstrumentDraft): boolean {
  return nameFields.every((field) => draft[field].trim() !== "" && draft[field].length <= maxLengths.name);
}

export type CalibrationFaults = Readonly<Record<keyof CalibrationDraft, string | null>>;

/** @param before the day of the previous calibration, which must be earlier than this one */
export function useCalibrationFaults(
  { calibratedOn, validUntil }: CalibrationDraft,
  before?: string,
): CalibrationFaults {
  const text = useText();
  const today = todayIn(useCompanyZone());
  const absent = (day: string, label: "instrument.calibratedOn" | "instrument.validUntil") =>
    day === "" ? text("instrument.days.missing", { field: text(label) }) : text("form.date.noDay");
  const faultOfFirst = () => {
    if (!isDay(calibratedOn)) return absent(calibratedOn, "instrument.calibratedOn");
    if (calibratedOn > today) return text("instrument.days.future");
    return before !== undefined && calibratedOn <= before ? text("instrument.days.earlier", { day: before }) : null;
  };
  const faultOfLast = () => {
    if (!isDay(validUntil)) return absent(validUntil, "instrument.validUntil");
    return isDay(calibratedOn) && validUntil < calibratedOn ? text("instrument.days.order") : null;
  };
  return { calibratedOn: faultOfFirst(), validUntil: faultOfLast() };
}
