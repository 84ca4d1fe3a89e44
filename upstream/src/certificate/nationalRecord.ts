import type { Selectable } from "kysely";
import type { StandardsConfirmation } from "../database/standardsConfirmations.ts";
import type { Tables } from "../database/tables.ts";
import { dayInCountry } from "../i18n/country.ts";
import type { Language } from "../i18n/language.ts";
import { standardsOn } from "../i18n/standards.ts";
import type { CertificateSnapshot, CertifiedRoom, NationalRecord } from "./pdf/certificateSnapshot.ts";
import { recordLacks } from "./pdf/recordLacks.ts";
import { nationalTexts } from "./texts/nationalTexts.ts";

type Company = Selectable<Tables["company"]>;
export const recordColumns = [
  ...(["record_country", "record_statement"] as const),
  ...(["head_name", "head_qualification", "head_phone", "head_email"] as const),
];
type Told = Pick<Company, (typeof recordColumns)[number]> &
  Pick<Selectable<Tables["project"]>, "work_kind"> & { confirmations: StandardsConfirmation[] };
type Certificate = Pick<CertificateSnapshot, "language" | "issuedDay" | "rooms">;

/** @param roomsIn the certificate's rooms in another language */
export function nationalRecordOf(
  company: Company & Told,
  { language, issuedDay, rooms }: Certificate,
  roomsIn: (language: Language) => CertifiedRoom[],
): Pick<CertificateSnapshot, "nationalRecord"> {
  if (company.record_country === null) return {};
  const own = nationalTexts[company.record_country].language;
  const period = periodOf(rooms);
  return {
    nationalRecord: {
      ...toldBy(company, company.record_country, period?.from ?? issuedDay),
      firm: {
        address: [company.address, `${company.postal_code} ${company.city}`.trim()].filter(Boolean).join(", "),
        phone: company.phone_number,
        email: company.email,
      },
      period,
      ...(own !== language && { rooms: roomsIn(own) }),
    },
  };
}

/** What the record lacks if these rooms' certificate is sent today. Null for a company without a national record. */
export function nationalLacks(told: Told, rooms: CertifiedRoom[], today: string) {
  const { record_country: country } = told;
  return country && { country, lacks: recordLacks(toldBy(told, country, periodOf(rooms)?.from ?? today), rooms) };
}

/** @param day decides the list of standards: the first day of measuring, or the day of issue if nothing was measured */
function toldBy(told: Told, country: NationalRecord["country"], day: string) {
  const { head_name: name, head_qualification: qualification, head_phone: phone, head_email: email } = told;
  const headOfWorks = { name, qualification, phone, email };
  const list = standardsOn(country, day);
  const found = told.confirmations.find(({ version }) => version === list.version);
  const confirmation = found ? { person: found.person, day: dayInCountry(country, new Date(found.confirmedAt)) } : null;
  const standards = { ...list, confirmation };
  return { country, headOfWorks, workKind: told.work_kind, statement: told.record_statement, standards };
}

function periodOf(rooms: CertifiedRoom[]): NationalRecord["period"] {
  const days = rooms
    .flatMap(({ products }) => products.flatMap(({ steps }) => steps.flatMap(({ day }) => day ?? [])))
    .toSorted();
  const [from] = days;
  const until = days.at(-1);
  return from && until ? { from, until } : null;
}
