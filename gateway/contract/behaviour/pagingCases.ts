import { SkippedError } from "../createFixtures.ts";
import type { BehaviourCase, CaseContext } from "../RestCase.ts";
import { demand, demandEqual, demandRefusal } from "./expectations.ts";

type Page = { take: number } & ({ skip: number } | { after: string });
type Rows = { data: object[]; meta?: { count: number; cursors?: string[]; hasMore?: boolean } };
type List = (context: CaseContext, page: Page) => Promise<Rows>;
/** `byKey` is true if the list also pages by cursors. */
type PagedList = Pick<BehaviourCase, "operation" | "mayLack"> & { list: List; byKey?: true };

const sample = 20;
const companyOf = ({ fixtures }: CaseContext) => fixtures.get("companyId");

/** The operations whose paging is tested here; add a line for a new one. */
const pagedLists: PagedList[] = [
  {
    operation: "listUsers",
    byKey: true,
    list: (context, page) =>
      context.rest.call("listUsers", { companyId: companyOf(context), query: { active: "all", ...page } }),
  },
  {
    operation: "listProjects",
    list: (context, page) =>
      context.rest.call("listProjects", { companyId: companyOf(context), query: { archived: false, ...page } }),
  },
  {
    operation: "listInstallations",
    byKey: true,
    list: async (context, page) =>
      context.rest.call("listInstallations", { ...(await fullFolder(context)), query: page }),
  },
  {
    operation: "listAllInstallations",
    byKey: true,
    mayLack: true,
    list: ({ rest }, page) => rest.call("listAllInstallations", { query: page }),
  },
  {
    operation: "listProducts",
    byKey: true,
    mayLack: true,
    list: ({ rest }, page) => rest.call("listProducts", { query: { language: "sv", ...page } }),
  },
  {
    operation: "searchProducts",
    list: ({ rest, options }, page) =>
      rest.call("searchProducts", { query: { query: options.product, language: "sv", skip: 0, ...page } }),
  },
  {
    operation: "listTemplates",
    byKey: true,
    mayLack: true,
    list: (context, page) => context.rest.call("listTemplates", { companyId: companyOf(context), query: page }),
  },
  {
    operation: "listCertificates",
    byKey: true,
    mayLack: true,
    list: ({ rest }, page) => rest.call("listCertificates", { query: { sort: "number", ...page } }),
  },
  {
    operation: "listFaultReports",
    byKey: true,
    mayLack: true,
    list: ({ rest }, page) => rest.call("listFaultReports", { query: page }),
  },
  {
    operation: "listHistory",
    byKey: true,
    mayLack: true,
    list: ({ rest }, page) => rest.call("listHistory", { query: { to: "2999-12-31", ...page } }),
  },
  {
    operation: "listAttentionItems",
    byKey: true,
    mayLack: true,
    list: async ({ rest }, page) => {
      const [most] = (await rest.call("listAttention", {})).data.toSorted((one, other) => other.count - one.count);
      if (!most) throw new SkippedError("nothing needs attention");
      return rest.call("listAttentionItems", { kind: most.kind, query: { language: "sv", ...page } });
    },
  },
];

async function fullFolder({ own, fixtures }: CaseContext) {
  if (own.canMake) return own.tree();
  const [projectId, folderId] = [fixtures.get("projectId"), fixtures.get("folderId")];
  return { companyId: fixtures.get("companyId"), projectId, folderId };
}

const behindCursors: BehaviourCase = {
  operation: "listProjects",
  claim: "a page begins behind the row of its cursor, which is good for its own order alone",
  effect: "reads",
  run: async (context) => {
    const list = (more: object) =>
      context.rest.call("listProjects", {
        companyId: companyOf(context),
        query: { archived: false, sort: "name", take: 2, ...more },
      });
    const { data, meta } = await list({ after: "" });
    if (!meta.cursors) throw new SkippedError("the service does not have it");
    demandEqual(meta.cursors.length, data.length, "meta.cursors", "as so many rows come");
    const whole = (await list({ skip: 0, take: sample })).data.map(keyOf);
    context.saw(data.length);
    const [cursor] = meta.cursors;
    if (cursor === undefined || whole.length < 2) throw new SkippedError(`only ${whole.length} of at least 2 rows`);
    demandEqual(meta.hasMore, whole.length > 2, "meta.hasMore");
    const next = (await list({ after: cursor })).data.map(keyOf);
    demandEqual(next, whole.slice(1, 3), "after", "the rows behind the first");
    await demandRefusal(list({ after: cursor, sort: "customer" }), {
      statuses: [400],
      field: "after",
      why: "another order",
    });
  },
};

