import { createHash, X509Certificate } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { rootOf } from "../../test/pdfTools.ts";
import { type SealedCertificate, sendSealedCertificate } from "../../test/sendSealedCertificate.ts";
import type { components } from "../__generated__/contract.ts";
import { withdrawKey } from "../seal/withdrawKey.ts";
import { storeCertificateFile, storeCertificateFiles } from "./storeCertificateFile.ts";

let sealed: SealedCertificate;

beforeAll(async () => {
  sealed = await sendSealedCertificate({ metricsPort: 0 });
}, 120_000);
afterAll(() => sealed.close());

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

test("recipient, copy and a mail that is sent again have the same bytes, which are those of the seal", async () => {
  const { sent, owner } = sealed;
  expect(sent).toHaveLength(3);
  const digests = sent.map(sha256);
  const { body } = await owner.get<components["schemas"]["CertificatePage"]>("/certificates");
  const [{ seal } = {}] = body.data;
  expect(digests).toEqual(digests.map(() => seal?.fileSha256));
  expect(seal).toMatchObject({ issuer: "Fjällum Garanti", rootSha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test("anybody reads the keys without a token, and each mail names the root and where the file is checked", async () => {
  const answer = await fetch(`${sealed.upstream.url}/v1/seal-keys`);
  const { data }: { data: components["schemas"]["SealKey"][] } = await answer.json();
  const root = sha256(new X509Certificate(rootOf(sealed.chain)).raw);
  expect(data).toEqual([
    expect.objectContaining({ issuer: "Fjällum Garanti", rootSha256: root, chain: sealed.chain, usedUntil: null }),
  ]);
  expect(data[0]?.chain).not.toContain("PRIVATE");
  const printed = root.toUpperCase().match(/.{4}/g)?.join(" ") ?? "";
  for (const text of sealed.mailTexts) expect(text).toMatch(new RegExp(`/verify\\. .*SHA-256.*: ${printed}$`, "m"));
});

test("one that is drawn twice at the same time is sealed once", async () => {
  const { services } = sealed.upstream;
  const none = { file_id: null, file_sha256: null, seal_key_id: null, sealed_at: null };
  const certificate = await services.db
    .updateTable("certificate")
    .set(none)
    .where("project_id", "=", sealed.project.projectId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const [one, other] = await Promise.all([1, 2].map(() => storeCertificateFile(services, certificate)));
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  const { file_sha256 } = await services.db
    .selectFrom("certificate")
    .select("file_sha256")
    .where("id", "=", certificate.id)
    .executeTakeFirstOrThrow();
  expect(sha256(one as Buffer)).toBe(file_sha256);
});

test("the log's entry for it, one and no more, opens to its number and the file's SHA-256", async () => {
  const { db } = sealed.upstream.services;
  const { number } = await db.selectFrom("certificate").select("number").executeTakeFirstOrThrow();
  const openings = await db.selectFrom("log_opening").select(["kind", "opening", "entry"]).execute();
  expect(openings.map(({ kind, opening }) => [kind, JSON.parse(opening)])).toContainEqual([
    "certificate.issued",
    expect.objectContaining({ number, fileSha256: sha256(sealed.sent[0] as Buffer) }),
  ]);
  // Two openings: the test above removed the file, so the certificate was drawn again.
  expect(openings).toHaveLength(2);
  for (const { opening, entry } of openings) expect(createHash("sha256").update(opening).digest()).toEqual(entry);
});

test("a certificate is doubtful when its key is withdrawn from a day on that is not later than its entry in the log", async () => {
  const { upstream, owner } = sealed;
  const told = async () => {
    const { body } = await owner.get<components["schemas"]["CertificatePage"]>("/certificates");
    return body.data[0]?.seal?.keyWithdrawnFrom;
  };
  const withdraw = (withdrawn_from: Date) =>
    upstream.services.db.updateTable("seal_key").set({ withdrawn_from }).execute();
  expect(await told()).toBeNull();
  const [later, earlier] = [new Date(Date.now() + 3_600_000), new Date(Date.now() - 3_600_000)];
  await withdraw(later);
  expect(await told()).toBeNull();
  await withdraw(earlier);
  expect(await told()).toBe(earlier.toISOString());
});

test("a key's withdrawal tells how many certificates become doubtful by it, and a metric how many are", async () => {
  const { db } = sealed.upstream.services;
  const doubtful = async () => {
    const metrics = await (await fetch(sealed.upstream.metricsUrl ?? "")).text();
    return /^doubtful_certificates (.*)$/m.exec(metrics)?.[1];
  };
  await db.updateTable("seal_key").set({ withdrawn_from: null }).execute();
  expect(await doubtful()).toBe("0");
  const { id } = await db.selectFrom("seal_key").select("id").executeTakeFirstOrThrow();
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 3_600_000).toISOString().slice(0, 10);
  await db
    .updateTable("log_opening")
    .set({ appended_at: new Date(`${day(2)}T12:00:00Z`) })
    .execute();
  expect(await withdrawKey(db, { id, day: day(1) })).toEqual({ isInUse: true, doubtful: 0 });
  expect(await withdrawKey(db, { id, day: day(2) })).toEqual({ isInUse: true, doubtful: 1 });
  expect(await withdrawKey(db, { id, day: day(3) })).toEqual({ isInUse: true, doubtful: 0 });
  expect(await doubtful()).toBe("1");
  const entries = await db.selectFrom("log_waiting").select("entry").orderBy("id").execute();
  const told = entries.map(({ entry }) => entry.toString()).filter((entry) => entry.includes("key.withdrawn"));
  expect(told.map((entry) => JSON.parse(entry).certificates)).toEqual([0, 1, 0]);
  await db.updateTable("certificate").set({ withdrawn_at: new Date(), withdrawal_reason: "Nyckeln är känd" }).execute();
  expect(await doubtful()).toBe("0");
});

test("the next PDFs of a sending are drawn while one is stored", async () => {
  const { db, config, storage, threads, seal } = sealed.upstream.services;
  const certificate = await db
    .updateTable("certificate")
    .set({ file_id: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  const drawnAhead = Promise.withResolvers<void>();
  let draws = 0;
  const countDraws: typeof threads.run = (module, task) => {
    draws += module.href.endsWith("pdfWorker.ts") ? 1 : 0;
    if (draws === 3) drawnAhead.resolve();
    return threads.run(module, task);
  };
  const write: typeof storage.write = async (...values) => {
    await drawnAhead.promise;
    return storage.write(...values);
  };
  const services = { db, config, seal, threads: { ...threads, run: countDraws }, storage: { ...storage, write } };
  const files = await storeCertificateFiles(services, [certificate, certificate, certificate]);
  const { file_sha256 } = await db.selectFrom("certificate").select("file_sha256").executeTakeFirstOrThrow();
  expect(files.map(sha256)).toEqual(files.map(() => file_sha256));
}, 20_000);
