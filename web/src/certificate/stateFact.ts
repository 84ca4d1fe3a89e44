import { localDay } from "../i18n/localDay.ts";
import type { Fact } from "./Facts.tsx";

/** The service's current data of a certificate. */
export type Registered = {
  readonly number: string;
  readonly activationDate: string;
  readonly validUntil: string;
  readonly companyName: string;
};

/** The current state by the service; a file does not have it. */
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
