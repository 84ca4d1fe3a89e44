import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import { sql } from "kysely";
import { ContentInfo, SignedData, TimeStampResp } from "pkijs";
import { checkFile } from "../../../web/src/certificate/verify/checkFile.ts";
import { verifyTimestampFile } from "../../../web/src/certificate/verify/verifyTimestamp.ts";
import { cutSignature, runTool, toFile } from "../../test/pdfTools.ts";
import { type SealedCertificate, sendSealedCertificate } from "../../test/sendSealedCertificate.ts";
import { startTimestampAuthority, type TimestampAuthority } from "../../test/startTimestampAuthority.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { untilMailed } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";
import { timestampQueue } from "../jobs/timestampJobs.ts";
import embedTimestamp, { signatureOf } from "../seal/embedTimestamp.ts";
import { openTimestamps } from "../seal/openTimestamps.ts";
import { createTimestampRequest } from "../seal/timestampToken.ts";
import { fetchTimestamp } from "./sealTimestamps.ts";

let authority: TimestampAuthority;
let sealed: SealedCertificate;
/** A certificate of a second project, which was sent while the authority was silent. */
let unstamped: { companyId: string; certificateId: string };

beforeAll(async () => {
  authority = await startTimestampAuthority();
  sealed = await sendSealedCertificate({ timestampUrl: authority.url, metricsPort: 0 });
  authority.fault = "silence";
  unstamped = await sendAnother();
}, 120_000);
afterAll(async () => {
  await sealed.close();
  await authority.close();
});

const services = () => sealed.upstream.services;
const log = { warn: jest.fn() };

async function sendAnother() {
  const { upstream, owner } = sealed;
  const { path, folderIds, projectId, companyId } = await storeFinishedProject(services().db, upstream.companies[0], {
    folders: 1,
    rooms: 1,
  });
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  await owner.post(`${path}/sign`, { activationDate, folderIds, toEmail: "late@ripan.example", sendCopy: false });
  await untilMailed(services().db, projectId);
  const { id } = await services()
    .db.selectFrom("certificate")
    .select("id")
    .where("project_id", "=", projectId)
    .executeTakeFirstOrThrow();
  return { companyId, certificateId: id };
}

async function registered(certificateId?: string) {
  const { body } = await sealed.owner.get<components["schemas"]["CertificatePage"]>("/certificates");
  const found = body.data.find(({ id }) => (id === unstamped.certificateId) === (id === certificateId));
  return found as components["schemas"]["RegisteredCertificate"];
}

async function metric(line: string): Promise<number> {
  const text = await (await fetch(sealed.upstream.metricsUrl ?? "")).text();
  return Number(text.split(`\n${line} `)[1]?.split("\n")[0]);
}

/** Checks a file's time stamp as the web client does. */
async function checkedStamp(pdf: Uint8Array) {
  const found = await checkFile(new Uint8Array(pdf), [{ issuer: "Fjällum Garanti", chain: sealed.chain }]);
  return found.kind === "sealed" && found.fits && found.timestamp;
}

const waiting = 'seal_timestamps_missing{state="waiting"}';
const givenUp = 'seal_timestamps_missing{state="given_up"}';

test("a seal carries the time stamp that comes in time, and others' programs accept both", async () => {
  const [pdf = Buffer.of()] = sealed.sent;
  const told = await runTool("pdfsig", ["-nssdir", sealed.nss, toFile("sealed.pdf", pdf)]);
  for (const line of ["Signature is Valid", "Certificate is Trusted", "Total document signed"])
    expect(told).toContain(line);
  const signed = new SignedData({ schema: ContentInfo.fromBER(new Uint8Array(cutSignature(pdf).cms)).content });
  const [signer] = signed.signerInfos;
  const token = signer?.unsignedAttrs?.attributes[0]?.values[0];
  const files = ["-in", toFile("token", Buffer.from(token.toBER())), "-token_in", "-CAfile", authority.root];
  const signature = toFile("signature", Buffer.from(signer?.signature.valueBlock.valueHexView ?? []));
  expect(await runTool("openssl", ["ts", "-verify", "-data", signature, ...files])).toContain("Verification: OK");
  expect(await runTool("openssl", ["ts", "-verify", "-data", authority.root, ...files])).toContain("(failed)");

  expect(await checkedStamp(pdf)).toEqual({ time: expect.any(String), authority: "Klockan Time Stamping" });

  const { seal } = await registered();
  expect(seal?.timestamp).toEqual({ time: expect.any(String), authority: "Klockan Time Stamping", url: null });
  expect(Math.abs(Date.parse(seal?.timestamp?.time ?? "") - Date.parse(seal?.time ?? ""))).toBeLessThan(60_000);
});

