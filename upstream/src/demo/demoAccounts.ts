import type { Insertable } from "kysely";
import { type NewPassword, newPassword, type Verifiers } from "../cognito/verifiers.ts";
import type { Tables } from "../database/tables.ts";
import { type DemoPerson, demoPeople } from "./data/demoPeople.ts";
import { demoId } from "./data/seeded.ts";
import { companyId, personEmail, personId } from "./rows/addCompany.ts";

export const demoPassword = "Varme-golv-2026";

export const demoTemporaryPassword = "Tillfallig-2026";

/** The base32 key of mfa@nordgolv.example for an authenticator app. It is public, because it opens only demo data. */
export const demoTotpSecret = "FJALLUMGOLVVARMEDEMO234567FJALLU";

export async function demoAccounts(verifiers: Verifiers | null): Promise<Insertable<Tables["pool_user"]>[]> {
  // One hash per password, because forty hashes would delay the first start and the passwords are no secret.
  const [usual, temporary] = (await Promise.all(
    [demoPassword, demoTemporaryPassword].map((password) => newPassword(password, verifiers)),
  )) as [NewPassword, NewPassword];
  const account = async (person: DemoPerson): Promise<Insertable<Tables["pool_user"]>> => ({
    sub: personId(person),
    email: personEmail(person),
    ...(await (person.state === "invited" ? temporary : usual)(personId(person))),
    status: person.state === "invited" ? "FORCE_CHANGE_PASSWORD" : "CONFIRMED",
    enabled: person.state !== "inactive",
    attributes: JSON.stringify({ "custom:companyId": companyId(person.company) }),
    totp_secret: person.mfa ? demoTotpSecret : null,
    totp_enabled: person.mfa === true,
  });
  return Promise.all([
    ...demoPeople.map(account),
    usual(companyless.sub).then((columns) => ({ ...companyless, ...columns })),
  ]);
}

const companyless = {
  sub: demoId("demo", "user", "nocompany"),
  email: "nocompany@nordgolv.example",
  status: "CONFIRMED",
  enabled: true,
  attributes: JSON.stringify({ given_name: "Alva", family_name: "Ståhl", locale: "sv" }),
  totp_secret: null,
  totp_enabled: false,
} satisfies Partial<Insertable<Tables["pool_user"]>>;
