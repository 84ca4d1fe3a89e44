import { createContext, use } from "react";
import { todayIn } from "../i18n/companyDay.ts";
import { useCompanyZone, useFeatures, useIsInstaller } from "../relay/features.tsx";

type Person = { readonly id: string; readonly firstName: string; readonly lastName: string };

/** `testVoltage` is in volts, and is set for insulation tests. */
export type ChosenInstrument = { id: string; testVoltage: number | null };

export type ChosenMeasured = { on: string; by: Person };

type MeasuredChoice = {
  /** Null for today and the viewer. */
  chosen: ChosenMeasured | null;
  choose: (chosen: ChosenMeasured) => void;
  instrument?: ChosenInstrument | null;
};

/** The day and person of a value, as chosen when it was typed. */
export type Measured = {
  on: string;
  /** The user's global id; null for the viewer. */
  byId: string | null;
  /** The time zone of `on`, if nobody chose the day. */
  zone: string | null;
  instrument?: ChosenInstrument | null;
  /** The line of an instrument's file that the value was read from. */
  fileLine?: { instrumentFileId: string; line: number };
};

/** The choice of day and person, for all fields inside this context. */
export const MeasuredContext = createContext<MeasuredChoice>({ chosen: null, choose: () => {} });

/** Day, person and instrument of a value typed now; null if not stored. A value keeps the day on which it was typed. */
export function useMeasured(): Measured | null {
  const { chosen, instrument = null } = use(MeasuredContext);
  const { measuredOn: isKept } = useFeatures();
  const zone = useCompanyZone();
  if (!isKept) return null;
  const told = { ...(instrument && { instrument }) };
  return chosen
    ? { on: chosen.on, byId: chosen.by.id, zone: null, ...told }
    : { on: todayIn(zone), byId: null, zone, ...told };
}

/** True until a viewer who is no installer has said who measured. */
export function useLacksMeasurer(): boolean {
  const { chosen } = use(MeasuredContext);
  const { measuredOn: isKept } = useFeatures();
  return !useIsInstaller() && isKept === true && chosen === null;
}

type MeasuredInput = { measuredOn?: string; measuredById?: string; measuredWithId?: string; testVoltage?: number };

/** Leaves out day and person if the service would fill in the same. */
export function measuredInput(measured: Measured | null | undefined): MeasuredInput {
  if (!measured) return {};
  const { on, byId, zone, instrument } = measured;
  const isToday = zone !== null && on >= todayIn(zone);
  return {
    ...(!isToday && { measuredOn: on, ...(byId !== null && { measuredById: byId }) }),
    ...(instrument && { measuredWithId: instrument.id }),
    ...(instrument?.testVoltage && { testVoltage: instrument.testVoltage }),
  };
}
