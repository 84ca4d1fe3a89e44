import { type GraphQLField, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from "graphql";
import type { Context } from "../context.ts";
import { clientError, unreadable } from "../rest/errors.ts";
import { isConnection } from "./exportQuery.ts";

type Resolve = GraphQLFieldResolver<unknown, Context, Record<string, unknown>>;
type PageInfo = { hasNextPage: boolean; endCursor: string | null };
type Connection = { edges: object[]; pageInfo: PageInfo } | null;

const pageSize = 100;
const pageSizes = new Set(["first", "last"]);

/** Exports read a connection without `first` and `last` to its end, because a line holds no cursor to go on from. */
export function readNestedConnections(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields() as Record<string, GraphQLField<unknown, Context>>))
      if (field.resolve && isConnection(field)) field.resolve = whole(field.resolve);
  }
  return schema;
}

function whole(resolve: Resolve): Resolve {
  return (parent, args, context, info) => {
    const isSized = () => info.fieldNodes.some((node) => node.arguments?.some(({ name }) => pageSizes.has(name.value)));
    if (!context.isExport || isSized()) return resolve(parent, args, context, info);
    return readToEnd((after) => resolve(parent, { ...args, first: pageSize, after }, context, info), args.after);
  };
}

async function readToEnd(load: (after: unknown) => unknown, after: unknown): Promise<Connection> {
  const edges: object[] = [];
  for (let cursor = after; ; ) {
    const page = (await load(cursor)) as Connection;
    if (!page) return null;
    edges.push(...page.edges);
    const { hasNextPage, endCursor } = page.pageInfo;
    if (!hasNextPage) return { ...page, edges };
    if (endCursor === null || endCursor === cursor) throw clientError("UPSTREAM_ERROR", unreadable);
    cursor = endCursor;
  }
}
