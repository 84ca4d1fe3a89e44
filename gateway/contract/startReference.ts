import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startUpstream, type Upstream } from "../../upstream/src/app.ts";
import { storeCertificateFile } from "../../upstream/src/certificate/storeCertificateFile.ts";
import { storeTerms } from "../../upstream/src/certificate/warrantyTerms.ts";
import { readConfig } from "../../upstream/src/config.ts";
import { demoPassword } from "../../upstream/src/demo/demoAccounts.ts";
import { seedDemo } from "../../upstream/src/demo/seedDemo.ts";
import { appendHistoryHeads } from "../../upstream/src/log/appendHistoryHeads.ts";
import { mailsTo } from "../../upstream/test/mailedCode.ts";
import type { Invitee, Target } from "./Target.ts";
import { tokenOf } from "./tokenOf.ts";

export type Reference = {
  target: Target;
  upstream: Upstream;
  createInvitee(): Promise<Invitee>;
  close(): Promise<void>;
};

const owner = "owner@nordgolv.example";

/** The reference service with demo data, called as an owner. @param prepare copies existing data into its folder */
export async function startReference(prepare?: (folder: string) => Promise<void>): Promise<Reference> {
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  await prepare?.(folder);
  const upstream = await startUpstream(
    readConfig({ PORT: "0", DATA_DIR: folder, DEMO: "false", LOG_LEVEL: "silent", DISK_RESERVE_MB: "0" }),
  );
  const { db, storage } = upstream.services;
  if (!prepare) await seedDemo(db, { storage });
  await storeReviews(db);
  await storeTerms(db, [{ family: "*", evidence: "any", country: "*", validFrom: "2020-01-01", years: 10 }]);
  const { owner_code: certificateCode } = await firstCertificate(db);
  const { url } = upstream;
  const target: Target = {
    url,
    token: await tokenOf(url, owner, demoPassword),
    environment: {
      FILES_ORIGIN: url,
      USER_POOL_ENDPOINT: url,
      USER_POOL_ID: "eu-north-1_embedded",
      USER_POOL_CLIENT_ID: "embedded-web",
    },
    may: "lasts",
    options: { product: "fj", webUrl: upstream.services.config.webUrl },
    certificateCode,
    createInvitee: () => createInvitee(upstream),
  };
  const close = async () => {
    await upstream.close();
    await rm(folder, { recursive: true });
  };
  return { target, upstream, createInvitee: () => createInvitee(upstream), close };
}

/** Draws the target certificate, gives it a time stamp, and puts the history's head into the public log. */
export async function drawCertificate(services: Upstream["services"]): Promise<void> {
  const { db, config, storage, threads, seal, publicLog } = services;
  const certificate = await firstCertificate(db);
  await storeCertificateFile({ db, config, storage, threads, seal }, certificate);
  // The reference has no authority for time stamps, so the time stamp is inserted here.
  await db
    .insertInto("seal_timestamp")
    .values({
      ...{ company_id: certificate.company_id, certificate_id: certificate.id, state: "SEPARATE" },
      ...{ at: new Date(), authority: "Time Stamping", response: Buffer.of(0x30, 0) },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Appends the head of tomorrow, because today's was added at the start, when the history was still empty.
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  await appendHistoryHeads(db, tomorrow);
  await publicLog?.sequence();
}

/** Stores fault reports about another certificate, so that their list has rows to page through. */
export async function storeFaultReports({ db }: Upstream["services"]): Promise<void> {
  const { company_id, id } = await firstCertificate(db);
  const other = await db
    .selectFrom("certificate")
    .select("id")
    .where("company_id", "=", company_id)
    .where("id", "!=", id)
    .orderBy("number")
    .executeTakeFirstOrThrow();
  const report = { company_id, certificate_id: other.id, text: "Kallt golv" };
  const reports = [1, 2].map(() => ({ ...report, id: crypto.randomUUID() }));
  await db.insertInto("fault_report").values(reports).execute();
}

/** Marks a finished room as released and an unfinished room as sent back, because nobody may review their own rooms. */
async function storeReviews(db: Upstream["services"]["db"]): Promise<void> {
  const { company_id } = await firstCertificate(db);
  for (const [state, isFinished] of [["RELEASED", "is not"] as const, ["RETURNED", "is"] as const]) {
    const room = db
      .selectFrom("installation")
      .innerJoin("project", (join) =>
        join
          .onRef("project.company_id", "=", "installation.company_id")
          .onRef("project.id", "=", "installation.project_id"),
      )
      .select("installation.id")
      .where("installation.company_id", "=", company_id)
      .where("installation.completed_at", isFinished, null)
      .where("installation.activated_at", "is", null)
      .where("project.archived", "=", false)
      .orderBy("installation.id")
      .limit(1);
    await db
      .updateTable("installation")
      .set({ review_state: state })
      .where("company_id", "=", company_id)
      .where("id", "=", room)
      .execute();
  }
}

const firstCertificate = (db: Upstream["services"]["db"]) =>
  db
    .selectFrom("certificate")
    .innerJoin("app_user", "app_user.company_id", "certificate.company_id")
    .selectAll("certificate")
    .where("app_user.email", "=", owner)
    .orderBy("number")
    .executeTakeFirstOrThrow();

/** A copy of the demo's account without company, one per run. */
async function createInvitee({ url, services: { db, config } }: Upstream): Promise<Invitee> {
  const email = `invitee-${crypto.randomUUID()}@nordgolv.example`;
  const demo = await db
    .selectFrom("pool_user")
    .selectAll()
    .where("email", "=", "nocompany@nordgolv.example")
    .executeTakeFirstOrThrow();
  const attributes = JSON.stringify(demo.attributes);
  await db
    .insertInto("pool_user")
    .values({ ...demo, attributes, email, sub: crypto.randomUUID() })
    .execute();
  return {
    email,
    accessToken: await tokenOf(url, email, demoPassword),
    async readInvitation() {
      const mail = (await mailsTo(config.outboxDir, email)).at(-1);
      return /invitation\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    },
  };
}
