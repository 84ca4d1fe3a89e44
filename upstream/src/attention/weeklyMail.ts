import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Config } from "../config.ts";
import type { Tables } from "../database/tables.ts";
import { dayInCountry, zones } from "../i18n/country.ts";
import type { EnqueueWeeklyMail, WeeklyMail } from "../jobs/jobData.ts";
import type { Mail } from "../mail/Mail.ts";
import { refusalOf } from "../mail/openSmtp.ts";
import { countKinds, kindsOf } from "./attentionKinds.ts";
import { composeWeeklyMail } from "./composeWeeklyMail.ts";
import { loadAttentionPage } from "./listAttentionItems.ts";
import { createWeeklyMailToken, loadTokenKey, type Subscriber } from "./weeklyMailToken.ts";

const sendingHour = 7;
const itemsOfKind = 5;

/** Queues the week's mails on Mondays from seven o'clock local time. The stored day prevents a second mail. */
export async function queueWeeklyMails(
  db: Kysely<Tables>,
  enqueue: EnqueueWeeklyMail,
  now = new Date(),
): Promise<void> {
  for (const country of Object.keys(zones) as (keyof typeof zones)[]) {
    if (!isSendingTime(zones[country], now)) continue;
    const day = dayInCountry(country, now);
    await db.transaction().execute(async (trx) => {
      const due = await trx
        .updateTable("weekly_mail")
        .from("company")
        .set({ queued_day: day })
        .whereRef("company.id", "=", "weekly_mail.company_id")
        .where("company.country", "=", country)
        .where("wanted", "=", true)
        .where((eb) => eb.or([eb("queued_day", "is", null), eb("queued_day", "<", day)]))
        .returning(["weekly_mail.company_id as companyId", "weekly_mail.user_id as userId"])
        .execute();
      for (const person of due) await enqueue(trx, { ...person, id: randomUUID(), queuedAt: now.toISOString() });
    });
  }
}

function isSendingTime(timeZone: string, now: Date): boolean {
  const read = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { timeZone, ...part }).format(now);
  return read({ weekday: "short" }) === "Mon" && Number(read({ hour: "2-digit", hourCycle: "h23" })) >= sendingHour;
}

type WeeklyMailServices = {
  db: Kysely<Tables>;
  config: Pick<Config, "webUrl">;
  mail: Mail;
  publicUrl: string;
};

/** Sends a person's mail, unless switched off or nothing needs attention. A repeated job's mail has the same id. */
export async function sendWeeklyMail(services: WeeklyMailServices, weekly: WeeklyMail): Promise<void> {
  const { db, config, mail, publicUrl } = services;
  const createdAt = new Date(weekly.queuedAt);
  const person = await loadSubscriber(db, weekly);
  if (!person) return;
  const { companyId, userId } = weekly;
  const { language, country } = person;
  const today = dayInCountry(country, createdAt);
  const waiting = await countWaiting(db, { companyId, userId, today, isAdmin: person.role !== "user" });
  if (waiting.length === 0) return;
  const page = { companyId, userId, today, language, paging: { take: itemsOfKind } };
  const groups = [];
  for (const [kind, count] of waiting)
    groups.push({ kind, count, items: (await loadAttentionPage(db, { ...page, kind })).data });
  const token = createWeeklyMailToken(await loadTokenKey(db), weekly);
  const content = composeWeeklyMail({
    language,
    country,
    firstName: person.first_name,
    companyName: person.company_name,
    groups,
    pageUrl: `${config.webUrl}/attention`,
    unsubscribeUrl: `${publicUrl}/unsubscribe?token=${token}`,
  });
  try {
    await mail.send({ ...content, id: weekly.id, createdAt, to: person.email, attachments: [] });
  } catch (error) {
    // A refused mail is not repeated, because the next one follows in a week.
    if (!refusalOf(error)) throw error;
  }
}

async function countWaiting(db: Kysely<Tables>, asked: Subscriber & { today: string; isAdmin: boolean }) {
  const { companyId, userId, today } = asked;
  const counts = await countKinds(db, { companyId, userId, today }, kindsOf(asked));
  const putOff = await db
    .selectFrom("attention_put_off")
    .select("kind")
    .where("company_id", "=", companyId)
    .where("user_id", "=", userId)
    .where("item_id", "=", "")
    .where("until", ">", today)
    .execute();
  return kindsOf(asked).flatMap((kind) => {
    const count = counts.get(kind)?.count ?? 0;
    return count > 0 && !putOff.some((row) => row.kind === kind) ? [[kind, count] as const] : [];
  });
}

function loadSubscriber(db: Kysely<Tables>, { companyId, userId }: Subscriber) {
  return db
    .selectFrom("weekly_mail")
    .innerJoin("app_user as person", (join) =>
      join.onRef("person.company_id", "=", "weekly_mail.company_id").onRef("person.id", "=", "weekly_mail.user_id"),
    )
    .innerJoin("company", "company.id", "person.company_id")
    .select(["person.email", "person.first_name", "person.language", "person.role"])
    .select(["company.name as company_name", "company.country"])
    .where("weekly_mail.company_id", "=", companyId)
    .where("weekly_mail.user_id", "=", userId)
    .where("weekly_mail.wanted", "=", true)
    .where("person.active", "=", true)
    .executeTakeFirst();
}
