import type { ReactNode } from "react";

/** A link that dials the number, as it was typed. */
export function CallCompany({ phone, children }: { phone: string; children: ReactNode }) {
  return <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{children}</a>;
}
