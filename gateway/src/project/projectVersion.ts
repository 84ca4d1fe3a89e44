import { createHash } from "node:crypto";
import type { RestProject } from "../rest/payloads.ts";

/** A text that differs when anything that can be edited differs. */
export function projectVersion(project: RestProject): string {
  const { name, city, customer, customerEmail, postalCode, startDate, endDate, archived } = project;
  const edited = [name, city, customer, customerEmail ?? null, postalCode, startDate, endDate, archived];
  return createHash("sha256").update(JSON.stringify(edited)).digest("base64url").slice(0, 22);
}
