import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { buildClient, buildExplorer, buildWeb } from "./build.ts";
import { endWithParent } from "./endWithParent.ts";
import { requireFreePorts } from "./freePorts.ts";
import { dataDir, gatewayEnv, readPorts, startService, stopServices, untilReady, upstreamEnv } from "./services.ts";

const ports = readPorts();
const children: ChildProcess[] = [];
// New at each start: an address of the outbox that somebody has seen opens nothing later.
const outboxSecret = process.env.SMTP_URL || process.env.DATABASE_URL ? null : randomBytes(24).toString("base64url");
const stopped = new AbortController();
let stopping = false;

process.once("SIGINT", () => stop(0));
process.once("SIGTERM", () => stop(0));
if (process.env.npm_lifecycle_event) endWithParent(() => stop(0));

try {
  await requireFreePorts([ports.web, ports.rest]);
  const rest = start("upstream", ["upstream/src/main.ts"], {
    ...upstreamEnv(ports),
    OUTBOX_SECRET: outboxSecret ?? "",
  });
  await Promise.all([buildWeb(), buildClient()]);
  const gateway = start("gateway", ["gateway/src/main.ts"], gatewayEnv(ports.web, ports));
  await Promise.all([
    untilReady("REST service", rest, `http://localhost:${ports.rest}/readyz`),
    untilReady("gateway", gateway, `http://localhost:${ports.web}/readyz`),
  ]);
  sayWhere();
  // Nobody waits for it: the first start is long enough, and few open it.
  buildExplorer(stopped.signal).catch((error: unknown) => {
    if (!stopping) console.error(error instanceof Error ? error.message : error);
  });
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

function start(name: string, args: string[], env: Record<string, string>): ChildProcess {
  const child = startService(name, args, env);
  children.unshift(child);
  child.once("exit", () => {
    if (!stopping) void stop(1, `The ${name} ended; its log is in ${join(dataDir, "logs")}.`);
  });
  return child;
}

async function stop(code: number, reason?: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  stopped.abort();
  if (reason) console.error(reason);
  await stopServices(children);
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
