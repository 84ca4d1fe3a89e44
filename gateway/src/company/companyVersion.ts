import type { RestCompany } from "../rest/types.ts";
import { versionOf } from "../version/versionOf.ts";

/** Without the logo, whose link is another one with each read. */
export function companyVersion(company: RestCompany): string {
  const { version, name, orgNumber, address, city, postalCode, phoneNumber, email, website, country } = company;
  return versionOf(version, [name, orgNumber, address, city, postalCode, phoneNumber, email, website, country]);
}
