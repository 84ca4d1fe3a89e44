import type { components } from "../../__generated__/contract.ts";
import type { Language } from "../../i18n/language.ts";
import type { Quantity, Reading } from "../../step/judgeReading.ts";
import type { MeasuredWith } from "../../step/measuredWith.ts";

type Schemas = components["schemas"];
type Signature = NonNullable<Schemas["DeclarationSignature"]>;

/** The printed contents are stored with the certificate, so later changes of the project do not alter the file. */
export type CertificateSnapshot = {
  language: Language;
  /** Number and code are null in a preview. Sending assigns them. */
  number: string | null;
  code: string | null;
  /** Numbers of withdrawn certificates that covered the same rooms. Absent if there are none. */
  replaces?: string[];
  issuedAt: string;
  issuedDay: string;
  validFrom: string;
  validUntil: string;
  validYears: number;
  project: { name: string; folder: string; postalCode: string | null; city: string };
  customer: { name: string; email: string | null };
  /** `logoId` is the id of a PNG file. Absent without a logo, and in certificates from before logos were printed. */
  company: { name: string; orgNumber: string; city: string; logoId?: string };
  senderName: string;
  installerNames: string[];
  rooms: CertifiedRoom[];
  /** The version of the rules for limits and verdicts. Absent in older certificates. */
  rules?: number;
  /** Absent without a country's record, and in older certificates. */
  nationalRecord?: NationalRecord;
};

/** `person` confirmed the list of standards for the firm on `day`. Older certificates have no confirmation. */
type StandardsConfirmation = { person: string; day: string };

export type NationalRecord = {
  country: Schemas["RecordCountry"];
  headOfWorks: Schemas["HeadOfWorks"];
  /** Null until a kind is chosen. Absent in older certificates. */
  workKind?: Schemas["WorkKind"] | null;
  statement: string | null;
  standards: { version: string; validFrom: string; names: string[]; confirmation?: StandardsConfirmation | null };
  firm: { address: string; phone: string; email: string };
  /** The first and the last day of measuring; null if nothing was measured. */
  period: { from: string; until: string } | null;
  /** The certificate's rooms in the record's language. Absent if the certificate has the same language. */
  rooms?: CertifiedRoom[];
};

export type CertifiedRoom = {
  title: string;
  products: CertifiedProduct[];
  hasPhotos: boolean;
  /** Absent if the company did not sign declarations when the room was finished, and in older certificates. */
  declaration?: CertifiedDeclaration;
};

/** Bytes are in base64. `person` is null if the person's name was erased. */
export type CertifiedDeclaration = {
  person: string | null;
  at: string;
  day: string;
  signed:
    | (Signature & {
        text: string | null;
        sha256: string | null;
        record: string | null;
        hashes: string | null;
        nonce: string | null;
      })
    | null;
};

/** Lengths in metres, power in watts, voltage in volts. */
export type CertifiedProduct = {
  title: string;
  number: string | null;
  marking: string | null;
  length: number | null;
  power: number | null;
  voltage: number | null;
  /** True if thermal insulation surrounds the cable. Absent if not, without an answer, and in older certificates. */
  isInsulated?: true;
  steps: CertifiedStep[];
  /** Absent in older certificates. */
  articleNumber?: string;
  gtin?: string | null;
};

export type CertifiedStep = {
  label: string;
  title: string;
  day: string | null;
  person: string | null;
  /** The limits of each quantity: a range for resistance (ohm), a minimum for insulation (megohm). */
  asked: Partial<Record<Quantity, { minimum?: number; maximum?: number }>>;
  values: Partial<Record<Quantity, Reading | boolean>>;
  /** Absent if no value names an instrument, a test voltage or a file, and in older certificates. */
  measuredWith?: MeasuredWith;
  /** Absent in older certificates. */
  photos?: CertifiedPhoto[];
  /** Values outside the limits of the former product, if the product was exchanged. Absent if there are none. */
  wasOutside?: FormerlyOutside[];
};

export type FormerlyOutside = {
  quantity: Quantity;
  minimum: number | null;
  maximum: number | null;
  exchangedOn: string;
  exchangedBy: string;
};

export type CertifiedInstrument = NonNullable<NonNullable<MeasuredWith["resistance"]>["instrument"]>;

export type CertifiedPhoto = { fileId: string; fileName: string };

/** `png` is null if the photo cannot be decoded. */
export type PrintedPhoto = {
  png: Uint8Array | null;
  sha256: string | null;
  /** The hash of the chosen file as the sender stated it. Null for files stored before this value was recorded. */
  chosenSha256: string | null;
  takenAt: string | null;
  origin: "CAMERA" | "FOLDER" | "PHONE" | "APP" | null;
};
