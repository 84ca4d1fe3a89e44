import { createContext, use } from "react";
import { todayIn } from "../i18n/companyDay.ts";
import { useCompanyZone, useFeatures } from "../relay/features.tsx";

type Person = { readonly id: string; readonly firstName: string; readonly lastName: string };

export type ChosenMeasured = { on: string; by: Person };

type MeasuredChoice = {
  /** Null for today and the viewer. */
  chosen: ChosenMeasured | null;
  choose: (chosen: ChosenMeasured) => void;
};

/** The day and person of a value, as chosen when it was typed. */
export type Measured = {
  on: string;
  /** The user's global id; null for the viewer. */
  byId: string | null;
  /** The time zone of `on`, if nobody chose the day. */
  zone: string | null;
};

/** The choice of day and person, for all fields inside this context. */
export const MeasuredContext = createContext<MeasuredChoice>({ chosen: null, choose: () => {} });

/** Called for each typed letter, so that a value sent later keeps the day on which it was typed. */
export function useMeasured(): Measured | null {
  const { chosen } = use(MeasuredContext);
  const { measuredOn: isKept } = useFeatures();
  const zone = useCompanyZone();
  if (!isKept) return null;
  return chosen ? { on: chosen.on, byId: chosen.by.id, zone: null } : { on: todayIn(zone), byId: null, zone };
}

/** Empty if the service would store the same day and person by default. */
export function measuredInput(measured: Measured | null | undefined): { measuredOn?: string; measuredById?: string } {
  if (!measured || (measured.zone !== null && measured.on >= todayIn(measured.zone))) return {};
  return { measuredOn: measured.on, ...(measured.byId !== null && { measuredById: measured.byId }) };
}
