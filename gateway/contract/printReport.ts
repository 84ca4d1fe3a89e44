import type { Report } from "./createReport.ts";

/** The differences, then a line for each operation and field, for a terminal. */
export function printReport(report: Report): string {
  const rows = report
    .rows()
    .map(({ name, about, answers, verdict, note }) => [name, about, String(answers), verdict, note]);
  const head = ["Operation", "", "Answers", "", ""];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  const differences = report
    .differences()
    .map(({ operation, field, expected, got }) => `${operation}: ${field}\n  expected ${expected}\n  got      ${got}`);
  return [...[head, ...rows].map(line), "", ...differences, summary(report)].join("\n");
}

function summary(report: Report): string {
  const count = (wanted: string) => report.rows().filter(({ verdict }) => verdict === wanted).length;
  const parts = (["ok", "differs", "refused", "not tried", "no case"] as const).map((one) => `${count(one)} ${one}`);
  return parts.join(", ");
}
