import type { ReactNode } from "react";

export function CallCompany({ phone, children }: { phone: string; children: ReactNode }) {
  return <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{children}</a>;
}
