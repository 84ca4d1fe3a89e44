import { answers, asks, type Mutant, on, rows } from "./Mutant.ts";

const paged = "skip and take are obeyed, and no row is on two pages";
const counted = "the count is that of all rows";

export const listMutants: Mutant[] = [
  {
    name: "skip is ignored",
    claim: `listProjects: ${paged}`,
    field: "skip",
    intercept: on(
      "listProjects",
      asks((query) => ({ ...query, skip: "0" })),
    ),
  },
  {
    name: "take is ignored",
    claim: `listInstallations: ${paged}`,
    field: "take",
    intercept: on(
      "listInstallations",
      asks((query) => ({ ...query, take: "25" })),
    ),
  },
  {
    name: "a page begins with the last row of the one before",
    claim: `listUsers: ${paged}`,
    field: "skip",
    intercept: on(
      "listUsers",
      asks((query) => ({ ...query, skip: String(Math.max(0, Number(query.skip) - 1)) })),
    ),
  },
  {
    name: "a row between two pages is left out",
    claim: `listCertificates: ${paged}`,
    field: "skip",
    intercept: on(
      "listCertificates",
      asks((query) => ({ ...query, skip: String(Number(query.skip) * 2) })),
    ),
  },
  {
    name: "each page is the other way round",
    claim: `listTemplates: ${paged}`,
    field: "take",
    intercept: on(
      "listTemplates",
      rows((page) => ({ ...page, data: page.data.toReversed() })),
    ),
  },
  {
    name: "a row comes twice",
    claim: `searchProducts: ${paged}`,
    field: "take",
    intercept: on(
      "searchProducts",
      rows((page) => ({ ...page, data: [...page.data, ...page.data.slice(0, 1)] })),
    ),
  },
  {
    name: "the count is that of the page",
    claim: `listProjects: ${counted}`,
    field: "meta.count",
    intercept: on(
      "listProjects",
      rows(({ data, meta }) => ({ data, meta: { ...meta, count: data.length } })),
    ),
  },
  {
    name: "the count is one too high",
    claim: `listUsers: ${counted}`,
    field: "meta.count",
    intercept: on(
      "listUsers",
      rows(({ data, meta }) => ({ data, meta: { count: meta.count + 1 } })),
    ),
  },
  {
    name: "the count is one too low",
    claim: `listHistory: ${counted}`,
    field: "meta.count",
    intercept: on(
      "listHistory",
      rows(({ data, meta }) => ({ data, meta: { count: meta.count - 1 } })),
    ),
  },
  {
    name: "after the last row the first come again",
    claim: `listAttentionItems: ${counted}`,
    field: "meta.count",
    intercept: on("listAttentionItems", async (request, forward) => {
      const answer = await forward(request);
      const isBeyond = answer.text.includes('"data":[]');
      return isBeyond ? forward({ ...request, query: { ...request.query, skip: "0" } }) : answer;
    }),
  },
  {
    name: "archived is ignored",
    claim: "listProjects: archived is obeyed",
    field: "archived",
    intercept: on(
      "listProjects",
      asks(({ archived: _, ...query }) => query),
    ),
  },
  {
    name: "active is ignored",
    claim: "listUsers: active is obeyed",
    field: "active",
    intercept: on(
      "listUsers",
      asks(({ active: _, ...query }) => query),
    ),
  },
  {
    name: "the direction is ignored",
    claim: "listProjects: sort and direction are obeyed",
    field: "direction",
    intercept: on(
      "listProjects",
      asks(({ direction: _, ...query }) => query),
    ),
  },
  {
    name: "the period is ignored",
    claim: "listCertificates: from, to and sort are obeyed",
    field: "from",
    intercept: on(
      "listCertificates",
      asks(({ from: _, to: __, ...query }) => query),
    ),
  },
  {
    name: "the number is ignored",
    claim: "listCertificates: number finds the one certificate",
    field: "number",
    intercept: on(
      "listCertificates",
      asks(({ number: _, ...query }) => query),
    ),
  },
  {
    name: "an empty query finds everything",
    claim: "searchProducts: the query is obeyed",
    field: "query",
    intercept: on(
      "searchProducts",
      asks((query) => ({ ...query, query: query.query || "fj" })),
    ),
  },
  {
    name: "every language is Swedish",
    claim: "listSteps: the language is obeyed",
    field: "language",
    intercept: on(
      "listSteps",
      asks((query) => ({ ...query, language: "sv" })),
    ),
  },
  {
    name: "the oldest change comes first",
    claim: "listHistory: the newest comes first, and none is left out",
    field: "sequence",
    intercept: on(
      "listHistory",
      rows((page) => ({ ...page, data: page.data.toReversed() })),
    ),
  },
  {
    name: "a new project is not found",
    claim: "search: finds a project by its name",
    field: "data",
    intercept: on(
      "search",
      rows(() => ({ data: [] })),
    ),
  },
  {
    name: "an address that is taken is free",
    claim: "validateUser: an address that is taken or malformed is refused",
    field: "valid",
    intercept: on(
      "validateUser",
      answers(() => ({ valid: true, reason: null })),
    ),
  },
];
