import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { FieldValues } from "../history/chain/historyEvent.ts";

type UserRow = Pick<
  Selectable<Tables["app_user"]>,
  "email" | "first_name" | "last_name" | "role" | "installer" | "language"
> & { phone?: string | null };

/** A user's fields that the history keeps. The newsletter choice is private, and `active` has its own events. */
export function userFields(user: UserRow): FieldValues {
  return {
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    phone: user.phone,
    role: user.role,
    installer: user.installer,
    language: user.language,
  };
}
