import type { ExportLimits } from "../src/export/runExport.ts";
import { createCaller } from "./createCaller.ts";
import { answer, restUser } from "./standInRest.ts";
import { type FaultStack, startFaultStack } from "./startStack.ts";
import { until } from "./until.ts";

type Reply = { status: number; body: object };
export type Row = Record<string, unknown>;
type Body = { query?: string; list?: string; lines?: string[]; incompleteRows?: number };
type Sent = { method: string; url: string; body: Body };

export const exportRecord = {
  ...{ id: "e1", state: "RUNNING", query: "{ a }", rowCount: 0, incompleteRowCount: 0, byteSize: 0, url: null },
  ...{ createdAt: "2026-11-23T06:00:00.000Z", completedAt: null, errorCode: null, message: null, expiresAt: null },
};
export const problem = (status: number, code: string): Reply => ({
  status,
  body: { code, message: "No.", requestId: "r" },
});
export const rooms = Array.from({ length: 250 }, (_, row) => ({
  id: `i${row}`,
  projectId: "p1",
  title: `Room ${row}`,
}));
export const roomsQuery = "{ viewer { company { installations { edges { node { installationId title } } } } } }";
export const stepsQuery =
  "{ viewer { company { installations { edges { node { title steps(language: sv) { title } } } } } } }";

const startDocument = `mutation($query: String!) { startExport(input: { query: $query }) {
  export { id state rowCount } userErrors { code path message } } }`;

export const isEnd = ({ method, url }: Sent) => method === "PUT" && url === "exports/e1";
export const isPart = ({ url }: Sent) => url.startsWith("exports/e1/parts/");
export const isPage = ({ url }: Sent) => url.startsWith("installations?");

function goodReply({ method, url }: Sent): Reply {
  if (url.startsWith("exports"))
    return {
      status: method === "POST" ? 201 : 200,
      body: method === "GET" && url === "exports" ? { data: [exportRecord] } : exportRecord,
    };
  if (url.includes("/steps"))
    return { status: 200, body: { data: [{ stepLabel: "BEFORE_LAYING", title: "1", data: [] }] } };
  const query = new URL(url, "http://x").searchParams;
  const [skip, take] = [Number(query.get("skip")), Number(query.get("take"))];
  return { status: 200, body: { data: rooms.slice(skip, skip + take), meta: { count: rooms.length } } };
}

/** A gateway over a service with exports and 250 rooms. `sent` holds the requests; `intercept` can replace answers. */
export async function startExportStack(exports: Partial<ExportLimits> = {}) {
  const stack: FaultStack = await startFaultStack({}, { exports: { retryMs: 1, maxPartMs: 0, ...exports } });
  const calls = {
    sent: [] as Sent[],
    intercept: (_: Sent): Reply | "never" | null => null,
    clear() {
      calls.sent = [];
      calls.intercept = () => null;
    },
    async ask(query: string, variables: object = {}, claims = {}) {
      const authorization = `Bearer ${stack.pool.accessToken(claims)}`;
      const { data, errors } = await createCaller(stack.url).send<Record<string, never>>(query, variables, {
        authorization,
      });
      return { data, codes: errors?.map(({ path, extensions: { code } }) => [path?.join("."), code]) };
    },
    start: (query: string, claims = {}) => calls.ask(startDocument, { query }, claims),
    async ended() {
      await until(() => calls.sent.some(isEnd));
      return calls.sent.find(isEnd)?.body;
    },
    written: () =>
      calls.sent.filter(isPart).flatMap(({ body }) => body.lines?.map((line): Row => JSON.parse(line)) ?? []),
    close: () => stack.close(),
  };
  stack.rest.handler = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body: Body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
    const { method = "", url = "" } = request;
    if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
    const one = { method, url: url.slice(4), body };
    calls.sent.push(one);
    const reply = calls.intercept(one) ?? goodReply(one);
    if (reply !== "never") answer(response, reply.status, reply.body);
  };
  return calls;
}

export type ExportStack = Awaited<ReturnType<typeof startExportStack>>;
