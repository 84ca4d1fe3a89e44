import { localDay } from "../i18n/localDay.ts";

/** Values of "Sealed by …", by the reader's clock. */
export function sealedValues({ issuer, time }: { issuer: string; time: string }) {
  const clock = new Date(time).toLocaleTimeString("sv-SE", { hour: "2-digit", minute: "2-digit" });
  return { who: issuer, day: localDay(time), time: clock };
}

/** SHA-256 as people compare it. */
export const inGroups = (sha256: string) => sha256.toUpperCase().replace(/.{4}(?=.)/g, "$& ");
