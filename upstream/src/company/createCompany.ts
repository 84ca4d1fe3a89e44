import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { createAccount, newTemporaryPassword } from "../pool/account.ts";
import { isEmailTaken } from "../user/isEmailTaken.ts";

type Schemas = components["schemas"];

export interface NewCompany {
  name: string;
  orgNumber: string;
  address: string;
  postalCode: string;
  city: string;
  phoneNumber: string;
  country: Schemas["Country"];
  owner: { email: string; firstName: string; lastName: string; language: Schemas["Language"] };
}

/** Makes a company and its owner, who signs in with the returned password and then chooses another. */
export async function createCompany(
  db: Kysely<Tables>,
  company: NewCompany,
): Promise<{ companyId: string; ownerId: string; temporaryPassword: string }> {
  const companyId = randomUUID();
  const ownerId = randomUUID();
  const temporaryPassword = newTemporaryPassword();
  const { owner } = company;
  const email = owner.email.toLowerCase();
  await db.transaction().execute(async (trx) => {
    if (await isEmailTaken(trx, email)) throw new Error(`${email} already has an account; no company was made.`);
    await trx
      .insertInto("company")
      .values({
        id: companyId,
        name: company.name,
        org_number: company.orgNumber,
        address: company.address,
        city: company.city,
        postal_code: company.postalCode,
        phone_number: company.phoneNumber,
        email,
        country: company.country,
      })
      .execute();
    await createAccount(trx, { sub: ownerId, email, companyId, temporaryPassword });
    await trx
      .insertInto("app_user")
      .values({
        company_id: companyId,
        id: ownerId,
        email,
        first_name: owner.firstName,
        last_name: owner.lastName,
        language: owner.language,
        role: "owner",
      })
      .execute();
  });
  return { companyId, ownerId, temporaryPassword };
}