export const pagingCases: BehaviourCase[] = [behindCursors, ...keyCases(), ...pagedCases()];

function keyCases(): BehaviourCase[] {
  return pagedLists
    .filter(({ byKey }) => byKey)
    .map(({ operation, mayLack, list }) => ({
      ...{ operation, mayLack },
      claim: "a page begins behind the row of its cursor",
      effect: "reads",
      run: async (context) => {
        const { data, meta } = await list(context, { after: "", take: sample });
        if (!meta?.cursors) throw new SkippedError("the service does not have it");
        demandEqual(meta.cursors.length, data.length, "meta.cursors", "as so many rows come");
        context.saw(data.length);
        const [first] = meta.cursors;
        if (first === undefined || data.length < 2) throw new SkippedError(`only ${data.length} of at least 2 rows`);
        const next = await list(context, { after: first, take: 2 });
        demandEqual(next.data.map(keyOf), data.slice(1, 3).map(keyOf), "after", "the rows behind the first");
        demandEqual(next.meta?.hasMore, data.length > 3 || meta.hasMore, "meta.hasMore");
      },
    }));
}

function pagedCases(): BehaviourCase[] {
  return pagedLists.flatMap(({ list, byKey: _, ...operation }) => [
    {
      ...operation,
      claim: "skip and take are obeyed, and no row is on two pages",
      effect: "reads",
      run: async (context) => {
        const rowsOf = async (skip: number, take: number) => (await list(context, { skip, take })).data.map(keyOf);
        const all = await rowsOf(0, sample);
        demandEqual(new Set(all).size, all.length, "take", "as no row comes twice");
        context.saw(all.length);
        if (all.length < 2) throw new SkippedError(`only ${all.length} of at least 2 rows`);
        const first = await rowsOf(0, 1);
        demandEqual(first.length, 1, "take", "the number of rows that take asks for");
        demand(first[0] === all[0], "take", "the first row, as on a longer page", "another row");
        const second = await rowsOf(1, 1);
        demand(second[0] !== first[0], "skip", "the second row", "the first row again");
        demandEqual(second, all.slice(1, 2), "skip", "the second row of a longer page");
        const next = await rowsOf(2, 3);
        demand(
          !next.some((key) => all.slice(0, 2).includes(key)),
          "skip",
          "rows after the second",
          "an earlier row again",
        );
        demandEqual(next, all.slice(2, 5), "skip", "the same rows as on a longer page");
      },
    },
    {
      ...operation,
      claim: "the count is that of all rows",
      effect: "reads",
      run: async (context) => {
        const { data, meta } = await list(context, { skip: 0, take: sample });
        context.saw(data.length);
        if (!meta) throw new SkippedError("the service tells no count");
        if (data.length < 2) throw new SkippedError(`only ${data.length} of at least 2 rows`);
        if (data.length < sample) demandEqual(meta.count, data.length, "meta.count", "as so many rows come");
        const short = await list(context, { skip: 0, take: 1 });
        demandEqual(short.meta?.count, meta.count, "meta.count", "as on a longer page");
        const last = await list(context, { skip: meta.count - 1, take: 2 });
        demandEqual(last.data.length, 1, "meta.count", "the number of rows after all but one of the count");
        const beyond = await list(context, { skip: meta.count, take: 1 });
        demandEqual(beyond.data.length, 0, "meta.count", "the number of rows after those of the count");
      },
    },
  ]);
}

function keyOf(row: object): string {
  if ("id" in row) return String(row.id);
  return "sequence" in row ? String(row.sequence) : JSON.stringify(row);
}
