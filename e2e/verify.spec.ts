import { deflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { cutSignature, rootOf, runTool, toFile, trustRoot } from "../upstream/test/pdfTools.ts";
import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";
import { mailsTo } from "./outbox.ts";
import { restReader, restWriter } from "./rest.ts";
import type { Stack } from "./stack.ts";

type Folder = { id: string; selectable: boolean; folders: Folder[] };

/** Sends the certificate of a project's first selectable folder. Returns its PDF, and a function that withdraws it. */
async function sendCertificate(
  stack: Stack,
): Promise<{ file: Buffer; withdraw: (reason: string) => Promise<unknown> }> {
  const email = "owner@lattia.example";
  const get = await restReader(stack, email);
  const post = await restWriter(stack, email);
  const company = await get<{ id: string }>("company");
  const projects = await get<{ data: { id: string; status: string }[] }>(`company/${company.id}/project?take=100`);
  const ready = projects.data.find(({ status }) => status === "SIGNABLE");
  if (!ready) throw new Error("The demo data holds no project that is ready for its certificate");
  const path = `company/${company.id}/project/${ready.id}`;
  const { data } = await get<{ data: Folder[] }>(`${path}/signable?signed=false&language=en`);
  const folders = (all: Folder[]): Folder[] => all.flatMap((folder) => [folder, ...folders(folder.folders)]);
  const folderIds = folders(data).flatMap(({ id, selectable }) => (selectable ? [id] : []));
  const toEmail = `verify-${Date.now()}@customer.example`;
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  type Sent = { certificates: { id: string }[] };
  const { certificates } = await post<Sent>(`${path}/sign`, {
    activationDate,
    folderIds: folderIds.slice(0, 1),
    toEmail,
    sendCopy: false,
  });
  await expect.poll(async () => (await mailsTo(stack, toEmail)).length, { timeout: 30_000 }).toBe(1);
  const [mail] = await mailsTo(stack, toEmail);
  const pdf = mail?.attachments.find(({ mimeType }) => mimeType === "application/pdf")?.content;
  if (!(pdf instanceof ArrayBuffer)) throw new Error("The mail carries no PDF");
  // The service was restarted meanwhile, so a new token is needed.
  const withdraw = async (reason: string) => {
    const postAnew = await restWriter(stack, email);
    return postAnew(`${path}/certificate/${certificates[0]?.id}/withdraw`, { reason });
  };
  return { file: Buffer.from(pdf), withdraw };
}

async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, base64]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], fileName));
      return data;
    },
    [name, bytes.toString("base64")] as const,
  );
  await page.dispatchEvent("body", "drop", { dataTransfer: transfer });
  await expect(
    page.getByRole("region", { name: "The certificate as a PDF" }).getByText(name, { exact: true }),
  ).toBeVisible();
}

const titles = (page: Page) => page.locator("main li b").allInnerTexts();

