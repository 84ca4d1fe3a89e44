import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { readConfig as readUpstreamConfig } from "../../upstream/src/config.ts";
import { readConfig } from "../src/config.ts";
import { createMetrics } from "../src/http/metrics.ts";

type Alarm = { alert: string; labels: { severity: string }; annotations: { remedy: string } };
type Alarms = { groups: { rules: Alarm[] }[] };
type Environment = Record<string, string | undefined>;

const guide = readFileSync(new URL("../../docs/operating.md", import.meta.url), "utf8");

/** The first cells of the table below a heading; a secret's cell has two names. */
function documented(heading: string): string[] {
  const section = guide.split(/^## /m).find((part) => part.startsWith(heading)) ?? "";
  const cells = [...section.matchAll(/^\| `([A-Z\d_]+)`(, `_FILE`)?/gm)];
  return cells.flatMap(([, name = "", isSecret]) => (isSecret ? [name, `${name}_FILE`] : [name])).toSorted();
}

/** The names of the variables that a configuration reads. */
function read(by: (env: Environment) => unknown, env: Environment): string[] {
  const names = new Set<string>();
  const get = (given: Environment, name: string) => {
    names.add(name);
    return given[name];
  };
  by(new Proxy(env, { get }));
  return [...names].toSorted();
}

test("names each variable of the gateway", () => {
  const env = { UPSTREAM_URL: "http://rest.example", USER_POOL_ID: "eu-north-1_a", USER_POOL_CLIENT_ID: "client" };
  expect(documented("Variables of the gateway")).toEqual(read(readConfig, env));
});

test("names each variable of the reference service", () => {
  expect(documented("Variables of the reference service")).toEqual(read(readUpstreamConfig, {}));
});

test("names each metric of the gateway, with its labels", () => {
  const operations = () => ({ running: 0, waiting: 0 });
  const build = { version: "1.0.0", commit: "abcdef0" };
  const metrics = createMetrics({ build, isShared: () => true, isRestUp: async () => true, operations });
  const own = metrics.registry.getMetricsAsArray().filter(({ name }) => !/^(process|nodejs)_/.test(name));
  const told = own.map((metric) => `${metric.name}: ${"labelNames" in metric ? metric.labelNames : ""}`);
  const [section = ""] = (guide.split("## Metrics")[1] ?? "").split("Of the reference service:");
  const rows = [...section.matchAll(/^\| `([a-z_]+)` +\| ([a-z, ]*?) *\|/gm)];
  expect(rows.map(([, name, labels = ""]) => `${name}: ${labels.replaceAll(" ", "")}`).toSorted()).toEqual(
    told.toSorted(),
  );
});

test("alarms use only metrics and labels that the guide names, and each has its test", () => {
  const [alarms = "", cases = ""] = ["alerts.yml", "alerts.test.yml"].map((file) =>
    readFileSync(new URL(`../../deploy/${file}`, import.meta.url), "utf8"),
  );
  const metrics = guide.split("## Metrics")[1] ?? "";
  const used = [...alarms.matchAll(/\b(\w+?)(?:_count)?(?=\{[a-z]+[!=]| [=<>]+ \d|\) [<>]|\[)/g)].map(
    ([, name = ""]) => name,
  );
  expect(used.length).toBeGreaterThan(16);
  for (const name of used) expect(`${metrics} \`nodejs_eventloop_lag_p99_seconds\``).toContain(`\`${name}\``);
  for (const [, name] of alarms.matchAll(/alert: (\w+)/g))
    expect(cases.split(`alertname="${name}", alertstate="firing"`)).toHaveLength(3);
});

test("the dashboard shows each metric that the guide names, and no other", () => {
  const { panels } = JSON.parse(readFileSync(new URL("../../deploy/dashboard.json", import.meta.url), "utf8"));
  const targets: { expr: string }[] = panels.flatMap((panel: { targets?: object[] }) => panel.targets ?? []);
  const functions = /\b(sum|max|min|rate|by|le|histogram_quantile)\b/g;
  const shown = targets.flatMap(({ expr }) =>
    [
      ...expr
        .replaceAll(/\{.*?\}|\[.*?\]|by \(.*?\)/g, "")
        .replaceAll(functions, "")
        .matchAll(/[a-z]\w+/g),
    ].map(([name]) => name.replace(/_(count|bucket)$/, "")),
  );
  const metrics = guide.split("## Metrics")[1]?.split(/^## /m)[0] ?? "";
  const told = [...metrics.matchAll(/^\| `([a-z_]+)`/gm)].map(([, name]) => name);
  const ofProcess = shown.filter((name) => /^(process|nodejs)_/.test(name));
  expect(ofProcess.length).toBeGreaterThan(2);
  expect([...new Set(shown)].filter((name) => !ofProcess.includes(name)).toSorted()).toEqual(
    [...new Set(told)].toSorted(),
  );
});

const page = readFileSync(new URL("../../docs/production.md", import.meta.url), "utf8");

test("the page for production names each alarm with its remedy", () => {
  const alarms = parse(readFileSync(new URL("../../deploy/alerts.yml", import.meta.url), "utf8")) as Alarms;
  const listed = [...page.matchAll(/^\| ([A-Z]\w+) +\| (page|ticket) +\| (.+?) +\|$/gm)].map((row) => row.slice(1));
  const expected = alarms.groups.flatMap(({ rules }) =>
    rules.map(({ alert, labels, annotations }) => [alert, labels.severity, annotations.remedy]),
  );
  expect(listed).toEqual(expected);
});

test("the page for production sets only variables that there are, and names only files and scripts that there are", () => {
  const { scripts } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const blocks = [...page.matchAll(/```ini\n(HOST.*?)```/gs)].map(([, block = ""]) => block);
  const set = blocks.map((block) => [...block.matchAll(/^([A-Z_\d]+)=/gm)].map(([, name]) => name));
  expect(set).toHaveLength(2);
  expect(documented("Variables of the reference service")).toEqual(expect.arrayContaining(set[0] ?? []));
  expect(documented("Variables of the gateway")).toEqual(expect.arrayContaining(set[1] ?? []));
  for (const [, name = ""] of page.matchAll(/npm run (?:--silent )?([\w:]+)/g)) expect(scripts).toHaveProperty([name]);
  const files = [...page.matchAll(/(?:\/opt\/warranty\/|`|sh )(deploy\/[\w.-]+)/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) expect(existsSync(new URL(`../../${file}`, import.meta.url))).toBe(true);
});
