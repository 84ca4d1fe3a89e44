import type { Language } from "../../i18n/language.ts";
import type { Quantity, Reading } from "../../step/judgeReading.ts";

/** Everything a certificate prints, kept with it, so that the same file can be drawn again whatever happens to the project. */
export type CertificateSnapshot = {
  language: Language;
  /** Null in a preview, together with `code`: both are given at sending. */
  number: string | null;
  code: string | null;
  issuedAt: string;
  issuedDay: string;
  validFrom: string;
  validUntil: string;
  validYears: number;
  project: { name: string; folder: string; postalCode: string | null; city: string };
  customer: { name: string; email: string | null };
  /** `logoId` names the file of a PNG; absent without a logo, and from certificates that did not print it yet. */
  company: { name: string; orgNumber: string; city: string; logoId?: string };
  senderName: string;
  installerNames: string[];
  rooms: CertifiedRoom[];
};

export type CertifiedRoom = {
  title: string;
  products: CertifiedProduct[];
  hasPhotos: boolean;
};

/** Lengths in metres, power in watts, voltage in volts. */
export type CertifiedProduct = {
  title: string;
  number: string | null;
  marking: string | null;
  length: number | null;
  power: number | null;
  voltage: number | null;
  /** Whether thermal insulation was around the run. Absent where nobody said so, and from certificates that did not print it yet. */
  isInsulated?: true;
  steps: CertifiedStep[];
};

export type CertifiedStep = {
  label: string;
  title: string;
  day: string | null;
  person: string | null;
  /** Limits of the quantities that the step asks for: a band for resistance (ohm), a minimum for insulation (megohm). */
  asked: Partial<Record<Quantity, { minimum?: number; maximum?: number }>>;
  values: Partial<Record<Quantity, Reading | boolean>>;
};
