import { createHash } from "node:crypto";
import type { RestProject } from "../rest/payloads.ts";

const ownMark = ".";

/** The service's version; for a service that tells none, a text of our own that differs when anything edited differs. */
export function projectVersion(project: RestProject): string {
  if (project.version) return project.version;
  const { name, city, customer, customerEmail, postalCode, startDate, endDate, archived } = project;
  const edited = [name, city, customer, customerEmail ?? null, postalCode, startDate, endDate, archived];
  return ownMark + createHash("sha256").update(JSON.stringify(edited)).digest("base64url").slice(0, 22);
}

/** Whether a version is the service's own, for `If-Match`. */
export function isServiceVersion(version: string): boolean {
  return !version.startsWith(ownMark);
}
