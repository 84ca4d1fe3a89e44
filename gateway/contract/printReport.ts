import { type Report, verdicts } from "./createReport.ts";

/** The report for a terminal: differences first, then a line per operation and field. */
export function printReport(report: Report): string {
  const rows = report
    .rows()
    .map(({ name, about, answers, objects, verdict, note }) => [
      name,
      about,
      String(answers),
      String(objects),
      verdict,
      note,
    ]);
  const head = ["Operation", "", "Answers", "Objects", "", ""];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  const differences = report
    .differences()
    .map(({ operation, field, expected, got }) => `${operation}: ${field}\n  expected ${expected}\n  got      ${got}`);
  const unseen = report
    .rows()
    .filter(({ emptyLists }) => emptyLists.length > 0)
    .map(({ name, emptyLists }) => `not seen: a row of ${name}: ${emptyLists.join(", ")}`);
  return [...[head, ...rows].map(line), "", ...unseen, "", ...differences, summary(report)].join("\n");
}

export function summary(report: Report): string {
  const count = (wanted: string) => report.rows().filter(({ verdict }) => verdict === wanted).length;
  const parts = verdicts.map((one) => `${count(one)} ${one}`);
  return parts.join(", ");
}
