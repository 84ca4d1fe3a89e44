import type { Transaction } from "kysely";
import { newPassword, type Verifiers } from "../../cognito/verifiers.ts";
import type { Tables } from "../../database/tables.ts";
import { demoId } from "../data/seeded.ts";

const people = [
  ["owner", "Gunilla", "Storm"],
  ["albin", "Albin", "Åkerman"],
  ["bodil", "Bodil", "Östlund"],
  ["cecilia", "Cecilia", "Ärlig"],
  ["david", "David", "Moberg"],
  ["emma", "Emma", "Lindqvist"],
  ["farid", "Farid", "Rahimi"],
  ["greta", "Greta", "Hallgren"],
  ["hugo", "Hugo", "Sundin"],
  ["isak", "Isak", "Norling"],
] as const;

export type BigCompany = {
  companyId: string;
  userIds: string[];
};

export async function storeBigCompany(
  trx: Transaction<Tables>,
  password: string,
  verifiers: Verifiers | null,
): Promise<BigCompany> {
  const companyId = demoId("demo", "company", "storgolv");
  await trx
    .insertInto("company")
    .values({
      id: companyId,
      name: "Storgolv AB",
      org_number: "559000-9999",
      address: "Industrivägen 1",
      postal_code: "702 27",
      city: "Örebro",
      phone_number: "+46 19 10 00 00",
      email: "info@storgolv.example",
      website: "https://www.storgolv.example",
      country: "SE",
    })
    .execute();
  const columnsOf = await newPassword(password, verifiers);
  const persons = people.map(([mailbox, first_name, last_name], index) => ({
    id: demoId("demo", "user", "storgolv", mailbox),
    email: `${mailbox}@storgolv.example`,
    first_name,
    last_name,
    role: index === 0 ? ("owner" as const) : ("user" as const),
  }));
  await trx
    .insertInto("app_user")
    .values(persons.map((person) => ({ ...person, company_id: companyId, installer: true, language: "sv" as const })))
    .execute();
  const attributes = JSON.stringify({ "custom:companyId": companyId });
  const account = async ({ id, email }: { id: string; email: string }) => {
    return { sub: id, email, ...(await columnsOf(id)), status: "CONFIRMED" as const, attributes };
  };
  await trx
    .insertInto("pool_user")
    .values(await Promise.all(persons.map(account)))
    .execute();
  return { companyId, userIds: persons.map(({ id }) => id) };
}
