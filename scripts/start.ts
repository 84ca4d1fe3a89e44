import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { readCatalogues } from "../web/src/i18n/readCatalogues.ts";
import { buildClient, buildExplorer, buildWeb } from "./build.ts";
import { endWhenSilent } from "./endWhenSilent.ts";
import { endWithParent } from "./endWithParent.ts";
import { requireFreePorts } from "./freePorts.ts";
import { dataDir, gatewayEnv, readPorts, startService, stopServices, untilReady, upstreamEnv } from "./services.ts";

const ports = readPorts();
// V8 uses three semi-spaces, so these sizes take 12 and 48 MB. The services are as fast as with Node's default, 134 MB.
// The scripts `upstream` and `gateway` of package.json set the same sizes.
const smallHeap = { upstream: ["--max-semi-space-size=4"], gateway: ["--max-semi-space-size=16"] };
const children: ChildProcess[] = [];
// A new secret at each start makes old addresses of the outbox invalid.
const hasOutboxPage = !["SMTP_URL", "DATABASE_URL"].some((name) => process.env[name] || process.env[`${name}_FILE`]);
const outboxSecret = hasOutboxPage ? randomBytes(24).toString("base64url") : null;
const stopped = new AbortController();
let stopping = false;

process.once("SIGINT", () => stop(0));
process.once("SIGTERM", () => stop(0));
if (process.env.npm_lifecycle_event) endWithParent(() => stop(0));

try {
  readCatalogues();
  await requireFreePorts([ports.web, ports.rest]);
  const rest = run({
    ...{ name: "upstream", title: "REST service", port: ports.rest, options: smallHeap.upstream },
    env: { ...upstreamEnv(ports), OUTBOX_SECRET: outboxSecret ?? "", OUTBOX_SECRET_FILE: "" },
  });
  await Promise.all([buildWeb(), buildClient()]);
  const gateway = {
    name: "gateway",
    title: "gateway",
    port: ports.web,
    env: gatewayEnv(ports.web, ports),
    options: smallHeap.gateway,
  };
  // The REST service starts first: the gateway asks once for the user pool's keys, and warns without them.
  await rest;
  await run(gateway);
  sayWhere();
  // The start does not wait for the explorer, because few people open it.
  buildExplorer(stopped.signal).catch((error: unknown) => {
    if (!stopping) console.error(error instanceof Error ? error.message : error);
  });
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

type Service = { name: string; title: string; port: number; env: Record<string, string>; options?: string[] };

/** Resolves when the service is ready. A silent service is restarted; if a service ends by itself, the product ends. */
async function run(service: Service): Promise<void> {
  const { name, title, port, env, options = [] } = service;
  const url = `http://localhost:${port}`;
  const child = startService(name, [...options, `${name}/src/main.ts`], env);
  children.unshift(child);
  child.once("exit", () => {
    children.splice(children.indexOf(child), 1);
    if (!stopping && !child.killed) void stop(1, `The ${name} ended; its log is in ${join(dataDir, "logs")}.`);
  });
  await untilReady(title, child, `${url}/readyz`);
  void endWhenSilent(child, `${url}/healthz`).then((isSilent) => {
    if (!isSilent || stopping) return;
    console.error(`The ${title} answered nothing for 30 seconds, so it was ended and is started again.`);
    run(service).catch((error: Error) => stop(1, error.message));
  });
}

async function stop(code: number, reason?: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  stopped.abort();
  if (reason) console.error(reason);
  await stopServices([...children]);
  process.exit(code);
}

function sayWhere(): void {
  const outbox = join(process.env.OUTBOX_DIR ?? join(dataDir, "outbox"), "*.eml");
  const mail = process.env.SMTP_URL ? "sent by SMTP_URL" : outbox;
  const outboxPage = outboxSecret ? `http://localhost:${ports.rest}/outbox/${outboxSecret}\n             ` : "";
  const accounts = process.env.DATABASE_URL
    ? "  Accounts   none are seeded with DATABASE_URL: npm run company:create makes the first"
    : `  Password   Varme-golv-2026, for each of
             owner@nordgolv.example, installer@nordgolv.example, office@nordgolv.example,
             owner@lattia.example (FI), owner@varmegulv.example (NO)`;
  console.log(`
Ready.

  Web        http://localhost:${ports.web}
  GraphQL    http://localhost:${ports.web}/graphql, by hand at http://localhost:${ports.web}/explorer
  REST v1    http://localhost:${ports.rest}/v1
  Mail       ${outboxPage}${mail}
  Data       ${dataDir}
${accounts}

Ctrl C ends it; the data stays.`);
}
