import { countFailed, type FaultResult } from "./runFaults.ts";
import type { TrafficKind } from "./startTraffic.ts";

const columns: [string, TrafficKind][] = [
  ["Reads", "read"],
  ["Keyed", "keyed write"],
  ["Unkeyed", "unkeyed write"],
  ["Uploads", "upload"],
  ["Pages", "page"],
];
const maxLogLines = 3;

/** A Markdown table: each fault, the failures that remain after the browser's repeats, and what an operator sees. */
export function faultTable(results: FaultResult[]): string {
  const head = [
    "Injected",
    ...columns.map(([title]) => title),
    "Repeated",
    "People see",
    "Over after",
    "Log",
    "Metric, alarm",
  ];
  const rows = results.map((result) => {
    const failures = new Set(result.acts.flatMap(({ failure }) => failure ?? []));
    return [
      result.name,
      ...columns.map(([, kind]) => {
        const { sent, failed } = countFailed([result], [kind]);
        return `${failed} of ${sent}`;
      }),
      String(result.acts.reduce((sum, { attempts }) => sum + attempts - 1, 0)),
      [...failures].join(", ") || "nothing",
      `${result.recovery.toFixed(1)} s`,
      result.log.slice(0, maxLogLines).join("; ") || "nothing",
      result.metrics.join("; ") || "nothing",
    ];
  });
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
