import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { validationFailed } from "../errors.ts";
import { dayInCountry } from "../i18n/country.ts";
import { pickedDay } from "./validity.ts";

const field = "activationDate";

export async function checkActivationDate(
  db: Kysely<Tables>,
  companyId: string,
  text: string,
  projectStart: Date,
): Promise<Date> {
  const date = new Date(text);
  if (date.getTime() % 86_400_000 !== 0) {
    throw refusal("is a day, sent as its midnight in UTC");
  }
  const { country } = await db
    .selectFrom("company")
    .select("country")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  const last = new Date(`${dayInCountry(country, new Date())}T00:00:00Z`);
  last.setUTCFullYear(last.getUTCFullYear() + 1);
  const first = pickedDay(projectStart);
  if (pickedDay(date) < first) throw refusal(`is before the project's start, ${first}`);
  if (date > last) throw refusal(`is later than one year from now, ${pickedDay(last)}`);
  return date;
}

function refusal(reason: string) {
  return validationFailed([{ field, code: "DATE_INVALID", message: `The activation date ${reason}.` }]);
}
