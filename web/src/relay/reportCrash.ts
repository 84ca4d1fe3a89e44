import { hasNoAnswer, requestFailure } from "./failures.ts";

const names = new Set([
  "TypeError",
  "ReferenceError",
  "RangeError",
  "SyntaxError",
  "NetworkFailure",
  "UnansweredField",
]);
const maxReports = 5;

const reported = new WeakSet<Error>();
let reports = 0;

/** Reports kind and place of a crash to the gateway once. The message may hold personal data and is not sent. */
export function reportCrash(error: unknown): void {
  if (!(error instanceof Error) || reported.has(error) || reports === maxReports) return;
  if (hasNoAnswer(error) || error.name === "AbortError") return;
  reported.add(error);
  reports += 1;
  const { code, requestId } = requestFailure(error);
  const version = document.querySelector('meta[name="version"]')?.getAttribute("content");
  const crash = {
    name: names.has(error.name) ? error.name : "Error",
    ...placeOf(error.stack),
    ...(version && { version }),
    ...(code && { code }),
    ...(requestId && { requestId }),
  };
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(crash);
  fetch("/client-errors", { method: "POST", headers, body, credentials: "omit", keepalive: true }).catch(() => {});
}

/** The first position in the stack that lies in a built file. */
function placeOf(stack = "") {
  const [, component, line, column] = /\/assets\/([\w.-]+\.js):(\d+):(\d+)/.exec(stack) ?? [];
  return component ? { component, line: Number(line), column: Number(column) } : {};
}
