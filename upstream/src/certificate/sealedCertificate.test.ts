import { createHash, randomInt, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import PostalMime from "postal-mime";
import { checkFile } from "../../../web/src/certificate/verify/checkFile.ts";
import { nameSealFiles } from "../../test/nameSealFiles.ts";
import { cutSignature, rootOf, runTool, toFile, trustRoot } from "../../test/pdfTools.ts";
import { type MailServer, startMailServer } from "../../test/startMailServer.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { untilMailed } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";
import { insertFile } from "../storage/insertFile.ts";
import { storeCertificateFile } from "./storeCertificateFile.ts";

/** By hand: FLIPS=1000 changes that many bytes, each in a copy of its own. */
const flips = Number(process.env.FLIPS ?? 20);

let mailServer: MailServer;
let upstream: TestUpstream;
let project: FinishedProject;
let sent: Buffer[];
let mailTexts: string[];
let nss: string;
let chain: string;

beforeAll(async () => {
  mailServer = await startMailServer();
  upstream = await startTestUpstream({ smtpUrl: mailServer.url, ...(await nameSealFiles()) });
  const { db } = upstream.services;
  project = await storeFinishedProject(db, upstream.companies[0], { folders: 1, rooms: 2 });
  await storePhotos();
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const body = { activationDate, folderIds: project.folderIds, toEmail: "first@ripan.example", sendCopy: true };
  expect((await owner().post(`${project.path}/sign`, body)).status).toBe(200);
  await untilMailed(db, project.projectId);
  const again = { folderIds: project.folderIds, toEmail: "again@ripan.example", sendCopy: false };
  expect((await owner().post(`${project.path}/resend-signed`, again)).status).toBe(200);
  await untilMailed(db, project.projectId);
  const mails = await Promise.all(mailServer.received.map(({ bytes }) => PostalMime.parse(bytes)));
  mailTexts = mails.map(({ text = "" }) => text);
  sent = mails.map(({ attachments }) => Buffer.from(attachments[0]?.content as ArrayBuffer));
  ({ chain } = await db.selectFrom("seal_key").select("chain").executeTakeFirstOrThrow());
  nss = await trustRoot(chain);
}, 120_000);
afterAll(async () => {
  await upstream.close();
  await mailServer.close();
});

const photo = readFileSync(new URL("../demo/pictures/mat.jpg", import.meta.url));
const photoHash = createHash("sha256").update(photo).digest("hex");

/** Of the first room, as they came before hashes were kept. Those of the other room are gone. */
async function storePhotos(): Promise<void> {
  const { db, storage } = upstream.services;
  const { companyId: company_id, installationIds } = project;
  const [installation_id] = installationIds.flat();
  const recordings = await db
    .selectFrom("recording")
    .innerJoin("installed_product as installed", "installed.id", "recording.measurement_id")
    .select("data")
    .where("recording.company_id", "=", company_id)
    .where("installation_id", "=", installation_id ?? "")
    .execute();
  for (const { fileId: id } of recordings.flatMap(({ data }) => data.attachments ?? [])) {
    await storage.write(id, photo);
    const file = { company_id, id, installation_id, kind: "attachment" as const, file_name: "kabel.jpg" };
    await insertFile(db, { ...file, content_type: "image/jpeg", size: photo.length, stored_at: new Date() });
  }
}

const owner = () => upstream.companies[0].owner;
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const file = () => sent[0] as Buffer;
const askPdfsig = (bytes: Buffer) => runTool("pdfsig", ["-nssdir", nss, toFile("certificate.pdf", bytes)]);

/** Whether each takes the file for intact and ours. */
async function acceptedBy(bytes: Buffer) {
  const [found, checked] = await Promise.all([
    askPdfsig(bytes),
    checkFile(new Uint8Array(bytes), [{ issuer: "Fjällum Garanti", chain }]),
  ]);
  return {
    pdfsig: /Signature is Valid/.test(found) && /Total document signed/.test(found),
    page: checked.kind === "sealed" && checked.fits && checked.isOurs && checked.isWhole,
  };
}

test("recipient, copy and a mail that is sent again have the same bytes, which are those of the seal", async () => {
  expect(sent).toHaveLength(3);
  const digests = sent.map(sha256);
  const { body } = await owner().get<components["schemas"]["CertificatePage"]>("/certificates");
  const [{ seal } = {}] = body.data;
  expect(digests).toEqual(digests.map(() => seal?.fileSha256));
  expect(seal).toMatchObject({ issuer: "Fjällum Garanti", rootSha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test("anybody reads the keys without a token, and each mail names the root and where the file is checked", async () => {
  const answer = await fetch(`${upstream.url}/v1/seal-keys`);
  const { data }: { data: components["schemas"]["SealKey"][] } = await answer.json();
  const root = sha256(new X509Certificate(rootOf(chain)).raw);
  expect(data).toEqual([
    expect.objectContaining({ issuer: "Fjällum Garanti", rootSha256: root, chain, usedUntil: null }),
  ]);
  expect(data[0]?.chain).not.toContain("PRIVATE");
  const printed = root.toUpperCase().match(/.{4}/g)?.join(" ") ?? "";
  for (const text of mailTexts) expect(text).toMatch(new RegExp(`/verify\\. .*SHA-256.*: ${printed}$`, "m"));
});

test("one that is drawn twice at the same time is sealed once", async () => {
  const { services } = upstream;
  const none = { file_id: null, file_sha256: null, seal_key_id: null, sealed_at: null };
  const certificate = await services.db
    .updateTable("certificate")
    .set(none)
    .where("project_id", "=", project.projectId)
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

test("pdfsig trusts it by its root alone, and qpdf finds nothing wrong", async () => {
  const found = await askPdfsig(file());
  for (const words of [
    "Signature is Valid.",
    "Certificate is Trusted.",
    "Total document signed",
    "ETSI.CAdES.detached",
  ])
    expect(found).toContain(words);
  expect(found.match(/^Signature #/gm)).toHaveLength(1);
  expect(await runTool("qpdf", ["--check", toFile("certificate.pdf", file())])).toContain(
    "No syntax or stream encoding errors",
  );
  const stranger = await trustRoot("");
  expect(await runTool("pdfsig", ["-nssdir", stranger, toFile("certificate.pdf", file())])).not.toContain("is Trusted");
});

test("pdfinfo says that it is tagged and reads it in order", async () => {
  const path = toFile("certificate.pdf", file());
  expect(await runTool("pdfinfo", [path])).toMatch(/Tagged: +yes[\s\S]*PDF version: +1\.7/);
  const read = await runTool("pdfinfo", ["-struct-text", path]);
  const places = ["H1 (block)", "Garantibevis", "TH", "Badrum 1", "Badrum 2", "Garantivillkor."].map((words) =>
    read.indexOf(words),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  const source = file().toString("latin1");
  for (const words of [
    "<pdfaid:part>3</pdfaid:part>",
    "<pdfuaid:part>1</pdfuaid:part>",
    "/Scope /Column",
    "/Scope /Row",
  ])
    expect(source).toContain(words);
  // A photo that is kept is drawn, and in the place of one that is not stands a box with the word; both are described.
  expect(source.match(/\/ColorSpace \/DeviceGray/g)).toHaveLength(1);
  expect(read).toContain("Figure");
  expect(read.match(/"?Foto"?/g)?.length).toBeGreaterThan(1);
  const { root_sha256 } = await upstream.services.db
    .selectFrom("seal_key")
    .select("root_sha256")
    .executeTakeFirstOrThrow();
  const digits = read.replace(/\s/g, "").replaceAll('"', "");
  expect(digits).toContain(root_sha256.toUpperCase().slice(0, 32));
  expect(digits).toContain(root_sha256.toUpperCase().slice(32));
});

test("pdfdetach takes certificate.json out of it, which its own schema describes", async () => {
  const path = toFile("certificate.pdf", file());
  const [data, schema] = await Promise.all(
    ["certificate.json", "certificate.schema.json"].map(async (name) => {
      const to = `${path}.${name}`;
      await runTool("pdfdetach", ["-savefile", name, "-o", to, path]);
      return JSON.parse(readFileSync(to, "utf8"));
    }),
  );
  const ajv = addFormats.default(new Ajv2020({ strictTypes: false }));
  const validate = ajv.compile(schema);
  expect([validate(data), validate.errors]).toEqual([true, null]);
  expect(data).toMatchObject({ version: 2, rules: 1 });
  const [product] = data.rooms[0].products;
  expect(product).toMatchObject({ articleNumber: expect.any(String), marking: "FC-0" });
  expect(product).toHaveProperty("gtin");
  expect(product.steps[0].photos).toEqual([{ fileName: "kabel.jpg", sha256: photoHash }]);
  expect(data.rooms[1].products[0].steps[0].photos).toEqual([{ fileName: "kabel.jpg", sha256: null }]);
  expect(validate({ ...data, rooms: [{ ...data.rooms[0], title: 1 }] })).toBe(false);
  expect(data.code).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(data.rooms.map(({ title }: { title: string }) => title)).toEqual(["Badrum 1", "Badrum 2"]);
  const { values } = data.rooms[0].products[0].steps[0];
  const insulation = values.find(({ quantity }: { quantity: string }) => quantity === "insulation");
  expect(insulation).toMatchObject({ unit: "megohm", minimum: 10, verdict: expect.stringMatching(/^[A-Z_]+$/) });
});

test("openssl verifies the signature that was cut out of the file, and refuses it for other bytes", async () => {
  const { cms, covered, end } = cutSignature(file());
  expect(end).toBe(file().length);
  const root = toFile("root.pem", rootOf(chain));
  const verify = (content: Buffer) => [
    ...["cms", "-verify", "-cades", "-binary", "-purpose", "any", "-CAfile", root, "-inform", "DER"],
    ...["-in", toFile("seal.der", cms), "-content", toFile("covered", content), "-out", "/dev/null"],
  ];
  expect(await runTool("openssl", verify(covered))).toContain("CAdES Verification successful");
  const [changed, at] = [Buffer.from(covered), randomInt(covered.length)];
  changed[at] = (changed[at] ?? 0) ^ 1;
  expect(await runTool("openssl", verify(changed))).toContain("(failed)");
});

test(
  `${flips} copies with a flipped bit in what is sealed are all refused by pdfsig and by the page that checks files, and so is one with something appended`,
  async () => {
    const { length } = file().subarray(0, file().indexOf("/ByteRange"));
    for (let flip = 0; flip < flips; flip += 1) {
      const [copy, at] = [Buffer.from(file()), randomInt(length)];
      copy[at] = (copy[at] ?? 0) ^ (1 << randomInt(8));
      expect([at, await acceptedBy(copy)]).toEqual([at, { pdfsig: false, page: false }]);
    }
    expect(await acceptedBy(Buffer.concat([file(), Buffer.from("\n% more\n")]))).toEqual({
      pdfsig: false,
      page: false,
    });
    expect(await acceptedBy(file())).toEqual({ pdfsig: true, page: true });
  },
  60_000 + flips * 1_000,
);

test("the log's entry for it, one and no more, opens to its number and the file's SHA-256", async () => {
  const { db } = upstream.services;
  const { number } = await db.selectFrom("certificate").select("number").executeTakeFirstOrThrow();
  const openings = await db.selectFrom("log_opening").select(["kind", "opening", "entry"]).execute();
  expect(openings.map(({ kind, opening }) => [kind, JSON.parse(opening)])).toContainEqual([
    "certificate.issued",
    expect.objectContaining({ number, fileSha256: sha256(file()) }),
  ]);
  // The test above took the file away once.
  expect(openings).toHaveLength(2);
  for (const { opening, entry } of openings) expect(createHash("sha256").update(opening).digest()).toEqual(entry);
});
