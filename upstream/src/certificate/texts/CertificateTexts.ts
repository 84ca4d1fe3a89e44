import type { Quantity } from "../../step/judgeReading.ts";

export interface CertificateTexts {
  locale: string;
  tagline: string;
  title: string;
  object(place: string): string;
  number: string;
  numberPending: string;
  page(page: number, pages: number): string;
  valid: string;
  period(from: string, until: string): string;
  term(years: number): string;
  customer: string;
  company: string;
  orgNumber: string;
  installer: string;
  products: string;
  room: string;
  product: string;
  productNumber: string;
  marking: string;
  length: string;
  power: string;
  voltage: string;
  insulated: string;
  record: string;
  quantity: string;
  expected: string;
  result: string;
  quantities: Record<Quantity, string>;
  yes: string;
  no: string;
  within: string;
  nearLimit: string;
  outside: string;
  inconclusive: string;
  notMeasured: string;
  recorded: string;
  dateAndPerson: string;
  nearLegend: string;
  /** Explains readings over the instrument's range, for example `>1000 MΩ`, by what they were judged to be. */
  overRangeLegend(readings: string): string;
  brokenLegend(readings: string): string;
  inconclusiveLegend(readings: string): string;
  notMeasuredLegend: string;
  declaration: string;
  declared: string;
  photosKept: string;
  placeAndDate: string;
  name: string;
  verify: string;
  verifyPending: string;
  terms: string;
  termsText: [string, string];
  mail: MailTexts;
}

interface MailTexts {
  subject(project: string): string;
  greeting: string;
  intro(project: string, company: string): string;
  covers: string;
  validity(from: string, until: string): string;
  open: string;
  attached(files: number): string;
  faults: string;
  questions(company: string): string;
}
