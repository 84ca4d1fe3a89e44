import { createHash, randomInt, X509Certificate } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { checkFile } from "../../../web/src/certificate/verify/checkFile.ts";
import { checkDeclaration } from "../../test/checkDeclaration.ts";
import { rootOf, runTool, toFile, trustRoot } from "../../test/pdfTools.ts";
import {
  photoFacts,
  photoHash,
  type SealedCertificate,
  sendSealedCertificate,
} from "../../test/sendSealedCertificate.ts";
import { commandsOf, docs, runShell } from "../../test/verifyingGuide.ts";

/** Set FLIPS=1000 by hand to change 1,000 bytes, each in a copy of its own. */
const flips = Number(process.env.FLIPS ?? 20);

let sealed: SealedCertificate;

beforeAll(async () => {
  sealed = await sendSealedCertificate();
}, 120_000);
afterAll(() => sealed.close());

const file = () => sealed.sent[0] as Buffer;
const askPdfsig = (bytes: Buffer) => runTool("pdfsig", ["-nssdir", sealed.nss, toFile("certificate.pdf", bytes)]);

/** Tells for pdfsig and for `checkFile` whether the file is intact and sealed. */
async function acceptedBy(bytes: Buffer) {
  const [found, checked] = await Promise.all([
    askPdfsig(bytes),
    checkFile(new Uint8Array(bytes), [{ issuer: "Fjällum Garanti", chain: sealed.chain }]),
  ]);
  return {
    pdfsig: /Signature is Valid/.test(found) && /Total document signed/.test(found),
    page: checked.kind === "sealed" && checked.fits && checked.isOurs && checked.isWhole,
  };
}

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
  // The existing photo is drawn; the missing photo is a box with a word. Both have a description.
  expect(source.match(/\/ColorSpace \/DeviceGray/g)).toHaveLength(1);
  expect(read).toContain("Figure");
  expect(read.match(/"?Foto"?/g)?.length).toBeGreaterThan(1);
  const { root_sha256 } = await sealed.upstream.services.db
    .selectFrom("seal_key")
    .select("root_sha256")
    .executeTakeFirstOrThrow();
  const digits = read.replace(/\s/g, "").replaceAll('"', "");
  expect(digits).toContain(root_sha256.toUpperCase().slice(0, 32));
  expect(digits).toContain(root_sha256.toUpperCase().slice(32));
});

test("openssl checks the declaration by the commands of docs/verifying.md, and refuses one that was changed", async () => {
  const path = toFile("certificate.pdf", file());
  await runTool("pdfdetach", ["-savefile", "certificate.json", "-o", `${path}.json`, path]);
  const certificate = readFileSync(`${path}.json`, "utf8");
  const { declaration } = JSON.parse(certificate).rooms[0];
  const [answer, challenge, told] = (await checkDeclaration(certificate)).one;
  expect([answer, told]).toEqual(["Verified OK", `"challenge":"${challenge}"`]);
  expect(JSON.parse(certificate).rooms[1].declaration).toMatchObject({ declaredBy: expect.any(String), signed: null });
  const other = Buffer.from("{}").toString("base64");
  const changed = await checkDeclaration(certificate.replace(declaration.signed.record, other));
  expect(changed.one[1]).not.toBe(challenge);
  const forged = certificate.replace(declaration.signed.authenticatorData, other);
  await expect(checkDeclaration(forged).then(({ one }) => one[0])).resolves.not.toBe("Verified OK");
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
  expect(data).toMatchObject({ version: 7, rules: 1 });
  const [product] = data.rooms[0].products;
  expect(product).toMatchObject({ articleNumber: expect.any(String), marking: "FC-0" });
  expect(product).toHaveProperty("gtin");
  const unknown = { chosenSha256: null, takenAt: null, origin: null };
  expect(product.steps[0].photos).toEqual([{ fileName: "kabel.jpg", sha256: photoHash, ...photoFacts }]);
  const [lost] = data.rooms[1].products[0].steps[0].photos;
  expect(lost).toEqual({ fileName: "kabel.jpg", sha256: null, ...unknown });
  expect(validate({ ...data, rooms: [{ ...data.rooms[0], title: 1 }] })).toBe(false);
  expect(data.code).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(data.rooms.map(({ title }: { title: string }) => title)).toEqual(["Badrum 1", "Badrum 2"]);
  const { values } = data.rooms[0].products[0].steps[0];
  const insulation = values.find(({ quantity }: { quantity: string }) => quantity === "insulation");
  expect(insulation).toMatchObject({ unit: "megohm", minimum: 10, verdict: expect.stringMatching(/^[A-Z_]+$/) });
  expect(insulation).toMatchObject({ testVoltage: 500, instrument: { mark: "M1", isOverdue: true } });
  expect(insulation.file).toMatchObject({ fileName: "ir500.csv", line: 2, text: "Badrum;88,4;820" });
});

test("each command of the guide for strangers, as it stands, accepts the file, its root and its proof, and refuses other bytes", async () => {
  const folder = dirname(toFile("certificate.pdf", file()));
  writeFileSync(join(folder, "root.pem"), rootOf(sealed.chain));
  writeFileSync(join(folder, "certificate.proof"), sealed.proof);
  writeFileSync(join(folder, "key"), await (await fetch(`${sealed.upstream.url}/log/key`)).text());
  copyFileSync(join(docs, "examples/checkProof.sh"), join(folder, "checkProof.sh"));
  const check = commandsOf("The check");
  const found = await runShell(folder, check);
  for (const words of ["Certificate is Trusted", "covers the whole file", "CAdES Verification successful"])
    expect(found).toContain(words);
  const { fingerprint256 } = new X509Certificate(rootOf(sealed.chain));
  expect(found.match(/(?<=Fingerprint=).*/g)?.filter((one) => one === fingerprint256)).toHaveLength(2);
  await runShell(folder, commandsOf("What the file says, as data"));
  expect(readdirSync(folder)).toContain("certificate.json");

  const proof = commandsOf("The public log");
  const digest = createHash("sha256").update(file()).digest("hex");
  const accepted = await runShell(folder, proof);
  expect(accepted).toMatch(/has certificate\.pdf at index \d+, in a tree of \d+ entries/);
  expect(accepted).toContain(`"fileSha256":"${digest}"`);
  writeFileSync(join(folder, "certificate.proof"), sealed.proof.replace(/^index /m, "index 1"));
  expect(await runShell(folder, proof)).toContain("REFUSED");
  writeFileSync(join(folder, "certificate.proof"), sealed.proof.replace(/\n(?=.+\n\n)/, "\nA"));
  expect(await runShell(folder, proof)).toContain("REFUSED: the entry is not in the tree");

  const [changed, at] = [Buffer.from(file()), randomInt(1_000, 20_000)];
  changed[at] = (changed[at] ?? 0) ^ 1;
  writeFileSync(join(folder, "certificate.pdf"), changed);
  // certutil would ask for input if its database existed already.
  rmSync(join(folder, "nss"), { recursive: true });
  const refused = await runShell(folder, check);
  for (const words of ["Digest Mismatch", "CAdES Verification failure"]) expect(refused).toContain(words);
  expect(refused).not.toContain("CAdES Verification successful");
  expect(await runShell(folder, proof)).toContain("REFUSED: the proof is about another file");
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
