import type { Report, Row } from "./createReport.ts";
import type { Difference } from "./differences.ts";
import { summary } from "./printReport.ts";

type Options = { asked: string; at: Date };

const headings: Record<string, string> = {
  specified: "Operations of the specification",
  chosen: "Operations whose form was chosen",
  behaviour: "What the operations do",
  schema: "Operations of the GraphQL schema",
};

export function reportPage(report: Report, { asked, at }: Options): string {
  const rows = report.rows();
  const kinds = [...new Set(rows.map(({ about }) => about))].toSorted((one, other) => rank(one) - rank(other));
  const result = report.passed() ? "The service is as the contract says" : "The service is not as the contract says";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(result)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(result)}</h1>
<p>${escapeHtml(asked)}, <time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace("T", " ")} UTC</time></p>
<p><strong>${escapeHtml(summary(report))}</strong></p>
<p>“Not seen” means that an operation answered, and that there was nothing in its answers to look into.</p>
${differencesOf(report.differences())}
${kinds
  .map((kind) =>
    tableOf(
      headings[kind] ?? kind,
      rows.filter(({ about }) => about === kind),
    ),
  )
  .join("\n")}
</main>
</body>
</html>
`;
}

const rank = (kind: string) => ["behaviour", "specified", "chosen", "schema"].indexOf(kind);

function differencesOf(differences: Difference[]): string {
  if (differences.length === 0) return "";
  const items = differences.map(
    ({ operation, field, expected, got }) =>
      `<dt>${escapeHtml(operation)}: <code>${escapeHtml(field)}</code></dt><dd>Expected ${escapeHtml(expected)}</dd><dd>Got ${escapeHtml(got)}</dd>`,
  );
  return `<section><h2>Differences</h2><dl>${items.join("")}</dl></section>`;
}

function tableOf(heading: string, rows: Row[]): string {
  return `<section><h2>${escapeHtml(heading)}</h2>
<div class="wide" role="region" tabindex="0" aria-label="${escapeHtml(heading)}"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Result</th><th scope="col" class="number">Answers</th><th scope="col" class="number">Objects</th><th scope="col">Note</th></tr></thead>
<tbody>
${rows.map(lineOf).join("\n")}
</tbody></table></div></section>`;
}

function lineOf({ name, answers, objects, verdict, note, emptyLists }: Row): string {
  const unseen = emptyLists.length > 0 ? `Not seen: a row of ${emptyLists.join(", ")}` : "";
  const notes = [note, unseen].filter((one) => one !== "").map((one) => escapeHtml(one));
  const kind = verdict.replaceAll(" ", "-");
  return `<tr><th scope="row">${escapeHtml(name)}</th><td><span class="verdict ${kind}">${verdict}</span></td><td class="number">${answers}</td><td class="number">${objects}</td><td>${notes.join("<br>")}</td></tr>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

const style = `
:root { color-scheme: light dark; --paper: #fff; --ink: #1a1a1a; --ok: #1a6b33; --bad: #b3261e; --open: #7a5200; --line: #c9c9c9; }
@media (prefers-color-scheme: dark) { :root { --paper: #121212; --ink: #f2f2f2; --ok: #7fd69a; --bad: #ffb4ab; --open: #f0c36d; --line: #555; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 75rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.75rem; line-height: 1.25; }
h2 { margin-top: 2.5rem; font-size: 1.25rem; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
tbody th { font-weight: 400; overflow-wrap: anywhere; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
.verdict { white-space: nowrap; font-weight: 600; }
.ok { color: var(--ok); }
.differs, .no-case { color: var(--bad); }
.not-seen, .refused, .not-tried { color: var(--open); }
dt { margin-top: 1rem; font-weight: 600; }
dd { margin: 0 0 0 1.5rem; }
`;
