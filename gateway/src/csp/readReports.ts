/** What is kept of one report: which rule, what was kept away and by what. Addresses are without their query, as they may hold secrets. */
export type Report = { directive: string; blocked: string; source: string; line: number | null; page: string };

const mostReports = 5;
const mostCharacters = 120;

type Fields = Record<string, unknown>;

/**
 * The violations in the body of a report, five at most: of the Reporting API, which sends lists, and of `report-uri`. Anything else is
 * nothing.
 */
export function readReports(body: unknown): Report[] {
  if (Array.isArray(body)) {
    return body
      .slice(0, mostReports)
      .flatMap((entry) =>
        isFields(entry) && entry.type === "csp-violation" && isFields(entry.body) ? [entry.body] : [],
      )
      .map((fields) =>
        toReport(fields, ["effectiveDirective", "blockedURL", "sourceFile", "lineNumber", "documentURL"]),
      );
  }
  const old = isFields(body) ? body["csp-report"] : undefined;
  if (!isFields(old)) return [];
  return [toReport(old, ["effective-directive", "blocked-uri", "source-file", "line-number", "document-uri"])];
}

function toReport(fields: Fields, [directive, blocked, source, line, page]: [string, string, string, string, string]) {
  const number = fields[line];
  return {
    directive: short(fields[directive]),
    blocked: originOf(fields[blocked]),
    source: pathOf(fields[source]),
    line: Number.isInteger(number) ? Number(number) : null,
    page: firstSegment(fields[page]),
  };
}

/** The origin of an address, or the word that stands in its place: inline, eval, data. */
function originOf(value: unknown): string {
  const text = String(typeof value === "string" ? value : "");
  const { origin = "null", protocol } = URL.parse(text) ?? {};
  if (origin !== "null") return short(origin);
  return short(protocol ?? text);
}

function pathOf(value: unknown): string {
  const url = typeof value === "string" ? URL.parse(value) : null;
  return short(url ? `${url.origin === "null" ? url.protocol : url.origin}${url.pathname}` : value);
}

/** Which kind of page it was; what follows are ids and, of a certificate, what opens it. */
function firstSegment(value: unknown): string {
  const path = typeof value === "string" ? URL.parse(value)?.pathname : undefined;
  return path === undefined ? "" : short(`/${path.split("/")[1]}`);
}

function short(value: unknown): string {
  return typeof value === "string" ? value.slice(0, mostCharacters) : "";
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