test("a certificate is checked by others' programs with the service gone, and by the page, which uploads nothing", async ({
  page,
  stack,
}) => {
  const { file, withdraw } = await sendCertificate(stack);
  const keys = await fetch(`${stack.restUrl}/v1/seal-keys`);
  const { data }: { data: { chain: string; rootSha256: string }[] } = await keys.json();
  const { chain = "", rootSha256 = "" } = data[0] ?? {};

  await stack.stop();
  const pdfsig = await runTool("pdfsig", ["-nssdir", await trustRoot(chain), toFile("certificate.pdf", file)]);
  for (const words of ["Signature is Valid.", "Certificate is Trusted.", "Total document signed"])
    expect(pdfsig).toContain(words);
  const { cms, covered } = cutSignature(file);
  const seal = ["-inform", "DER", "-in", toFile("seal.der", cms), "-content", toFile("covered", covered)];
  const root = ["-CAfile", toFile("root.pem", rootOf(chain)), "-purpose", "any", "-out", "/dev/null"];
  const openssl = await runTool("openssl", ["cms", "-verify", "-cades", "-binary", ...root, ...seal]);
  expect(openssl).toContain("CAdES Verification successful");
  await stack.restart();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/verify");
  await page.getByText("Verify without us").click();
  await expect(page.getByText(rootSha256.toUpperCase().replace(/.{4}(?=.)/g, "$& "))).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const findings: Finding[] = [];
  await look(page, "the page that checks files", findings);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await drop(page, "certificate.pdf", file);
  await expect(page.getByText(/^Valid today, until/)).toBeVisible();
  expect(await titles(page)).toEqual([
    "Unchanged",
    expect.stringMatching(/^Sealed by Fjällum Garanti on /),
    expect.stringMatching(/^Valid today, until /),
    "Nothing added since",
  ]);
  await look(page, "a good file", findings);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const flipped = Buffer.from(file);
  const at = Math.floor(file.length / 4);
  flipped[at] = (flipped[at] ?? 0) ^ 1;
  await drop(page, "flipped.pdf", flipped);
  await expect(page.getByRole("heading", { name: "The file is changed" })).toBeVisible();
  await expect(page.getByText("That says nothing about this file.")).toBeVisible();
  await look(page, "a changed file", findings);

  // The certificate's data are 200 MB of zeros: the page must report the missing seal before it reads the data.
  await drop(page, "bomb.pdf", asData(deflateSync(Buffer.alloc(200_000_000))));
  await expect(page.getByText("Not sealed", { exact: true })).toBeVisible();
  await expect(page.getByText("Type the number and the code below.")).toBeVisible({ timeout: 10_000 });
  await drop(page, "large.pdf", Buffer.concat([file, Buffer.alloc(20_000_000)]));
  await expect(page.getByRole("alert")).toContainText("larger than 20 MB");
  await drop(page, "certificate.pdf", file);
  await expect(page.getByText(/^Valid today, until/)).toBeVisible();

  await withdraw("Wrong product");
  await drop(page, "certificate.pdf", file);
  await expect(page.getByRole("heading", { name: /^Withdrawn on .*: Wrong product$/ })).toBeVisible();
  await look(page, "a withdrawn certificate", findings);

  expect(sent.filter((request) => request.length > 1_000)).toEqual([]);
  expect(sent.filter((request) => !/\/(graphql|assets\/checkWorker-[\w-]+\.js)\b/.test(request))).toEqual([]);
  await page.getByRole("link", { name: "Show the certificate" }).click();
  await expect(page.getByRole("heading", { name: "How the certificate is protected" })).toBeVisible();
  await look(page, "the page behind the code", findings);
  await page.getByRole("link", { name: "Check the file yourself" }).click();
  await expect(page.getByRole("button", { name: "Choose a PDF" })).toBeVisible();
  expect(findings).toEqual([]);
});

/** A PDF without seal; `stream` is its compressed certificate.json. */
function asData(stream: Buffer): Buffer {
  const names = "/Names<</EmbeddedFiles<</Names[(certificate.json) 3 0 R]>>>>";
  const objects = [
    Buffer.from(`<</Type/Catalog/Pages 2 0 R${names}>>`),
    Buffer.from("<</Type/Pages/Kids[]/Count 0>>"),
    Buffer.from("<</Type/Filespec/F(certificate.json)/EF<</F 4 0 R>>>>"),
    Buffer.concat([
      Buffer.from(`<</Length ${stream.length}/Filter/FlateDecode>>\nstream\n`),
      stream,
      Buffer.from("\nendstream"),
    ]),
  ];
  let file = Buffer.from("%PDF-1.7\n");
  const places = objects.map((object, index) => {
    const place = file.length;
    file = Buffer.concat([file, Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${places.join("")}trailer<</Size 5/Root 1 0 R>>\n`;
  return Buffer.concat([file, Buffer.from(`${table}startxref\n${file.length}\n%%EOF\n`)]);
}
