import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { freePort } from "../freePort.ts";
import { until } from "../until.ts";
import { isListening } from "./isListening.ts";
import { type Part, startPart } from "./startPart.ts";

const region = "eu-north-1";
const credentials = { accessKeyId: "office:files", secretAccessKey: "only-for-tests" };
const bucket = "office-files";

export type Swift = {
  parts: Part[];
  client: S3Client;
  bucket: string;
  /** The variables of the REST service for this bucket. */
  env: Record<string, string>;
};

/** OpenStack Swift with one disk and one empty bucket, on free ports. Puts started parts into `started`. */
export async function startSwift(folder: string, started: Part[]): Promise<Swift> {
  mkdirSync(join(folder, "devices/disk"), { recursive: true });
  const [memory, proxy] = [await freePort(), await freePort()];
  const parts: Part[] = [];
  const run = async (name: string, port: number, command: string[]) => {
    const part = await startPart({ name, command, isReady: () => isListening(port) });
    parts.push(part);
    started.push(part);
  };
  const runServer = async (kind: string, port: number, settings: string) => {
    const file = join(folder, `${kind}.conf`);
    writeFileSync(file, `${commonSettings(folder, port)}\n${settings}`);
    await run(`swift-${kind}`, port, [process.env[`SWIFT_${kind.toUpperCase()}`] ?? `swift-${kind}-server`, file]);
  };
  await run("memcached", memory, [
    process.env.MEMCACHED ?? "memcached",
    "-u",
    "root",
    "-l",
    "127.0.0.1",
    "-p",
    String(memory),
  ]);
  for (const kind of ["account", "container", "object"]) {
    const port = await freePort();
    makeRing(folder, kind, port);
    await runServer(
      kind,
      port,
      `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}`,
    );
  }
  await runServer("proxy", proxy, proxySettings(memory));
  const endpoint = `http://127.0.0.1:${proxy}`;
  const client = new S3Client({ region, endpoint, credentials, forcePathStyle: true });
  await until(() =>
    client.send(new CreateBucketCommand({ Bucket: bucket })).then(
      () => true,
      () => false,
    ),
  );
  const { accessKeyId, secretAccessKey } = credentials;
  const address = { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region };
  const env = { ...address, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  return { parts, client, bucket, env };
}

/** The ring keeps one copy of everything on one disk. @throws Error with the program's output */
function makeRing(folder: string, kind: string, port: number): void {
  const steps = [["create", "4", "1", "0"], ["add", `r1z1-127.0.0.1:${port}/disk`, "1"], ["rebalance"]];
  for (const [action = "", ...args] of steps) {
    const done = spawnSync("swift-ring-builder", [`${kind}.builder`, action, ...args], {
      cwd: folder,
      encoding: "utf8",
    });
    if (done.status !== 0) throw new Error(`swift-ring-builder ${action} failed: ${done.stdout}${done.stderr}`);
  }
}

const commonSettings = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
fallocate_reserve = 0`;

const filters = ["catch_errors", "gatekeeper", "healthcheck", "listing_formats", "bulk", "slo"];

const proxySettings = (memcachedPort: number) => `[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# With one copy there is no other server to ask while this one counts as faulty, by default for a minute.
error_suppression_interval = 1
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}`).join("\n")}
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcachedPort}
[filter:s3api]
use = egg:swift#s3api
location = ${region}
[filter:tempauth]
use = egg:swift#tempauth
user_${credentials.accessKeyId.replace(":", "_")} = ${credentials.secretAccessKey} .admin
`;
