import { sign } from "node:crypto";
import { beforeAll, expect, test } from "@jest/globals";
import { PDF } from "@libpdf/core";
import { checkFile } from "../../web/src/certificate/verify/checkFile.ts";
import { readCertificateData } from "../../web/src/certificate/verify/readCertificateData.ts";
import { renderCertificates } from "../src/certificate/pdf/renderCertificates.ts";
import { makeRoot, makeSealKey } from "../src/seal/makeSealKey.ts";
import { parseSealKey } from "../src/seal/SealKey.ts";
import sealPdf from "../src/seal/sealPdf.ts";
import { exampleSnapshot } from "./exampleSnapshot.ts";

/** Set ADDITIONS=200 by hand to append 200 times, each time to a copy. */
const additions = Number(process.env.ADDITIONS ?? 20);

type Bytes = Uint8Array<ArrayBuffer>;
const name = "Fjällum Garanti";
const code = "c".repeat(24);

let drawn: Bytes;
let ours: ReturnType<typeof parseSealKey>;
let sealed: Bytes;

beforeAll(async () => {
  const { bytes } = await renderCertificates(
    [exampleSnapshot({ code })],
    (each) => `http://localhost/certificate/${each}`,
  );
  drawn = new Uint8Array(bytes);
  ours = await makeKey();
  sealed = await seal(drawn, ours);
});

async function makeKey() {
  const pem = await makeSealKey(name, await makeRoot(`${name}, root`));
  return parseSealKey(pem, pem);
}

const seal = async (bytes: Bytes, key: typeof ours) =>
  new Uint8Array(await sealPdf({ bytes, seal: key, at: new Date() }));
async function signAgain(file: Bytes): Promise<Bytes> {
  const pdf = await PDF.load(file);
  const [certificate = new Uint8Array(), ...certificateChain] = ours.chain;
  const { bytes } = await pdf.sign({
    fieldName: "Second",
    signer: {
      ...{ certificate, certificateChain, keyType: "EC", signatureAlgorithm: "ECDSA" },
      sign: async (data, algorithm) => new Uint8Array(sign(algorithm.replace("-", ""), data, ours.key)),
    },
  });
  return new Uint8Array(bytes);
}

const check = (file: Bytes) => checkFile(file, [{ issuer: name, chain: ours.pem }]);
const text = (words: string) => new Uint8Array(Buffer.from(words, "latin1"));
const join = (...parts: Bytes[]) => new Uint8Array(Buffer.concat(parts));

function replaced(file: Bytes, from: string, to: string): Bytes {
  return text(Buffer.from(file).toString("latin1").replace(from, to));
}

test("a file of ours fits its seal, which covers all of it and ends at our root, and says which certificate it is", async () => {
  expect(await check(sealed)).toMatchObject({
    ...{ kind: "sealed", fits: true, isWhole: true, isOurs: true, issuer: name, timestamp: null },
    ...{ rootSha256: ours.rootSha256, keyWithdrawnFrom: null },
  });
  const withdrawnFrom = "2026-07-01T00:00:00.000Z";
  expect(await checkFile(sealed, [{ issuer: name, chain: ours.pem, withdrawnFrom }])).toMatchObject({
    ...{ isOurs: true, keyWithdrawnFrom: withdrawnFrom },
  });
  expect(await readCertificateData(sealed)).toEqual({
    ...{ number: "FG-2026-004817", code, company: "Nordgolv El AB", validUntil: expect.stringMatching(/^\d{4}-/) },
  });
});

test("a flipped bit anywhere in what is sealed leaves the seal without a fit", async () => {
  const flipped = sealed.slice();
  const at = Math.floor(Math.random() * sealed.length * 0.8);
  flipped[at] = (flipped[at] ?? 0) ^ 1;
  const found = await check(flipped);
  expect([at, found.kind === "sealed" && found.fits]).toEqual([at, false]);
});

test("one of another issuer with the same names is not ours, and neither is one sealed outside its key's time", async () => {
  expect(await check(await seal(drawn, await makeKey()))).toMatchObject({ fits: true, isWhole: true, isOurs: false });
  const early = new Date(ours.notBefore.getTime() - 60_000);
  const backdated = new Uint8Array(await sealPdf({ bytes: drawn, seal: ours, at: early }));
  expect(await check(backdated)).toMatchObject({ fits: true, isOurs: false });
  expect(await checkFile(sealed, [])).toMatchObject({ fits: true, isOurs: false });
});

test(`${additions} additions after the seal leave it fitting and not covering the file; a second signature is told`, async () => {
  for (let count = 0; count < additions; count += 1) {
    const added = join(sealed, text(`\n${count} 0 obj\n<</S/JavaScript/JS(app.alert(${count}))>>\nendobj\n%%EOF\n`));
    expect(await check(added)).toMatchObject({ kind: "sealed", fits: true, isWhole: false });
  }
  expect(await check(await signAgain(sealed))).toEqual({ kind: "several" });
});

test("one that is cut short is no whole file, wherever it ends", async () => {
  expect(await check(sealed.slice(0, -100))).toEqual({ kind: "broken" });
  expect(await check(sealed.slice(0, sealed.length / 2))).toEqual({ kind: "unreadable", reason: "cutShort" });
});

test("no byte of the signature's place is free either: its filling, its letters and its bounds are fixed", async () => {
  const [end] = /0{100}>\s*\/ByteRange|0{100}>/.exec(Buffer.from(sealed).toString("latin1")) ?? [""];
  expect(end).not.toBe("");
  expect(await check(replaced(sealed, end, end.replace("0", "1")))).toEqual({ kind: "broken" });
  expect(await check(replaced(sealed, end, end.replace("00", "  ")))).toEqual({ kind: "broken" });
  for (const [from, to] of [
    ["/ByteRange [0 ", "/ByteRange [1 "],
    ["/ByteRange [0", "/ByteRange [x"],
  ] as const)
    expect((await check(replaced(sealed, from, to))).kind).toBe("broken");
});

test("what is no PDF of ours gets its reason: no PDF, locked, without a seal", async () => {
  expect(await check(text("Hello"))).toEqual({ kind: "unreadable", reason: "notPdf" });
  expect(await check(new Uint8Array())).toEqual({ kind: "unreadable", reason: "notPdf" });
  expect(await check(drawn)).toEqual({ kind: "unsealed" });
  const locked = await PDF.load(drawn);
  locked.setProtection({ userPassword: "secret" });
  expect(await check(new Uint8Array(await locked.save()))).toEqual({ kind: "unreadable", reason: "encrypted" });
  const forged = `%PDF-1.7\n/ByteRange [0 41 51 6]\n${" ".repeat(7)}/Contents<30820fff>%%EOF`;
  expect((await check(text(forged))).kind).toBe("broken");
});

test("objects nested 10,000 deep and data that is no certificate's are answered", async () => {
  const nested = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
  const file = text(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog/X ${nested}>>\nendobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF`,
  );
  expect([await check(file), await readCertificateData(file)]).toEqual([{ kind: "unsealed" }, null]);
  const blank = PDF.create();
  blank.addPage();
  for (const data of ["[]", "null", "no JSON", '{"number":1}', `{"number":"${"9".repeat(300)}"}`]) {
    blank.attachments.add("certificate.json", text(data), { overwrite: true });
    expect(await readCertificateData(new Uint8Array(await blank.save()))).toBeNull();
  }
  blank.attachments.add("certificate.json", new Uint8Array(6_000_000).fill(0x20), { overwrite: true });
  expect(await readCertificateData(new Uint8Array(await blank.save()))).toBeNull();
});
