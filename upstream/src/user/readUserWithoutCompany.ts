import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { knownLanguage } from "../language.ts";

/** Somebody who signed up but whom no company has invited, as told to themselves: all that is known is in the pool. */
export async function readUserWithoutCompany(db: Kysely<Tables>, sub: string): Promise<components["schemas"]["User"]> {
  const { email, attributes } = await db
    .selectFrom("pool_user")
    .select(["email", "attributes"])
    .where("sub", "=", sub)
    .executeTakeFirstOrThrow();
  return {
    id: sub,
    firstName: attributes.given_name ?? "",
    lastName: attributes.family_name ?? "",
    email,
    phone: attributes.phone_number ?? null,
    companyId: null,
    role: "user",
    installer: false,
    language: knownLanguage(attributes.locale),
    subscribeToNewsletter: false,
    active: true,
  };
}
