import type { ReactNode } from "react";

export const dial = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

export function CallCompany({ phone, children }: { phone: string; children: ReactNode }) {
  return <a href={dial(phone)}>{children}</a>;
}
