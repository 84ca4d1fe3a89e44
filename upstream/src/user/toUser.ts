import type { Selectable } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import type { Viewer } from "../http/authenticate.ts";

/** A user as the contract shows it; the newsletter flag is told to the user alone. */
export function toUser(user: Selectable<Tables["app_user"]>, viewer: Viewer): components["schemas"]["User"] {
  return {
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    phone: user.phone,
    companyId: user.company_id,
    role: user.role,
    installer: user.installer,
    language: user.language,
    active: user.active,
    version: String(user.version),
    ...(user.id === viewer.id && { subscribeToNewsletter: user.subscribe_to_newsletter }),
  };
}
