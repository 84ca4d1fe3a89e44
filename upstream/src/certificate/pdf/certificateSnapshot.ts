import type { Language } from "../../i18n/language.ts";
import type { Quantity, Reading } from "../../step/judgeReading.ts";

/** The printed contents of a certificate, stored with it, so that later changes of the project do not alter the file. */
export type CertificateSnapshot = {
  language: Language;
  /** Null in a preview, like `code`: sending assigns both. */
  number: string | null;
  code: string | null;
  /** Numbers of withdrawn certificates that covered its rooms before. Absent where there was none. */
  replaces?: string[];
  issuedAt: string;
  issuedDay: string;
  validFrom: string;
  validUntil: string;
  validYears: number;
  project: { name: string; folder: string; postalCode: string | null; city: string };
  customer: { name: string; email: string | null };
  /** `logoId` is the file of a PNG; absent without a logo, and in certificates from before logos were printed. */
  company: { name: string; orgNumber: string; city: string; logoId?: string };
  senderName: string;
  installerNames: string[];
  rooms: CertifiedRoom[];
  /** Version of the rules by which limits and verdicts were found. Absent from certificates of before. */
  rules?: number;
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
  /** Whether thermal insulation was around the run. Absent without an answer, and in certificates from before it was printed. */
  isInsulated?: true;
  steps: CertifiedStep[];
  /** Absent from certificates of before. */
  articleNumber?: string;
  gtin?: string | null;
};

export type CertifiedStep = {
  label: string;
  title: string;
  day: string | null;
  person: string | null;
  /** Limits of the step's quantities: a range for resistance (ohm), a minimum for insulation (megohm). */
  asked: Partial<Record<Quantity, { minimum?: number; maximum?: number }>>;
  values: Partial<Record<Quantity, Reading | boolean>>;
  /** Absent from certificates of before. */
  photos?: CertifiedPhoto[];
};

export type CertifiedPhoto = { fileId: string; fileName: string };

/** A photo's file as it was when the certificate was drawn; `png` is null where it cannot be decoded. */
export type PrintedPhoto = { png: Uint8Array | null; sha256: string | null };
