import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";

const outboxSecret = "outbox-secret-of-this-test-0123456789";
const pdf = Buffer.from("%PDF-1.7 a certificate");
let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream({ outboxSecret });
  await upstream.services.mail.send({
    id: "mail-1",
    createdAt: new Date("2026-03-04T05:06:07Z"),
    to: "ylva@kund.example",
    subject: "Ditt <b>garantibevis</b>",
    text: "Hej Ylva",
    html: '<p>Hej Ylva</p><img src="cid:logo"><script>alert(1)</script>',
    attachments: [
      { fileName: "logo.png", contentType: "image/png", content: Buffer.from("png"), contentId: "logo" },
      { fileName: "Garantibevis Öhman.pdf", contentType: "application/pdf", content: pdf },
    ],
  });
});
afterAll(() => upstream.close());

type Got = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Uses `node:http`, because fetch does not let callers set the Host header. */
function get(path: string, headers: Record<string, string> = {}, url = upstream.url): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { headers }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() });
    });
    sent.on("error", reject).end();
  });
}

const outbox = `/outbox/${outboxSecret}`;
const mailPath = `${outbox}/2026-03-04T05-06-07-000Z-mail-1`;

test("lists the mails with recipient, subject and time", async () => {
  const { status, body } = await get(outbox);
  expect(status).toBe(200);
  expect(body).toContain("ylva@kund.example");
  expect(body).toContain("2026-03-04 05:06:07 UTC");
  expect(body).toContain(`<a href="${mailPath}">Ditt &lt;b&gt;garantibevis&lt;/b&gt;</a>`);
});

test("shows a mail in a frame that runs no scripts, with its pictures", async () => {
  const { body } = await get(mailPath);
  expect(body).toMatch(/<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="[^"]*\/html"/);
  const html = await get(`${mailPath}/html`);
  expect(html.body).toContain(`src="data:image/png;base64,${Buffer.from("png").toString("base64")}"`);
  const policy = String(html.headers["content-security-policy"]);
  expect(policy).toContain("sandbox allow-popups");
  expect(policy).not.toContain("allow-scripts");
  expect(policy).toContain("default-src 'none'");
});

test("opens the PDF of a mail, and does not list the logo among its files", async () => {
  const { body } = await get(mailPath);
  expect(body).toContain(`<a href="${mailPath}/attachments/1" target="_blank">Garantibevis Öhman.pdf</a>`);
  expect(body).not.toContain(">logo.png<");
  const file = await get(`${mailPath}/attachments/1`);
  expect(file.headers["content-type"]).toBe("application/pdf");
  expect(file.headers["content-disposition"]).toMatch(/^inline/);
  expect(file.body).toBe(pdf.toString());
});

test.each(["2026-01-01T00-00-00-000Z-gone", "..%2F..%2Fgateway-secret", ".."])("has no mail %s", async (name) => {
  expect((await get(`${outbox}/${name}`)).status).toBe(404);
});

describe("is not there", () => {
  test.each<[string, string, Record<string, string>]>([
    ["without the secret", `/outbox/${"x".repeat(outboxSecret.length)}`, {}],
    ["with a part of it", `/outbox/${outboxSecret.slice(0, -1)}`, {}],
    ["for another host", outbox, { host: "rebound.example" }],
    ["for another port's host", outbox, { host: "localhost:1" }],
    ["through a proxy", outbox, { "x-forwarded-for": "203.0.113.7" }],
    ["through a proxy that says so by RFC 7239", outbox, { forwarded: "for=203.0.113.7" }],
  ])("%s", async (_, path, headers) => {
    for (const each of [path, path.replace(outbox, mailPath), `${path.replace(outbox, mailPath)}/html`])
      expect((await get(each, headers)).status).toBe(404);
  });

  test.each([{ smtpUrl: "smtp://localhost:1" }, { outboxSecret: null }])("with %o", async (changes) => {
    const other = await startTestUpstream({ outboxSecret, ...changes });
    expect((await get(outbox, {}, other.url)).status).toBe(404);
    await other.close();
  });
});
