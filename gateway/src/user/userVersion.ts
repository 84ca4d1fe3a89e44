import type { RestUser } from "../rest/types.ts";
import { versionOf } from "../version/versionOf.ts";

export function userVersion(user: RestUser): string {
  const { version, firstName, lastName, phone, role, installer, language, subscribeToNewsletter, active } = user;
  return versionOf(version, [firstName, lastName, phone, role, installer, language, subscribeToNewsletter, active]);
}
