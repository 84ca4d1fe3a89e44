import { createHash, createPublicKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import Fastify from "fastify";
import { sql } from "kysely";
import PostalMime from "postal-mime";
import { parse } from "yaml";
import { nameSealFiles } from "../../test/nameSealFiles.ts";
import { type MailServer, startMailServer } from "../../test/startMailServer.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { untilMailed } from "../../test/untilMailed.ts";
import { api } from "../api.ts";
import { appendHistoryHeads } from "./appendHistoryHeads.ts";
import { appendLogEntry } from "./appendLogEntry.ts";
import { logRoutes } from "./logRoutes.ts";

// The two files are loaded by path, because the package @sigstore/verify does not export them.
const load = createRequire(import.meta.url);
const sigstore = dirname(load.resolve("@sigstore/verify"));
const { verifyCheckpoint } = load(join(sigstore, "tlog/checkpoint.js"));
const { verifyMerkleInclusion } = load(join(sigstore, "tlog/merkle.js"));

let mailServer: MailServer;
let upstream: TestUpstream;
let attachments: { filename: string; content: Buffer }[];

beforeAll(async () => {
  mailServer = await startMailServer();
  upstream = await startTestUpstream({ smtpUrl: mailServer.url, ...(await nameSealFiles()) });
  const { db } = upstream.services;
  const project = await storeFinishedProject(db, upstream.companies[0], { folders: 2, rooms: 1 });
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const body = { activationDate, folderIds: project.folderIds, toEmail: "kund@ripan.example", sendCopy: false };
  expect((await upstream.companies[0].owner.post(`${project.path}/sign`, body)).status).toBe(200);
  await untilMailed(db, project.projectId);
  const mail = await PostalMime.parse(mailServer.received[0]?.bytes ?? "");
  attachments = mail.attachments.map(({ filename, content }) => ({
    filename: filename ?? "",
    content: Buffer.from(content as ArrayBuffer),
  }));
}, 120_000);
afterAll(async () => {
  await upstream.close();
  await mailServer.close();
});

const read = async (path: string) => {
  const answer = await fetch(`${upstream.url}/log/${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return Buffer.from(await answer.arrayBuffer());
};

async function append(count: number): Promise<void> {
  const { db, publicLog } = upstream.services;
  for (let added = 0; added < count; added += 1)
    await appendLogEntry(db, { kind: "key.rotated", payload: { added, at: Math.random() } });
  await publicLog?.sequence();
}

type Proof = { index: number; extra: Buffer; hashes: Buffer[]; checkpoint: string };

function parseProof(text: string): Proof {
  const [, extra = "", index = "", ...rest] = text.split("\n");
  const end = rest.indexOf("");
  return {
    extra: Buffer.from(extra.replace("extra ", ""), "base64"),
    index: Number(index.replace("index ", "")),
    hashes: rest.slice(0, end).map((hash) => Buffer.from(hash, "base64")),
    checkpoint: rest.slice(end + 1).join("\n"),
  };
}

/** Verifies with the code of `@sigstore/verify` and none of our own. */
async function verifyProof({ index, hashes, checkpoint }: Proof, entry: Buffer): Promise<void> {
  const [name = "", id = "", ...key] = (await read("key")).toString().trim().split("+");
  const x = Buffer.from(key.join("+"), "base64").subarray(1).toString("base64url");
  const publicKey = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  const inclusionProof = { logIndex: index, hashes, checkpoint: { envelope: checkpoint } };
  const log = { logID: Buffer.from(id, "hex"), baseURL: name, publicKey };
  verifyMerkleInclusion({ inclusionProof, canonicalizedBody: entry }, verifyCheckpoint({ inclusionProof }, [log]));
}

test("the mail has a proof for each certificate, which another implementation accepts, and refuses for its neighbour", async () => {
  const proofs = attachments.filter(({ filename }) => filename.endsWith(".proof"));
  const files = attachments.filter(({ filename }) => filename.endsWith(".pdf"));
  expect(proofs).toHaveLength(2);
  for (const [place, { filename, content }] of proofs.entries()) {
    const proof = parseProof(content.toString());
    const other = parseProof(proofs[1 - place]?.content.toString() ?? "");
    const opening = JSON.parse(proof.extra.toString());
    expect(filename).toBe(`${opening.number}.proof`);
    expect(opening.fileSha256).toBe(
      createHash("sha256")
        .update(files.find((file) => file.filename.includes(opening.number))?.content ?? "")
        .digest("hex"),
    );
    const entryOf = ({ extra }: Proof) => createHash("sha256").update(extra).digest();
    await verifyProof(proof, entryOf(proof));
    await expect(verifyProof(proof, entryOf(other))).rejects.toThrow("calculated root hash");
    await expect(verifyProof({ ...proof, index: other.index }, entryOf(proof))).rejects.toThrow(/root hash|hash count/);
    const forged = { ...proof, checkpoint: proof.checkpoint.replace(/\n\d+\n/, (size) => `\n${Number(size) + 1}\n`) };
    await expect(verifyProof(forged, entryOf(proof))).rejects.toThrow("invalid checkpoint signature");
  }
});

test("nothing of a company can be read in the log", async () => {
  const size = Number((await read("checkpoint")).toString().split("\n")[1]);
  const entries = (await read(`tile/entries/000.p/${size}`)).toString("latin1");
  expect(entries).toContain('"kind":"log.begun"');
  for (const { companyId } of upstream.companies) expect(entries).not.toContain(companyId);
  expect(entries).not.toContain("FG-");
});

test("tiles that were published never change, and there is none beyond the tree", async () => {
  const size = Number((await read("checkpoint")).toString().split("\n")[1]);
  const names = [`tile/0/000.p/${size}`, `tile/entries/000.p/${size}`, "tile/0/000.p/1"];
  const before = await Promise.all(names.map(read));
  await append(300);
  expect(await Promise.all(names.map(read))).toEqual(before);
  expect((await read("tile/0/000")).length).toBe(8_192);
  const unknown = [
    "tile/0/001",
    "tile/0/000.p/256",
    "tile/0/x000/000",
    "tile/64/000",
    "tile/entries/002",
    "tile/2/000",
  ];
  for (const name of [...unknown, "tile/0/0", "tile/a/000", "nothing"])
    expect([name, (await fetch(`${upstream.url}/log/${name}`)).status]).toEqual([name, 404]);
});

test("entries that many transactions append at once stand in the tree once each, without a gap", async () => {
  const { db, publicLog } = upstream.services;
  const marks = Array.from({ length: 40 }, (_, mark) => `mark-${mark}.`);
  await Promise.all(
    marks.map(async (mark) => {
      await db.transaction().execute((trx) => appendLogEntry(trx, { kind: "key.rotated", payload: { mark } }));
      await publicLog?.sequence();
    }),
  );
  const { rows } = await sql<{ position: number; text: string }>`
    select position, encode(entry, 'escape') as text from log_entry order by position`.execute(db);
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, position) => position));
  for (const mark of marks) expect(rows.filter(({ text }) => text.includes(mark))).toHaveLength(1);
});

test("the end of a company's history is appended once a day, and only when it has moved", async () => {
  const { db, publicLog } = upstream.services;
  const count = async () =>
    (await db.selectFrom("log_opening").select("opening").where("kind", "=", "history.head").execute()).length;
  await appendHistoryHeads(db, new Date("2040-01-01T10:00:00Z"));
  expect(await count()).toBe(2);
  await appendHistoryHeads(db, new Date("2040-01-01T11:00:00Z"));
  await appendHistoryHeads(db, new Date("2040-01-02T10:00:00Z"));
  expect(await count()).toBe(2);
  await publicLog?.sequence();
});

type Operation = { get: { operationId: string; responses: { 200: { content: object } } } };

test("each file of the log is served as the contract describes it, and none that it does not describe", async () => {
  const { services } = upstream;
  const contract: { paths: Record<string, Operation> } = parse(
    readFileSync(new URL("../../openapi.yaml", import.meta.url), "utf8"),
  );
  const described = Object.entries(contract.paths).filter(([path]) => path.startsWith("/log/"));
  const { code } = await services.db.selectFrom("certificate").select("code").limit(1).executeTakeFirstOrThrow();
  const log = (await read("checkpoint")).toString().split("\n")[0]?.split("/").at(-1) ?? "";
  const values: Record<string, string> = { level: "0", tile: "000", width: "1", code, log };
  const addresses = described.map(([path, { get }]) => ({
    address: path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ""),
    types: Object.keys(get.responses[200].content),
  }));
  // Leaves out separate time stamps, because they need an authority; sealTimestamps.test.ts reads one.
  for (const { address, types } of addresses.filter(({ address }) => !address.includes("/timestamp/"))) {
    const answer = await fetch(upstream.url + address);
    const type = answer.headers.get("content-type")?.split(";")[0];
    expect([address, answer.status, [type]]).toEqual([address, 200, types]);
  }
  const served: string[] = [];
  const app = Fastify({ exposeHeadRoutes: false });
  app.addHook("onRoute", ({ url }) => void served.push(url));
  for (const routes of [logRoutes, ...api.pages]) await app.register(async (scope) => routes(scope, services));
  for (const url of served.filter((url) => url.startsWith("/log/"))) {
    const pattern = new RegExp(`^${url.replace("*", ".+").replace(/:\w+/g, "[^/]+")}$`);
    expect([url, addresses.some(({ address }) => pattern.test(address))]).toEqual([url, true]);
  }
  expect(served).toContain("/log/proof/:code");
});
