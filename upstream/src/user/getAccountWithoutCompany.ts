import type { Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";

/** The caller's own account. Only the user pool has data about an account without company. */
export const getAccountWithoutCompany: Handler<"getUser"> = async ({ db, viewer }) => {
  const { email, attributes } = await db
    .selectFrom("pool_user")
    .select(["email", "attributes"])
    .where("sub", "=", viewer.id)
    .executeTakeFirstOrThrow();
  const body = {
    id: viewer.id,
    firstName: attributes.given_name ?? "",
    lastName: attributes.family_name ?? "",
    email,
    phone: attributes.phone_number ?? null,
    companyId: null,
    role: "user" as const,
    installer: false,
    language: knownLanguage(attributes.locale),
    subscribeToNewsletter: false,
    active: true,
  };
  return { status: 200, body };
};
