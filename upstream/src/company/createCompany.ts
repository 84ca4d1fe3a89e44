import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { createAccount, newTemporaryPassword, removeUnconfirmed, replaceTemporary } from "../cognito/account.ts";
import { newPassword, type Verifiers } from "../cognito/verifiers.ts";
import type { Tables } from "../database/tables.ts";
import { findCompanyId, takeUserKeys } from "../database/uniqueKeys.ts";
import { changesOf, serviceSource } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import { findInvitee } from "../user/findInvitee.ts";
import { userFields } from "../user/userFields.ts";
import { companyFields } from "./companyFields.ts";

type Schemas = components["schemas"];

export type NewCompany = {
  name: string;
  orgNumber: string;
  address: string;
  postalCode: string;
  city: string;
  phoneNumber: string;
  country: Schemas["Country"];
  owner: { email: string; firstName: string; lastName: string; language: Schemas["Language"] };
};

/** Returns the owner's temporary password. A second call replaces a temporary password that expired unused. */
export async function createCompany(
  db: Kysely<Tables>,
  company: NewCompany,
  verifiers: Verifiers | null = null,
): Promise<{ companyId: string; ownerId: string; temporaryPassword: string }> {
  const companyId = randomUUID();
  const ownerId = randomUUID();
  const temporaryPassword = newTemporaryPassword();
  const { owner } = company;
  const email = owner.email.toLowerCase();
  const temporary = await newPassword(temporaryPassword, verifiers);
  return db.transaction().execute(async (trx) => {
    const waiting = await findWaitingOwner(trx, company.name, email);
    if (waiting) {
      await replaceTemporary(trx, waiting.ownerId, temporary);
      return { ...waiting, temporaryPassword };
    }
    const taken = () => new Error(`${email} already has an account; no company was made.`);
    if ((await findInvitee(trx, companyId, email)).kind !== "new") throw taken();
    await removeUnconfirmed(trx, email);
    const row = await trx
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
      .returningAll()
      .executeTakeFirstOrThrow();
    if (!(await createAccount(trx, { sub: ownerId, email, companyId, temporary }))) throw taken();
    const user = await trx
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
      .returningAll()
      .executeTakeFirstOrThrow();
    await takeUserKeys(trx, user);
    await writeHistory(trx, serviceSource(companyId), [
      { action: "company.created", changes: changesOf({}, companyFields(row)) },
      { action: "user.invited", userId: ownerId, changes: changesOf({}, userFields(user)) },
    ]);
    return { companyId, ownerId, temporaryPassword };
  });
}

async function findWaitingOwner(trx: Kysely<Tables>, name: string, email: string) {
  const companyId = await findCompanyId(trx, "email", email);
  if (companyId === undefined) return undefined;
  return trx
    .selectFrom("pool_user as account")
    .innerJoin("app_user as user", (join) =>
      join.on("user.company_id", "=", companyId).onRef("user.id", "=", "account.sub"),
    )
    .innerJoin("company", "company.id", "user.company_id")
    .select(["company.id as companyId", "user.id as ownerId"])
    .where("account.email", "=", email)
    .where("account.status", "=", "FORCE_CHANGE_PASSWORD")
    .where("account.temporary_until", "<=", new Date())
    .where("user.role", "=", "owner")
    .where("company.name", "=", name)
    .executeTakeFirst();
}
