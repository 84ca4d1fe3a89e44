import { localDay } from "../i18n/localDay.ts";

/** Values for a text about a seal. The time is in the reader's time zone. */
export function sealedValues({ issuer, time }: { issuer: string; time: string }) {
  const clock = new Date(time).toLocaleTimeString("sv-SE", { hour: "2-digit", minute: "2-digit" });
  return { who: issuer, day: localDay(time), time: clock };
}

export const timestampedValues = ({ authority, time }: { authority: string; time: string }) =>
  sealedValues({ issuer: authority, time });

export const inGroups = (sha256: string) => sha256.toUpperCase().replace(/.{4}(?=.)/g, "$& ");
