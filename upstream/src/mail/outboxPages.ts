import { createHash, timingSafeEqual } from "node:crypto";
import { open, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import PostalMime, { type Email } from "postal-mime";
import type { Config } from "../config.ts";
import { notFound } from "../errors.ts";
import { contentDisposition } from "../storage/fileRoutes.ts";
import { escapeHtml } from "./Mail.ts";
import { errorPage, listPage, mailPage } from "./outboxHtml.ts";

type Params = { secret: string; name: string; number: string };
type PageRequest = FastifyRequest<{ Params: Params }>;

const maxListed = 200;
const headerBytes = 16_384;
const forwardingHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'none'";
// Mails contain text that people typed, so the browser runs and loads nothing from them.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** Mails hold temporary passwords, so requests need loopback, no proxy, this host and this start's secret. */
export async function outboxPages(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  const { outboxSecret, outboxDir, databaseUrl, smtpUrl } = config;
  if (outboxSecret === null || databaseUrl || smtpUrl) return;

  app.addHook<{ Params: Params }>("onRequest", async (request) => {
    if (!isLocal(request) || !isEqual(request.params.secret, outboxSecret)) throw notFound();
  });

  app.get("/outbox/:secret", async (request: PageRequest, reply) => {
    const names = (await readdir(outboxDir)).filter((name) => name.endsWith(".eml")).sort();
    const newest = names.slice(-maxListed).reverse();
    const mails = await Promise.all(
      newest.map(async (name) => ({ name: name.slice(0, -".eml".length), mail: await readHeaders(outboxDir, name) })),
    );
    return sendPage(reply, listPage(mails, { path: pathOf(request), olderCount: names.length - newest.length }));
  });

  app.get("/outbox/:secret/:name", async (request: PageRequest, reply) => {
    const mail = await readMail(outboxDir, request.params.name);
    if (!mail) return sendPage(reply.status(404), errorPage(pathOf(request)));
    return sendPage(reply, mailPage(mail, { path: pathOf(request), name: request.params.name }));
  });

  app.get("/outbox/:secret/:name/html", async (request: PageRequest, reply) => {
    const mail = await readMail(outboxDir, request.params.name);
    if (!mail) throw notFound();
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", mailPolicy)
      .send(`<!doctype html><link rel="icon" href="data:,"><base target="_blank">${withPictures(mail)}`);
  });

  app.get("/outbox/:secret/:name/attachments/:number", async (request: PageRequest, reply) => {
    const mail = await readMail(outboxDir, request.params.name);
    const attachment = mail?.attachments[Number(request.params.number)];
    if (!attachment) throw notFound();
    const isPdf = attachment.mimeType === "application/pdf";
    return reply
      .type(isPdf ? attachment.mimeType : "application/octet-stream")
      .header(
        "content-disposition",
        contentDisposition(isPdf ? "inline" : "attachment", attachment.filename ?? "attachment"),
      )
      .send(toBuffer(attachment.content));
  });
}

function isLocal({ raw, headers }: FastifyRequest): boolean {
  const { remoteAddress = "", localPort } = raw.socket;
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(remoteAddress);
  // Another site's name may resolve to this address (DNS rebinding). Its pages then send that name as host.
  const hosts = [`localhost:${localPort}`, `127.0.0.1:${localPort}`, `[::1]:${localPort}`];
  return isLoopback && hosts.includes(headers.host ?? "") && !forwardingHeaders.some((name) => name in headers);
}

function isEqual(given: string, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

const pathOf = ({ params }: PageRequest) => `/outbox/${params.secret}`;

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").header("content-security-policy", pagePolicy).send(page);
}

async function readHeaders(folder: string, fileName: string): Promise<Email> {
  const file = await open(join(folder, fileName));
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
    return await PostalMime.parse(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

async function readMail(folder: string, name: string): Promise<Email | null> {
  if (!/^[\w-]+$/.test(name)) return null;
  const bytes = await readFile(join(folder, `${name}.eml`)).catch(() => null);
  return bytes && PostalMime.parse(bytes);
}

function withPictures({ html, text = "", attachments }: Email): string {
  if (!html) return `<pre style="white-space: pre-wrap">${escapeHtml(text)}</pre>`;
  return attachments.reduce((page, { contentId, mimeType, content }) => {
    const id = contentId?.replace(/^<|>$/g, "");
    return id ? page.replaceAll(`cid:${id}`, `data:${mimeType};base64,${toBuffer(content).toString("base64")}`) : page;
  }, html);
}

function toBuffer(content: string | ArrayBuffer | Uint8Array): Buffer {
  return typeof content === "string" ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}