test("a certificate is sent without the time stamp of a silent authority, which is kept beside the file later", async () => {
  const { db, storage } = services();
  expect(await metric(waiting)).toBe(1);
  const before = await registered(unstamped.certificateId);
  expect(before.seal?.timestamp).toBeNull();

  authority.fault = null;
  const timestamps = openTimestamps(authority.url, log);
  await fetchTimestamp({ db, storage, timestamps }, unstamped, false);
  await timestamps.close();
  const { seal, url, pageUrl } = await registered(unstamped.certificateId);
  expect(seal).toMatchObject({
    fileSha256: before.seal?.fileSha256,
    timestamp: { authority: "Klockan Time Stamping" },
  });
  expect(seal?.timestamp?.url).toBe(`${services().config.webUrl}/log/timestamp/${pageUrl?.split("/").at(-1)}`);
  expect(await metric(waiting)).toBe(0);

  const path = new URL(seal?.timestamp?.url ?? "").pathname;
  const stamp = await fetch(`${sealed.upstream.url}${path}`);
  expect(stamp.headers.get("content-disposition")).toMatch(/FG-\d{4}-\d+\.tsr"$/);
  const tsr = await stamp.arrayBuffer();
  const file = await (await fetch(url ?? "")).arrayBuffer();
  const { time, authority: by } = seal?.timestamp ?? {};
  expect(await verifyTimestampFile(tsr, file)).toEqual({ time, authority: by });
  expect(await verifyTimestampFile(tsr, file.slice(1))).toBeNull();
  const response = toFile("stamp.tsr", Buffer.from(tsr));
  const pdf = toFile("sealed.pdf", Buffer.from(file));
  const files = ["-data", pdf, "-in", response, "-CAfile", authority.root];
  expect(await runTool("openssl", ["ts", "-verify", ...files])).toContain("Verification: OK");
  expect(await runTool("pdfsig", ["-nssdir", sealed.nss, pdf])).toContain("Signature is Valid");
  expect((await fetch(`${sealed.upstream.url}/log/timestamp/${"x".repeat(24)}`)).status).toBe(404);
});

test("fetching is given up with the last attempt, and told", async () => {
  const { db, storage } = services();
  await sql`delete from pgboss.job where name = ${timestampQueue}`.execute(db);
  const none = { state: "WAITING" as const, at: null, authority: null, response: null };
  const { companyId, certificateId } = unstamped;
  const row = db.updateTable("seal_timestamp").where("company_id", "=", companyId);
  await row.set(none).where("certificate_id", "=", certificateId).execute();
  authority.fault = "status";
  const timestamps = openTimestamps(authority.url, log);
  const attempt = (isLast: boolean) => fetchTimestamp({ db, storage, timestamps }, unstamped, isLast);
  await expect(attempt(false)).rejects.toThrow("status 503");
  expect([await metric(waiting), await metric(givenUp)]).toEqual([1, 0]);
  await expect(attempt(true)).rejects.toThrow("status 503");
  expect([await metric(waiting), await metric(givenUp)]).toEqual([0, 1]);
  await timestamps.close();
});

test("wrong answers are refused, each with its reason", async () => {
  const timestamps = openTimestamps(authority.url, log);
  const data = new Uint8Array(randomBytes(100));
  const answered = async (fault: TimestampAuthority["fault"]) => {
    authority.fault = fault;
    const end = AbortSignal.timeout(fault === "silence" ? 500 : 20_000);
    return timestamps.request(data, end).then(({ authority: by }) => by, String);
  };
  authority.fault = null;
  expect((await timestamps.request(data)).authority).toBe("Klockan Time Stamping");
  expect(await answered("refusal")).toMatch("refused with status 2");
  expect(await answered("nonce")).toMatch("belongs to another request");
  expect(await answered("imprint")).toMatch("TSTInfo verification is failed");
  expect(await answered("signature")).toMatch("signature of the time stamp is wrong");
  expect(await answered("certificate")).toMatch("not one for time stamps");
  expect(await answered("html")).toMatch("TimeStampResp");
  expect(await answered("long")).toMatch("too long");
  expect(await answered("redirect")).toMatch("status 302");
  expect(await answered("silence")).toMatch("TimeoutError");
  await timestamps.close();
});

test("the page tells a time stamp of other data, a changed one and one by another certificate as one that does not fit", async () => {
  const bytes = new Uint8Array(sealed.sent[0] as Buffer);
  const stampOf = async (data: Uint8Array) => {
    const body = createTimestampRequest(data).request;
    const answered = await (await fetch(authority.url, { method: "POST", body })).arrayBuffer();
    return new Uint8Array(TimeStampResp.fromBER(answered).timeStampToken?.toSchema().toBER() ?? []);
  };
  const embedded = (token: Uint8Array<ArrayBuffer>) => checkedStamp(embedTimestamp({ bytes, token }));
  authority.fault = null;
  expect(await embedded(await stampOf(signatureOf(bytes)))).toMatchObject({ authority: "Klockan Time Stamping" });
  expect(await embedded(await stampOf(bytes))).toBe("mismatch");
  authority.fault = "signature";
  expect(await embedded(await stampOf(signatureOf(bytes)))).toBe("mismatch");
  authority.fault = "certificate";
  expect(await embedded(await stampOf(signatureOf(bytes)))).toBe("mismatch");
});

test("a clock that differs by more than a minute is told at the start and as a metric", async () => {
  expect(Math.abs(await metric("seal_clock_offset_seconds"))).toBeLessThan(60);
  authority.fault = null;
  const now = Date.now();
  const clock = jest.spyOn(Date, "now").mockImplementation(() => now - 90_000);
  log.warn.mockClear();
  const timestamps = openTimestamps(authority.url, log);
  await timestamps.request(new Uint8Array(randomBytes(100)));
  await timestamps.close();
  clock.mockRestore();
  expect(timestamps.clockOffsetSeconds()).toBeGreaterThan(60);
  expect(log.warn).toHaveBeenCalledWith(
    { seconds: expect.any(Number) },
    expect.stringContaining("clock of this machine"),
  );
});
