import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { build } from "../../test/demoBuilding.ts";
import { mailsTo } from "../../test/mailedCode.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { retry } from "../../test/untilMailed.ts";
import { queueWeeklyMails } from "./weeklyMail.ts";

let upstream: TestUpstream;
let own: TestCompany;
let foreign: TestCompany;
let week = 0;
beforeAll(async () => {
  upstream = await startTestUpstream();
  [own, foreign] = upstream.companies;
  for (const [company, name] of [
    [own, "Our late house"],
    [foreign, "Their late house"],
  ] as const) {
    const { projectPath } = await build(company);
    await company.owner.put(projectPath, { name });
  }
});
afterAll(() => upstream.close());
beforeEach(async () => {
  week += 1;
  for (const { owner } of [own, foreign]) {
    await owner.put("/weekly-mail", { wanted: false });
    await owner.put("/attention/PROJECT_OVERDUE", { until: null });
  }
});

/** A Monday in Swedish winter time. Each test has three weeks of its own, since a mail is sent once a week. */
const monday = (time: string, weeksLater = 0) =>
  new Date(Date.parse(`2026-12-07T${time}:00+01:00`) + ((week - 1) * 3 + weeksLater) * 7 * 86_400_000);

const mailsOf = ({ email }: TestCompany) => mailsTo(upstream.services.config.outboxDir, email);
const wanted = async ({ owner }: TestCompany) => (await owner.get<{ wanted: boolean }>("/weekly-mail")).body.wanted;

/** Queues the weekly mails once for each moment, all in parallel. Returns the new mails to the company's owner. */
async function mailsAt(company: TestCompany, ...moments: Date[]) {
  const { db, jobs } = upstream.services;
  const before = (await mailsOf(company)).length;
  await Promise.all(moments.map((now) => queueWeeklyMails(db, jobs.enqueueWeeklyMail, now)));
  jobs.wake();
  await retry(async () => {
    const { rows } = await sql`
      select id from pgboss.job where name = 'weekly-mail' and state not in ('completed', 'failed')`.execute(db);
    return rows.length === 0 ? true : undefined;
  });
  return (await mailsOf(company)).slice(before);
}

async function linkOf(company: TestCompany, moment: Date): Promise<string> {
  await company.owner.put("/weekly-mail", { wanted: true });
  const [mail] = await mailsAt(company, moment);
  const link = mail?.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
  return /^<(.+)>$/.exec(link)?.[1] ?? "";
}

const postTo = (link: string) =>
  fetch(link, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" },
    body: "List-Unsubscribe=One-Click",
  });

test("it is off at first, and each person switches only their own", async () => {
  expect(await mailsAt(own, monday("07:30"))).toEqual([]);
  expect((await own.owner.put("/weekly-mail", { wanted: true })).body).toEqual({ wanted: true });
  expect([await wanted(own), await wanted(foreign)]).toEqual([true, false]);
});

test("it comes once on a Monday from seven in the company's country, however often and by how many it is queued", async () => {
  await own.owner.put("/weekly-mail", { wanted: true });
  expect(await mailsAt(own, monday("06:59"))).toHaveLength(0);
  expect(await mailsAt(own, monday("07:00"), monday("07:00"), monday("07:01"))).toHaveLength(1);
  await own.owner.put("/weekly-mail", { wanted: false });
  await own.owner.put("/weekly-mail", { wanted: true });
  expect(await mailsAt(own, monday("23:17"), new Date(monday("23:17").getTime() + 8 * 3_600_000))).toHaveLength(0);
  expect(await mailsAt(own, monday("07:17", 1))).toHaveLength(1);
});

test("it says in the person's language what waits in their own company, with its link by the headers of RFC 8058", async () => {
  await own.owner.put("/weekly-mail", { wanted: true });
  const [mail] = await mailsAt(own, monday("08:00"));
  expect(mail?.subject).toBe("Att åtgärda: 1 (First El AB)");
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain("Projekt vars slutdatum har passerat (1)");
    expect(part).toContain("Our late house");
    expect(part).toContain(`${upstream.services.config.webUrl}/attention`);
    expect(part).not.toContain("Their late house");
  }
  const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);
  expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  expect(headers["list-unsubscribe"]?.startsWith(`<${upstream.url}/unsubscribe?token=`)).toBe(true);
});

test("none comes when all that waits is put off, or to somebody who was shut out", async () => {
  await own.owner.put("/weekly-mail", { wanted: true });
  await own.owner.put("/attention/PROJECT_OVERDUE", { until: "2099-01-01" });
  expect(await mailsAt(own, monday("08:00"))).toEqual([]);
  await own.owner.put("/attention/PROJECT_OVERDUE", { until: null });
  const { db } = upstream.services;
  const setActive = (active: boolean) => db.updateTable("app_user").set({ active }).where("id", "=", own.ownerId);
  await setActive(false).execute();
  expect(await mailsAt(own, monday("08:00", 1))).toEqual([]);
  await setActive(true).execute();
  expect(await mailsAt(own, monday("08:00", 2))).toHaveLength(1);
});

test("opening its link changes nothing, and its button or a mail program switches off this person's mail alone", async () => {
  const link = await linkOf(own, monday("08:00"));
  await foreign.owner.put("/weekly-mail", { wanted: true });
  const shown = await fetch(link);
  expect([shown.status, shown.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  const page = await shown.text();
  expect(page).toContain('<html lang="sv">');
  expect(page).toMatch(/<form method="post"><button type="submit">Sluta skicka det/);
  await fetch(link, { method: "HEAD" });
  expect(await wanted(own)).toBe(true);
  for (const _ of [1, 2]) {
    const done = await postTo(link);
    expect([done.status, await done.text()]).toEqual([
      200,
      expect.stringContaining("inte veckomejlet från First El AB"),
    ]);
    expect([await wanted(own), await wanted(foreign)]).toEqual([false, true]);
  }
  expect(await mailsAt(own, monday("08:00", 1))).toEqual([]);
});

test("a link that the service did not sign says so and switches nothing off, and trying many is refused", async () => {
  const link = await linkOf(own, monday("08:00"));
  const others = Buffer.from(JSON.stringify([foreign.companyId, foreign.ownerId])).toString("base64url");
  const forged = link.replace(/token=[^.]+/, `token=${others}`);
  await foreign.owner.put("/weekly-mail", { wanted: true });
  for (const wrong of [forged, link.slice(0, -1), link.split("?")[0] ?? ""]) {
    const answer = await postTo(wrong);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("Länken gäller inte")]);
  }
  const german = await fetch(forged, { headers: { "accept-language": "de-AT,de;q=0.9" } });
  expect(await german.text()).toContain("Der Link ist nicht gültig");
  const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await postTo(forged)).status));
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  expect([await wanted(own), await wanted(foreign)]).toEqual([true, true]);
  expect((await postTo(link)).status).toBe(200);
});
