import { localDay } from "../i18n/localDay.ts";
import type { Fact } from "./Facts.tsx";

export type Registered = {
  readonly number: string;
  readonly activationDate: string;
  readonly validUntil: string;
  readonly companyName: string;
  readonly withdrawal?: { readonly at: string; readonly reason: string } | null;
  /** The latest comes first. */
  readonly replacedBy?: readonly { readonly number: string; readonly issuedAt: string }[] | null;
};

/** The state comes from the register, because a file cannot show that it was withdrawn later. */
export function stateFact({ number, activationDate, validUntil, companyName, ...end }: Registered): Fact {
  const today = localDay(new Date().toISOString());
  const reasons: Fact["reasons"] = [
    { id: "certificate.fact.issued", values: { number, company: companyName, day: activationDate } },
  ];
  const [next] = end.replacedBy ?? [];
  if (next) {
    const values = { day: localDay(next.issuedAt), number: next.number };
    return { verdict: "bad", title: { id: "certificate.status.replacedOn", values }, reasons };
  }
  if (end.withdrawal) {
    const values = { day: localDay(end.withdrawal.at), reason: end.withdrawal.reason };
    return { verdict: "bad", title: { id: "certificate.status.withdrawnOn", values }, reasons };
  }
  if (today < activationDate)
    return { verdict: "unknown", title: { id: "certificate.fact.coming", values: { day: activationDate } }, reasons };
  if (today > validUntil)
    return { verdict: "unknown", title: { id: "certificate.fact.ended", values: { day: validUntil } }, reasons };
  return { verdict: "good", title: { id: "certificate.fact.valid", values: { day: validUntil } }, reasons };
}
