import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Connection = {
  totalCount: number;
  edges: { cursor: string }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
};

let stack: FaultStack;
let rows: { id: string }[];
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (pathname.startsWith("/v1/user/")) return answer(response, 200, { ...restUser, role: "admin" });
    if (pathname === "/v1/webhooks")
      return answer(response, 200, { data: [{ id: "w1", kinds: [], url: "https://x" }] });
    if (pathname === "/v1/attention") return answer(response, 200, { data: [{ kind: "MAIL_FAILED", count: 60 }] });
    if (pathname.endsWith("/folder/f1")) return answer(response, 200, { id: "f1", projectId: "p1", subFolders: [] });
    answer(response, ...pageOf(searchParams));
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  rows = rowsOf(60);
  stack.rest.lacking.clear();
});

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}` }));

/** Status and body of a service with cursors. Without `after`, it counts a page back from `before`, or from the end. */
function pageOf(query: URLSearchParams): [number, object] {
  const take = Number(query.get("take"));
  const [after, before] = [query.get("after"), query.get("before")];
  const indexOf = (cursor: string | null) => rows.findIndex(({ id }) => `key ${id}` === cursor);
  for (const [field, cursor] of [
    ["after", after],
    ["before", before],
  ] as const) {
    const details = [{ field, code: "FIELD_VALUE", message: "Another list's." }];
    if (cursor && indexOf(cursor) < 0)
      return [400, { code: "VALIDATION_FAILED", message: "No.", requestId: "r", details }];
  }
  const end = before ? indexOf(before) : rows.length;
  const start = after === null ? Math.max(0, end - take) : indexOf(after) + 1;
  const data = rows.slice(start, after === null ? end : Math.min(end, start + take));
  const hasMore = after === null ? start > 0 : start + take < end;
  return [200, { data, meta: { count: rows.length, cursors: data.map(({ id }) => `key ${id}`), hasMore } }];
}

const selected = "totalCount edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }";
const inCompany = (list: string) => `viewer { company { ${list} } }`;
const folderId = toGlobalId("Folder", "p1", "f1");
/** `#` marks the place of the arguments. */
const lists: Record<string, { path: string; query: string; hasLast: boolean }> = {
  users: { path: "users", query: inCompany("list: users(#)"), hasLast: false },
  templates: { path: "template", query: inCompany("list: templates(#)"), hasLast: false },
  certificates: { path: "certificates", query: inCompany("list: certificates(#)"), hasLast: true },
  installations: { path: "installations", query: inCompany("list: installations(#)"), hasLast: true },
  history: { path: "history", query: inCompany("list: history(#)"), hasLast: false },
  catalogue: { path: "products", query: "list: catalogue(#)", hasLast: true },
  attention: {
    path: "attention/MAIL_FAILED",
    query: inCompany("attention { list: items(kind: MAIL_FAILED #) }"),
    hasLast: false,
  },
  deliveries: { path: "webhooks/w1/deliveries", query: inCompany("webhooks { list: deliveries(#) }"), hasLast: false },
  folder: {
    path: "installation",
    query: `node(id: "${folderId}") { ... on Folder { list: installations(#) } }`,
    hasLast: false,
  },
};
const names = Object.keys(lists);

async function ask(name: string, args = "") {
  const { path = "", query = "" } = lists[name] ?? {};
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  stack.takeRequests();
  const text = `{ ${query.replace("#)", `first: 25 ${args}) { ${selected} }`)} }`;
  const { data, errors } = await createCaller(stack.url).send<object>(text, {}, { authorization });
  const asked = stack
    .takeRequests()
    .filter((request) => request.split("?")[0]?.endsWith(path) && request.includes("take="));
  const list = find(data);
  const keys = list?.edges.map(({ cursor }) => cursor.replace("key ", "")) ?? [];
  return { list, keys, asked: asked.map((request) => request.replace(/.*[?&](?=(after|before|skip)=)/, "")), errors };
}

function find(data: unknown): Connection | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  if ("list" in data) return data.list as Connection;
  return Object.values(data).map(find).find(Boolean);
}

test.each(names.flatMap((name) => [25, 60].map((count) => [name, count] as const)))(
  "%s: %i rows are read behind cursors by pages of 25, although rows come and go",
  async (name, count) => {
    rows = rowsOf(count);
    const [keys, asked]: string[][] = [[], []];
    for (let args = ""; ; ) {
      const page = await ask(name, args);
      expect(page.errors).toBeUndefined();
      keys?.push(...page.keys);
      asked?.push(...page.asked);
      if (!page.list?.pageInfo.hasNextPage) break;
      args = `after: "${page.list.pageInfo.endCursor}"`;
      rows = rows.slice(10);
    }
    expect(keys).toEqual(rowsOf(count).map(({ id }) => id));
    const afters = count === 25 ? [""] : ["", "key+r24", "key+r49"];
    expect(asked).toEqual(afters.map((after) => `after=${after}&take=25`));
  },
);

test.each(names.filter((name) => lists[name]?.hasLast))("%s: the last rows are read before cursors", async (name) => {
  const end = await ask(name, "last: 2");
  expect([end.keys, end.asked]).toEqual([["r58", "r59"], ["before=&take=2"]]);
  expect(end.list?.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const earlier = await ask(name, `last: 2, before: "${end.list?.pageInfo.startCursor}"`);
  expect([earlier.keys, earlier.list?.pageInfo.hasNextPage]).toEqual([["r56", "r57"], true]);
  const between = await ask(name, 'after: "key r1", before: "key r3"');
  expect([between.keys, between.list?.pageInfo]).toMatchObject([["r2"], { hasNextPage: true, hasPreviousPage: true }]);
  const messages = (await ask(name, 'last: 2, after: "key r1"')).errors?.map(({ message }) => message);
  expect(messages).toEqual(["last goes with before, and not with after."]);
});

test.each(names)("%s: a cursor that is not one of the list is refused by name", async (name) => {
  const offsets = ["offset:25", "place:25"].map((text) => Buffer.from(text).toString("base64url"));
  const given = {
    ...Object.fromEntries(offsets.map((cursor) => [cursor, "of this one as it was before"])),
    "key other": "no cursor of this list",
    "": "must be a cursor",
  };
  for (const argument of lists[name]?.hasLast ? ["after", "before"] : ["after"]) {
    for (const [cursor, message] of Object.entries(given)) {
      const { errors } = await ask(name, `${argument}: "${cursor}"`);
      expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
      expect(errors?.[0]?.message).toMatch(new RegExp(`^${argument} .*${message}`));
    }
  }
});

test.each(names)("%s: a service with cursors of projects alone is read by offset", async (name) => {
  stack.rest.lacking.add("listCursors");
  expect((await ask(name)).asked[0]).toMatch(/^skip=0&take=25$/);
});
