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

/** @param before the day of the previous calibration, which must be earlier than this one */
export function useCalibrationFault({ calibratedOn, validUntil }: CalibrationDraft, before?: string): string | null {
  const text = useText();
  const today = todayIn(useCompanyZone());
  if (!isDay(calibratedOn) || !isDay(validUntil)) return text("instrument.days.missing");
  if (calibratedOn > today) return text("instrument.days.future");
  if (validUntil < calibratedOn) return text("instrument.days.order");
  return before !== undefined && calibratedOn <= before ? text("instrument.days.earlier", { day: before }) : null;
}
