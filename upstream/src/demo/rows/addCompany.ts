import type { DemoCompany } from "../data/demoCompanies.ts";
import { type DemoPerson, demoPeople } from "../data/demoPeople.ts";
import { demoId, seededRandom } from "../data/seeded.ts";
import type { DemoRows } from "./demoRows.ts";

export const companyId = (key: string) => demoId("demo", "company", key);

export const personId = ({ company, mailbox }: DemoPerson) => demoId("demo", "user", company, mailbox);

export const personEmail = ({ company, mailbox }: DemoPerson) => `${mailbox}@${company}.example`;

export function installersOf(company: string): DemoPerson[] {
  return demoPeople.filter((person) => person.company === company && person.installer && person.state === "active");
}

export function addCompany(rows: DemoRows, company: DemoCompany, createdAt: Date): void {
  const id = companyId(company.key);
  rows.company.push({
    id,
    name: company.name,
    org_number: company.orgNumber,
    address: company.address,
    city: company.city,
    postal_code: company.postalCode,
    phone_number: company.phoneNumber,
    email: `info@${company.key}.example`,
    website: `https://www.${company.key}.example`,
    country: company.country,
    created_at: createdAt,
  });
  const random = seededRandom(`people ${company.key}`);
  for (const person of demoPeople.filter((candidate) => candidate.company === company.key)) {
    rows.app_user.push({
      company_id: id,
      id: personId(person),
      email: personEmail(person),
      first_name: person.firstName,
      last_name: person.lastName,
      phone: random.chance(0.85) ? `${company.phoneNumber.slice(0, -2)}${random.whole(10, 99)}` : null,
      role: person.role,
      installer: person.installer,
      language: person.language ?? company.language,
      subscribe_to_newsletter: random.chance(0.4),
      active: person.state !== "inactive",
      created_at: createdAt,
    });
  }
}
