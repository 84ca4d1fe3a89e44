import type { components } from "../../__generated__/contract.ts";
import type { Language } from "../../i18n/language.ts";

export type RecordPart =
  | "object"
  | "work"
  | "kind"
  | "firm"
  | "head"
  | "people"
  | "statement"
  | "deviations"
  | "standards"
  | "methods"
  | "products"
  | "photos"
  | "results"
  | "signature";

/** The texts of a country's record, in the country's language whatever the certificate's language is. */
export type NationalRecordTexts = {
  language: Language;
  title: string;
  subtitle: string;
  /** Items in the authority's order. `part` is the heading of a separate document that begins with this item. */
  items: { title: string; parts: RecordPart[]; part?: string }[];
  /** The word beside the ring that marks a missing item. */
  missing: string;
  object: string;
  address: string;
  customer: string;
  work: string;
  workOf(rooms: number, products: number): string;
  rooms: string;
  period: string;
  kind: string;
  /** Kinds in the order of the authority's form. */
  kinds: Record<components["schemas"]["WorkKind"], string>;
  firm: string;
  contact: string;
  head: string;
  qualification: string;
  headContact: string;
  people: string;
  /** The role of an installer who signs. */
  installer: string;
  statement: string;
  values: string;
  within(count: number): string;
  deviating(outside: number, notMeasured: number): string;
  /** A line to write faults on. Absent if faults are no separate item of the record. */
  otherFaults?: { label: string; value: string };
  standards: string;
  /** @param day the first day of measuring; null if nothing was measured */
  standardsVersion(version: string, day: string | null): string;
  /** The firm's confirmation that it works by the list of standards. */
  confirmation: string;
  confirmed(told: { person: string; day: string }): string;
  quantities: string;
  testVoltage: string;
  instrument: string;
  instrumentOf(told: { name: string; calibratedOn: string | null; validUntil: string | null }): string;
  withoutInstrument(count: number): string;
  visual: string;
  /** The text beside a box for ticking by hand. */
  visualDone: string;
  photos: string;
  photosOf(count: number): string;
  manufacturer: string;
  manufacturerGuide: string;
  signed(told: { person: string; place: string; day: string }): string;
  /** Printed for a declaration that was ticked and not signed. */
  notSigned(told: { person: string; day: string }): string;
  noDeclaration: string;
  placeAndDate: string;
  signature: string;
  keep: string;
  judgement: string;
};
