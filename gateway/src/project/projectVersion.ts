import type { RestProject } from "../rest/types.ts";
import { versionOf } from "../version/versionOf.ts";

export function projectVersion(project: RestProject): string {
  const { version, name, city, customer, customerEmail, postalCode, startDate, endDate, archived } = project;
  return versionOf(version, [name, city, customer, customerEmail ?? null, postalCode, startDate, endDate, archived]);
}
