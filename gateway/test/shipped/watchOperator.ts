import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parse } from "yaml";
import type { Shipped } from "./startShipped.ts";

export type Seen = {
  log: string[];
  /** Metrics that had an alarm's value, each with the alarm and its delay. */
  metrics: string[];
};

type Rule = { alert: string; expr: string; for?: string };

const everyMs = 500;
const scrapeMs = 4_000;
const file = join(import.meta.dirname, "../../../deploy/alerts.yml");
const { groups } = parse(readFileSync(file, "utf8")) as { groups: { rules: Rule[] }[] };
/** The alarms that compare one metric with one value, such as `database_up == 0`. */
const alarms = groups
  .flatMap(({ rules }) => rules)
  .flatMap((rule) => {
    const [, metric, value] = /^([a-z_]+) == (\d+)$/.exec(rule.expr) ?? [];
    return metric ? [{ ...rule, metric, value: Number(value) }] : [];
  });

/** Reads the metrics of gateways and services, and the logs of all parts, until the returned function is called. */
export function watchOperator(shipped: Shipped): () => Promise<Seen> {
  const { proxy, gateways, upstreams, database, redis, swift, metrics } = shipped;
  const parts = [proxy.part, ...gateways, ...upstreams, database.postgres, database.pgbouncer, redis, ...swift.parts];
  const starts = parts.map(({ lines }) => lines.length);
  const found = new Set<string>();
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      for (const [name, url] of Object.entries(metrics))
        for (const each of await readAlarms(name, url)) found.add(each);
      await wait(everyMs);
    }
  })();
  return async () => {
    isWatching = false;
    await watching;
    const log = parts.flatMap(({ name, lines }, index) =>
      lines.slice(starts[index]).flatMap((line) => shorten(name.replace(/-\d$/, ""), line)),
    );
    return { log: [...new Set(log)], metrics: [...found] };
  };
}

async function readAlarms(name: string, url: string): Promise<string[]> {
  const kind = name.replace(/-\d$/, "");
  const text = await fetch(url, { signal: AbortSignal.timeout(scrapeMs) }).then(
    (answer) => answer.text(),
    () => null,
  );
  const up = alarms.filter(({ metric }) => metric === "up");
  if (text === null) return [`up of ${kind} = 0${up.map(({ alert, for: delay }) => ` (${alert} after ${delay})`)}`];
  return alarms
    .filter(({ metric, value }) => valuesOf(text, metric).includes(value))
    .map(({ alert, metric, value, for: delay }) => `${metric} = ${value} (${alert} after ${delay})`);
}

function valuesOf(text: string, metric: string): number[] {
  const lines = text.split("\n").filter((line) => line.startsWith(`${metric} `) || line.startsWith(`${metric}{`));
  return lines.map((line) => Number(line.slice(line.lastIndexOf(" "))));
}

/** The message of a warning or an error, without what differs each time. */
function shorten(part: string, line: string): string[] {
  const state = /(Server \S+ is DOWN|\S+ \S+ has no server available)/.exec(line)?.[1];
  if (state) return [`${part}: ${state}`];
  if (/\b(ERROR|FATAL|Warning)\b/.test(line) && !line.startsWith("{"))
    return [
      `${part}: ${line
        .slice(line.search(/ERROR|FATAL|Warning/))
        .slice(0, 100)
        .replaceAll(/\d+/g, "…")}`,
    ];
  try {
    const { level, msg } = JSON.parse(line) as { level: number; msg: string };
    // Messages that name docs/operating.md are about the configuration and appear at each start.
    return level >= 40 && !msg.includes("docs/operating.md") ? [`${part}: ${msg}`] : [];
  } catch {
    return [];
  }
}
