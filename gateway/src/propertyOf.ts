import type { GraphQLFieldResolver } from "graphql";

/** The resolver of a field that is the parent's property of that name. */
export function propertyOf<C>(name: string): GraphQLFieldResolver<unknown, C> {
  return (parent) => (isRecord(parent) ? parent[name] : undefined);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
