import { createContext, use } from "react";
import { todayIn } from "../i18n/companyDay.ts";
import { useCompanyZone, useFeatures } from "../relay/features.tsx";

type Person = { readonly id: string; readonly firstName: string; readonly lastName: string };

/** The day and person that were chosen for values. */
export type ChosenMeasured = { on: string; by: Person };

type MeasuredChoice = {
  /** Null for today and oneself. */
  chosen: ChosenMeasured | null;
  choose: (chosen: ChosenMeasured) => void;
};

/** The day and person of a value, as chosen when it was typed. */
export type Measured = {
  on: string;
  /** Global id of the user; null for oneself. */
  byId: string | null;
  /** Set where nobody chose: the day is the one of typing in this zone. */
  zone: string | null;
};

/** The choice for what is typed below. */
export const MeasuredContext = createContext<MeasuredChoice>({ chosen: null, choose: () => {} });

/** Read while typing, so that a value that waits for the connection keeps the day on which it was typed. */
export function useMeasured(): Measured | null {
  const { chosen } = use(MeasuredContext);
  const { measuredOn: isKept } = useFeatures();
  const zone = useCompanyZone();
  if (!isKept) return null;
  return chosen ? { on: chosen.on, byId: chosen.by.id, zone: null } : { on: todayIn(zone), byId: null, zone };
}

/** As the mutations take it: nothing where the service's own day and person say the same. */
export function measuredInput(measured: Measured | null | undefined): { measuredOn?: string; measuredById?: string } {
  if (!measured || (measured.zone !== null && measured.on >= todayIn(measured.zone))) return {};
  return { measuredOn: measured.on, ...(measured.byId !== null && { measuredById: measured.byId }) };
}
