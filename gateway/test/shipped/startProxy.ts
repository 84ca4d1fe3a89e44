import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../freePort.ts";
import { runOnce } from "./startDatabase.ts";
import { type Part, startPart } from "./startPart.ts";

export type ShippedProxy = {
  part: Part;
  /** The addresses for browsers and programs, by TLS. */
  webUrl: string;
  filesUrl: string;
  /** The address of the REST services for the gateways. */
  restUrl: string;
  certificate: string;
  /** Sets the configuration for the next start or reload. */
  configure(text: string): void;
  /** False if the last log line about the server says that it is down. */
  isUp(server: string): boolean;
};

const root = join(import.meta.dirname, "../../..");

export const shippedConfig = readFileSync(join(root, "deploy/haproxy.cfg"), "utf8");

/** The account that Debian's package makes. */
export const proxyUser = "haproxy";

export type Ports = { gateways: number[]; upstreams: number[] };

/** haproxy with `deploy/haproxy.cfg`, a certificate of its own and a master process, as Debian's unit runs it. */
export async function startProxy(
  folder: string,
  { gateways, upstreams }: Ports,
  started: Part[],
): Promise<ShippedProxy> {
  const names = ["WEB", "REST", "WEB_TLS", "REST_TLS", "REDIRECT", "HEALTH", "ONCE"] as const;
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()])));
  const config = join(folder, "haproxy.cfg");
  const configure = (text: string) => writeFileSync(config, text);
  configure(shippedConfig);
  const certificate = makeCertificate(folder);
  const local = (port: number | undefined) => `127.0.0.1:${port}`;
  const env = {
    ...Object.fromEntries(names.map((name) => [`${name}_ADDRESS`, local(ports[name])])),
    GATEWAY_1: local(gateways[0]),
    GATEWAY_2: local(gateways[1]),
    UPSTREAM_1: local(upstreams[0]),
    UPSTREAM_2: local(upstreams[1]),
    ...(process.getuid?.() === 0 && { PROXY_USER: proxyUser }),
    TLS_CERTIFICATE: join(folder, "site.pem"),
  };
  const isReady = () =>
    fetch(`http://${local(ports.HEALTH)}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  const command = [process.env.HAPROXY ?? "haproxy", "-W", "-db", "-f", config];
  const part = await startPart({ name: "haproxy", command, env, isReady });
  started.push(part);
  return {
    part,
    webUrl: `https://localhost:${ports.WEB_TLS}`,
    filesUrl: `https://localhost:${ports.REST_TLS}`,
    restUrl: `http://localhost:${ports.REST}`,
    certificate,
    configure,
    isUp: (server) => part.lines.findLast((line) => line.includes(`/${server} is `))?.includes(" is DOWN") !== true,
  };
}

function makeCertificate(folder: string): string {
  const [key, site] = [join(folder, "site.key"), join(folder, "site.crt")];
  const form = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  runOnce(["openssl", "req", ...form, ...names, "-keyout", key, "-out", site]);
  const certificate = readFileSync(site, "utf8");
  writeFileSync(join(folder, "site.pem"), certificate + readFileSync(key, "utf8"), { mode: 0o600 });
  return certificate;
}
