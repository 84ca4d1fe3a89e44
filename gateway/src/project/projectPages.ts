import type {
  ProjectFilter,
  ProjectOrderField,
  ProjectPageResolvers,
  ProjectPagesPageArgs,
  ProjectPagesResolvers,
  RequireFields,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { readWindow, requireUpdatedSince } from "../graphql/connection.ts";
import { hasFeature, requireFeature } from "../graphql/features.ts";
import { requireIds } from "../graphql/globalId.ts";
import type { ProjectPageSource, ProjectPagesSource } from "../graphql/sources.ts";
import { givenFields } from "../graphql/validation.ts";
import { clientError, unreadable } from "../rest/errors.ts";
import { readRange } from "../rest/paging.ts";
import { todayIn } from "./overdueDays.ts";

type Arguments = RequireFields<ProjectPagesPageArgs, "offset" | "first">;

export const columns = {
  NAME: "name",
  INSTALLATION_COUNT: "installations",
  START_DATE: "startDate",
  END_DATE: "endDate",
  CUSTOMER: "customer",
} as const;

export const ProjectPages: ProjectPagesResolvers = { page: loadPage };

export const ProjectPage: ProjectPageResolvers = {
  // To count states, the service reads the whole list, so the gateway asks only if the query selects `states`.
  states: async ({ query: { state: _, ...query } }, __, { rest }) => {
    const { meta } = await rest.call("listProjects", { query: { ...query, skip: 0, take: 1, states: true } });
    if (!meta.states) throw clientError("UPSTREAM_ERROR", unreadable);
    return meta.states;
  },
};

async function loadPage(
  list: ProjectPagesSource,
  args: Arguments,
  context: Context,
): Promise<ProjectPageSource | null> {
  const { rest, loaders } = context;
  const page = { ...readPage(args), ...readFilter(args.filter ?? {}) };
  if (!(await hasFeature(context, "projectPages"))) return null;
  if (args.filter) await requireFeature(context, "projectFilters");
  const today = todayIn(await loaders.country());
  const language = args.language ?? (await loaders.language());
  const query = { archived: list.archived, ...page, language, today };
  const { skip, take } = query;
  const load = async (range: { skip: number; take: number }) => {
    const answer = await rest.call("listProjects", { query: { ...query, ...range } });
    if (answer.meta.sort !== query.sort) throw clientError("UPSTREAM_ERROR", unreadable);
    return answer;
  };
  const { rows: nodes, count, hasWrongCount } = await readRange(load, { skip, first: take }, take);
  requireUpdatedSince(nodes, args.updatedSince);
  for (const project of nodes) loaders.project.prime(project.id, project);
  // Only the first page raises the count for surplus rows, because a growing count would look like a changed list.
  const totalCount = skip === 0 ? Math.max(count, nodes.length) : count;
  return { query, nodes, totalCount, hasWrongCount };
}

function readPage({ name, state, updatedSince, orderBy, offset, first }: Arguments) {
  const { field, direction } = { field: "NAME", direction: "ASC", ...orderBy } as const;
  const query = readName(name);
  if (offset < 0) throw clientError("BAD_USER_INPUT", "offset must not be negative.");
  return {
    skip: offset,
    take: readWindow({ first }).first,
    sort: columnOf(field),
    ...(direction === "DESC" && { direction: "desc" as const }),
    ...(query && { query }),
    ...(state && { state }),
    ...(updatedSince && { updatedSince }),
  };
}

function readFilter({ customer, city, installerId, endsFrom, endsTo }: ProjectFilter) {
  return givenFields({
    customer: readText("customer", customer, 100) || undefined,
    city: readText("city", city, 100) || undefined,
    installerId: installerId ? requireIds("User", installerId).userId : undefined,
    endsFrom,
    endsTo,
  });
}

export const readName = (name: string | null | undefined) => readText("name", name, 200);

function readText(argument: string, text: string | null | undefined, maxLength: number): string {
  const trimmed = text?.trim() ?? "";
  if (trimmed.length <= maxLength) return trimmed;
  throw clientError("BAD_USER_INPUT", `${argument} must have at most ${maxLength} characters.`);
}

function columnOf(field: ProjectOrderField) {
  if (field === "STORED") throw clientError("BAD_USER_INPUT", "Pages are not given in the order STORED.");
  return columns[field];
}
