import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { marked } from "marked";
import type { Config } from "../config.ts";
import { sendPage } from "./securityHeaders.ts";

const fileHere = (path: string) => new URL(`../../../${path}`, import.meta.url);

const style = readFileSync(fileHere("docs/guide.css"), "utf8");
const ownStyle = `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`;

/** `/docs`: guides, changelog, REST contract, schema of certificate.json, example programs and the client package. */
export async function guide(app: FastifyInstance, config: Config): Promise<void> {
  const chapters = readdirSync(fileHere("docs/integrators")).map((file) => `docs/integrators/${file}`);
  for (const path of ["docs/integrators.md", "docs/verifying.md", "docs/rules.md", "CHANGELOG.md", ...chapters]) {
    const page = renderPage(path);
    app.get(addressOf(path), (request, reply) => sendPage(reply, withAddresses(page, request, config), ownStyle));
  }
  for (const path of ["upstream/openapi.yaml", "upstream/src/certificate/pdf/certificate.schema.json"]) {
    const text = readFileSync(fileHere(path), "utf8");
    app.get(`/docs/${basename(path)}`, (_, reply) => reply.type("text/plain; charset=utf-8").send(text));
  }
  const files = { decorateReply: false, index: false } as const;
  await app.register(staticFiles, {
    ...files,
    root: fileHere("docs/examples").pathname,
    prefix: "/docs/examples/",
    setHeaders: (reply) => void reply.header("content-type", "text/plain; charset=utf-8"),
  });
  await app.register(staticFiles, {
    ...files,
    root: fileHere("client/dist").pathname,
    prefix: "/docs/client/",
    allowedPath: (path) => path.endsWith(".tgz"),
  });
}

const addressOf = (path: string) => `/docs/${basename(path, ".md").toLowerCase()}`.replace("/integrators", "");

function renderPage(path: string): string {
  const text = readFileSync(fileHere(path), "utf8");
  const heading = /^# (.*)$/m.exec(text)?.[1];
  const title = path.startsWith("docs/integrators/") ? `${heading} - For integrators` : heading;
  const body = marked
    .parse(text, { async: false })
    .replace(
      /<h(2|3)>(.*?)<\/h\1>/g,
      (_, level, heading: string) => `<h${level} id="${idOf(heading)}">${heading}</h${level}>`,
    )
    .replace(/href="([\w./]+\.md)(#[\w-]+)?"/g, (_, to: string, id = "") => `href="${addressOf(to)}${id}"`)
    .replace(/<code>(\/explorer|\/schema\.graphql)<\/code>/g, '<a href="$1"><code>$1</code></a>')
    .replace(/<code>(docs\/(?:examples|client)\/[\w.-]+)<\/code>/g, '<a href="/$1"><code>$1</code></a>');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  return `<!doctype html><html lang="en"><head>${head}<style>${style}</style></head><body><main>${body}</main></body></html>`;
}

const idOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, "-");

function withAddresses(page: string, { protocol, host }: FastifyRequest, config: Config): string {
  const { publicUrl, userPoolEndpoint, tokenUrl, userPoolClientId, region } = config;
  const own = publicUrl ?? `${protocol}://${host.replace(/[^\w.:[\]-]/g, "")}`;
  // USER_POOL_ENDPOINT may be an internal address, so programs get the pool's address from TOKEN_URL.
  const pool =
    (userPoolEndpoint && tokenUrl?.replace("/oauth2/token", "")) ?? `https://cognito-idp.${region}.amazonaws.com`;
  return page
    .replaceAll("http://localhost:4000", own)
    .replaceAll("http://localhost:4001", pool)
    .replaceAll("https://warranty.example", own)
    .replaceAll("embedded-web", userPoolClientId);
}
