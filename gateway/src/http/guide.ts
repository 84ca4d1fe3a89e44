import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { marked } from "marked";
import type { Config } from "../config.ts";

const fileHere = (path: string) => new URL(`../../../${path}`, import.meta.url);

const style = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
pre { overflow-x: auto; padding: 1rem; border: 1px solid GrayText; border-radius: 6px; font-size: .85rem; }
code { overflow-wrap: anywhere; }
table { display: block; overflow-x: auto; border-collapse: collapse; }
th, td { padding: .3rem .6rem; border: 1px solid GrayText; text-align: left; vertical-align: top; }
:target { scroll-margin-top: 1rem; }
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join(";");

/** `/docs`: the guides, the changelog, the REST contract, the schema of certificate.json, example programs and the client package. */
export async function guide(app: FastifyInstance, config: Config): Promise<void> {
  const changelog = renderPage("Changelog", "CHANGELOG.md");
  const contract = readFileSync(fileHere("upstream/openapi.yaml"), "utf8");
  const certificate = readFileSync(fileHere("upstream/src/certificate/pdf/certificate.schema.json"), "utf8");
  for (const [address, page] of renderGuide()) {
    app.get(address, (request, reply) => sendPage(reply, withAddresses(page, request, config)));
  }
  app.get("/docs/changelog", (_, reply) => sendPage(reply, changelog));
  app.get("/docs/certificate.schema.json", (_, reply) => reply.type("text/plain; charset=utf-8").send(certificate));
  app.get("/docs/openapi.yaml", (_, reply) => reply.type("text/plain; charset=utf-8").send(contract));
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

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  const headers = { "content-security-policy": policy, "cache-control": "no-cache" };
  return reply.headers(headers).type("text/html; charset=utf-8").send(html);
}

function renderGuide(): Map<string, string> {
  const chapters = readdirSync(fileHere("docs/integrators")).map((file) => file.replace(".md", ""));
  return new Map([
    ["/docs", renderPage("For integrators", "docs/integrators.md")],
    ["/docs/verifying", renderPage("Checking a certificate without us", "docs/verifying.md")],
    ["/docs/rules", renderPage("Sources of the records of countries", "docs/rules.md")],
    ...chapters.map((name): [string, string] => {
      const title = `${name.charAt(0).toUpperCase()}${name.slice(1)} - For integrators`;
      return [`/docs/${name}`, renderPage(title, `docs/integrators/${name}.md`)];
    }),
  ]);
}

function renderPage(title: string, path: string): string {
  const body = marked
    .parse(readFileSync(fileHere(path), "utf8"), { async: false })
    .replace(
      /<h(2|3)>(.*?)<\/h\1>/g,
      (_, level, heading: string) => `<h${level} id="${idOf(heading)}">${heading}</h${level}>`,
    )
    .replace(/href="\.\.\/integrators\.md(#[\w-]+)?"/g, 'href="/docs$1"')
    .replace(/href="(?:integrators\/(\w+)|(verifying|rules))\.md(#[\w-]+)?"/g, 'href="/docs/$1$2$3"')
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
