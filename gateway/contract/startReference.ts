import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startUpstream, type Upstream } from "../../upstream/src/app.ts";
import { readConfig } from "../../upstream/src/config.ts";
import { DEMO_PASSWORD, seedDemo } from "../../upstream/src/demo/seedDemo.ts";
import { mailsTo } from "../../upstream/test/mailedCode.ts";
import type { Invitee, Target } from "./Target.ts";
import { tokenOf } from "./tokenOf.ts";

export type Reference = { target: Target; upstream: Upstream; close(): Promise<void> };

/**
 * The reference service with the demo's data, on a free port and a folder of its own, asked as an owner.
 * @param prepare puts that data into the folder, where it is there already; without it the service makes it
 */
export async function startReference(prepare?: (folder: string) => Promise<void>): Promise<Reference> {
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  await prepare?.(folder);
  const upstream = await startUpstream(readConfig({ PORT: "0", DATA_DIR: folder, DEMO: "false", LOG_LEVEL: "silent" }));
  const { db, storage } = upstream.services;
  if (!prepare) await seedDemo(db, { storage });
  const { code } = await db.selectFrom("certificate").select("owner_code as code").limit(1).executeTakeFirstOrThrow();
  const { url } = upstream;
  const target: Target = {
    url,
    token: await tokenOf(url, "owner@nordgolv.example", DEMO_PASSWORD),
    environment: { USER_POOL_ENDPOINT: url, USER_POOL_ID: "eu-north-1_embedded", USER_POOL_CLIENT_ID: "embedded-web" },
    may: "lasts",
    options: { product: "fj" },
    certificateCode: code,
    createInvitee: () => createInvitee(upstream),
  };
  const close = async () => {
    await upstream.close();
    await rm(folder, { recursive: true });
  };
  return { target, upstream, close };
}

/** A copy of the demo's account that no company invited, so that each run has one of its own. */
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
    accessToken: await tokenOf(url, email, DEMO_PASSWORD),
    async readInvitation() {
      const mail = (await mailsTo(config.outboxDir, email)).at(-1);
      return /invitation\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    },
  };
}
