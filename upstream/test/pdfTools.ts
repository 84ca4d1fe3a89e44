import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "../../scripts/findProgram.ts";

const packages = {
  ...{ pdfsig: "poppler-utils", pdfdetach: "poppler-utils", pdfinfo: "poppler-utils", pdftotext: "poppler-utils" },
  ...{ qpdf: "qpdf", openssl: "openssl", certutil: "libnss3-tools" },
};

type Program = keyof typeof packages;

const run = promisify(execFile);

export async function runTool(program: Program, args: string[]): Promise<string> {
  const path = findProgram({ variable: program.toUpperCase(), programs: [program], packageName: packages[program] });
  if (!path) throw new Error(`${program} is missing, which Debian's package ${packages[program]} has.`);
  try {
    const { stdout, stderr } = await run(path, args, { env: { ...process.env, LC_ALL: "C.UTF-8" } });
    return stdout + stderr;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    return `${stdout}${stderr}(failed)`;
  }
}

export function toFile(name: string, bytes: string | Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), "proof-")), name);
  writeFileSync(path, bytes);
  return path;
}

/** An NSS database that trusts the root, which is the chain's last certificate. */
export async function trustRoot(chainPem: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "nss-"));
  await runTool("certutil", ["-N", "-d", folder, "--empty-password"]);
  const root = toFile("root.pem", rootOf(chainPem));
  await runTool("certutil", ["-A", "-d", folder, "-n", "root", "-t", "C,C,C", "-i", root]);
  return folder;
}

export const rootOf = (chainPem: string) => `-----BEGIN CERT${chainPem.split("-----BEGIN CERT").at(-1)}`;

/** Cuts the CMS signature and the signed bytes out of a PDF, as docs/verifying.md describes. */
export function cutSignature(pdf: Buffer): { cms: Buffer; covered: Buffer; end: number } {
  const [, ...numbers] = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(pdf.toString("latin1")) ?? [];
  const [first = 0, length = 0, second = 0, rest = 0] = numbers.map(Number);
  const hex = pdf.subarray(first + length + 1, second - 1).toString("latin1");
  const covered = Buffer.concat([pdf.subarray(first, first + length), pdf.subarray(second, second + rest)]);
  return { cms: trimDer(Buffer.from(hex, "hex")), covered, end: second + rest };
}

/** Removes the zeros after the signature. */
function trimDer(der: Buffer): Buffer {
  const bytes = (der[1] ?? 0) & 0x7f;
  return der.subarray(0, 2 + bytes + der.readUIntBE(2, bytes));
}
