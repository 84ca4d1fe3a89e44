import { answers, asks, insteadOfRefusal, type Json, type Mutant, on } from "./Mutant.ts";

const once = "listChanges: what is made, changed and removed comes once after the cursor, from the outside in";

type Page = { data: Json[]; meta: { hasMore: boolean } };

const changes = (change: (data: Json[]) => Json[]) =>
  on(
    "listChanges",
    answers<Page>(({ data, meta }) => ({ data: change(data), meta })),
  );

export const feedMutants: Mutant[] = [
  {
    name: "a change is not told",
    claim: once,
    field: "data",
    intercept: changes((data) => data.slice(1)),
  },
  {
    name: "a change is told twice",
    claim: once,
    field: "data",
    intercept: changes((data) => [...data.slice(0, 1), ...data]),
  },
  {
    name: "a change of a folder is none of its project",
    claim: once,
    field: "data",
    intercept: changes((data) => data.filter(({ kind, change }) => kind !== "PROJECT" || change === "CREATED")),
  },
  {
    name: "the newest change comes first",
    claim: once,
    field: "data",
    intercept: changes((data) => data.toReversed()),
  },
  {
    name: "what is removed is not told",
    claim: once,
    field: "data",
    intercept: changes((data) => data.filter(({ change }) => change !== "REMOVED")),
  },
  {
    name: "every change is of something new",
    claim: once,
    field: "data",
    intercept: changes((data) => data.map((one) => ({ ...one, change: "CREATED" }))),
  },
  {
    name: "each reading begins at the beginning",
    claim: once,
    field: "after",
    intercept: on(
      "listChanges",
      asks(({ after: _, ...query }) => query),
    ),
  },
  {
    name: "a page of changes is as large as it likes",
    claim: "listChanges: take is obeyed, and small pages tell what a large one tells",
    field: "take",
    intercept: on(
      "listChanges",
      asks((query) => ({ ...query, take: "100" })),
    ),
  },
  {
    name: "small pages leave out changes",
    claim: "listChanges: take is obeyed, and small pages tell what a large one tells",
    field: "data",
    intercept: on("listChanges", async (request, forward) => {
      const answer = await forward(request);
      const { data }: Page = JSON.parse(answer.text);
      const isShort = request.query.take === "1" && data[0]?.kind === "PROJECT";
      return isShort ? forward({ ...request, query: { ...request.query, after: String(data[0]?.cursor) } }) : answer;
    }),
  },
  {
    name: "changes have no external id",
    claim: "listChanges: the external id is told, of what was removed the last one",
    field: "data[].externalId",
    intercept: changes((data) => data.map((one) => ({ ...one, externalId: null }))),
  },
  {
    name: "what is removed loses its external id",
    claim: "listChanges: the external id is told, of what was removed the last one",
    field: "data[].externalId",
    intercept: changes((data) => data.map((one) => (one.change === "REMOVED" ? { ...one, externalId: null } : one))),
  },
  {
    name: "a reading from now on begins at the beginning",
    claim: "listChanges: a reading from now on tells what comes after, and nothing of before",
    field: "data",
    intercept: on(
      "listChanges",
      asks(({ from: _, ...query }) => query),
    ),
  },
  {
    name: "an unknown cursor reads from the beginning",
    claim: "listChanges: a cursor that no page gave is refused",
    field: "after",
    intercept: on(
      "listChanges",
      insteadOfRefusal((request, forward) => forward({ ...request, query: { take: "1" } })),
    ),
  },
];
