import { localDay } from "../i18n/localDay.ts";
import type { Fact } from "./Facts.tsx";

/** A certificate as the service knows it today. */
export type Registered = {
  readonly number: string;
  readonly activationDate: string;
  readonly validUntil: string;
  readonly companyName: string;
};

/** What holds today, by the service and not by a file. */
export function stateFact({ number, activationDate, validUntil, companyName }: Registered): Fact {
  const today = localDay(new Date().toISOString());
  const reasons: Fact["reasons"] = [
    { id: "certificate.fact.issued", values: { number, company: companyName, day: activationDate } },
  ];
  if (today < activationDate)
    return { verdict: "unknown", title: { id: "certificate.fact.coming", values: { day: activationDate } }, reasons };
  if (today > validUntil)
    return { verdict: "unknown", title: { id: "certificate.fact.ended", values: { day: validUntil } }, reasons };
  return { verdict: "good", title: { id: "certificate.fact.valid", values: { day: validUntil } }, reasons };
}
