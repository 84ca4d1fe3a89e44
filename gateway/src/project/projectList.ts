import type {
  CompanyProjectsArgs,
  OrderDirection,
  ProjectListResolvers,
  ProjectOrderField,
  RequireFields,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { isExternalId } from "../externalId/externalIds.ts";
import {
  connectionOf,
  emptyConnection,
  loadConnection,
  readWindow,
  requireUpdatedSince,
} from "../graphql/connection.ts";
import { hasFeature, requireFeature } from "../graphql/features.ts";
import { collatorOf } from "../graphql/languages.ts";
import type { ProjectListSource } from "../graphql/sources.ts";
import { clientError } from "../rest/errors.ts";
import { lazyListByKey } from "../rest/keyset.ts";
import { lazyPagedList, take } from "../rest/paging.ts";
import type { RestProject } from "../rest/types.ts";
import { columns, readName } from "./projectPages.ts";

export const ProjectList: ProjectListResolvers = {
  totalCount: (list) => list.count(),
  isTruncated: async (list) => (await list.all()).isTruncated,
  hasWrongCount: async (list) => (await list.all()).hasWrongCount,
  nodes: async (list, _, { loaders }) => {
    const order = compareProjects(byName, collatorOf(await loaders.language()));
    return (await list.all()).nodes.toSorted(order);
  },
};

type Filter = { archived: boolean; updatedSince?: string; externalId?: string };

export async function projectList(filter: Filter, context: Context): Promise<ProjectListSource> {
  const { rest, loaders, budget } = context;
  const load = (range: object) => rest.call("listProjects", { query: { ...filter, ...range } });
  const isByKey = await hasFeature(context, "cursors");
  const { count, all } = isByKey ? lazyListByKey(load, () => budget.takenInTurn()) : lazyPagedList(load);
  return {
    count,
    all: async () => {
      const projects = await all();
      requireUpdatedSince(projects.nodes, filter.updatedSince);
      for (const project of projects.nodes) loaders.project.prime(project.id, project);
      return projects;
    },
  };
}

type Arguments = RequireFields<CompanyProjectsArgs, "archived" | "first">;

/** Without cursors a service neither filters nor sorts, so the whole list is read first. */
export async function loadProjects(args: Arguments, context: Context) {
  if (args.externalId != null) {
    if (!isExternalId(args.externalId)) return emptyConnection(args);
    await requireFeature(context, "externalIds");
  }
  const { field, direction } = { ...byName, ...args.orderBy };
  if (field === "STORED") requireWholeList(args);
  if (field === "STORED" || (await hasFeature(context, "cursors"))) return loadPage(args, context);
  const window = readWindow(args);
  const { nodes } = await (await projectList(filterOf(args), context)).all();
  const language = await context.loaders.language();
  // Unicode may write å as one character or as two; German ß equals ss.
  const fold = (text: string) => text.normalize("NFC").toLocaleLowerCase(language).replaceAll("ß", "ss");
  const wanted = fold(args.name?.trim() ?? "");
  const found = nodes.filter(
    ({ name, status }) => fold(name).includes(wanted) && (!args.status || status === args.status),
  );
  return connectionOf(found.sort(compareProjects({ field, direction }, collatorOf(language))), window);
}

/** @throws BAD_USER_INPUT for arguments that need the whole list */
function requireWholeList({ name, status, orderBy }: Arguments): void {
  if (name?.trim() || status || orderBy?.direction === "DESC") {
    throw clientError("BAD_USER_INPUT", "The order STORED takes no name, no status and no DESC.");
  }
}

async function loadPage(args: Arguments, context: Context) {
  const { rest, loaders } = context;
  const { field, direction } = { ...byName, ...args.orderBy };
  const name = readName(args.name);
  const query = {
    ...filterOf(args),
    ...(name && { query: name }),
    ...(args.status && { status: args.status }),
    ...(field !== "STORED" && { sort: columns[field], language: await loaders.language() }),
    ...(direction === "DESC" && { direction: "desc" as const }),
  };
  const load = (range: object) => rest.call("listProjects", { query: { ...query, ...range } });
  const connection = await loadConnection(context, args, load, { maxTake: take, feature: "cursors" });
  for (const { node } of connection.edges) loaders.project.prime(node.id, node);
  return connection;
}

function filterOf({ archived, updatedSince, externalId }: Arguments): Filter {
  const wanted = externalId?.trim();
  return { archived, ...(updatedSince && { updatedSince }), ...(wanted && { externalId: wanted }) };
}

type OwnOrderField = Exclude<ProjectOrderField, "STORED">;
type Order = { field: OwnOrderField; direction: OrderDirection };
type Compare = (a: RestProject, b: RestProject) => number;

const byName = { field: "NAME", direction: "ASC" } as const;

/** Sorts by one column, then by name. Projects without an end come last in both directions. */
function compareProjects({ field, direction }: Order, { compare }: Intl.Collator): Compare {
  const columns: Record<OwnOrderField, Compare> = {
    NAME: (a, b) => compare(a.name, b.name),
    CUSTOMER: (a, b) => compare(a.customer, b.customer),
    INSTALLATION_COUNT: (a, b) => a.installationCount - b.installationCount,
    START_DATE: (a, b) => Date.parse(a.startDate) - Date.parse(b.startDate),
    END_DATE: (a, b) => Date.parse(a.endDate ?? "") - Date.parse(b.endDate ?? "") || 0,
  };
  const sign = direction === "DESC" ? -1 : 1;
  const column = columns[field];
  const lacks = field === "END_DATE" ? (project: RestProject) => Number(project.endDate === null) : () => 0;
  return (a, b) => lacks(a) - lacks(b) || sign * column(a, b) || compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
}
