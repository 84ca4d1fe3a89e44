import {
  type FieldNode,
  type GraphQLError,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  getArgumentValues,
  locatedError,
} from "graphql";
import type { Context } from "../context.ts";
import type { FieldNodes } from "./createCollectFields.ts";

/** One execution: whose it is, its variables, and the errors of fields that are null instead. */
export type Run = {
  context: Context;
  variables: Record<string, unknown>;
  errors: GraphQLError[];
  /** Where those errors are; undefined is the whole answer. */
  nulls: Set<Path>;
};
export type Path = { prev: Path | undefined; key: string | number } | undefined;
/** Makes of what a resolver gave what the answer has there. It may come later, and may throw. */
export type Complete = (run: Run, value: unknown, path: Path) => unknown;

export type PlannedField = {
  key: string;
  nodes: FieldNodes;
  field: Pick<GraphQLField<unknown, Context>, "args" | "name">;
  resolve: GraphQLFieldResolver<unknown, Context>;
  complete: Complete;
  isNonNull: boolean;
  /** Nothing below it needs to know where it is. */
  isLeaf: boolean;
};

const noArguments = Object.freeze({});

// Resolvers here have no use for it, and to make one for each field of each row of a list takes long.
const noInfo = new Proxy({} as GraphQLResolveInfo, {
  get() {
    throw new Error("Resolvers are given no info.");
  },
});

type Fields = Record<string, unknown>;
type Answered = Fields | Promise<Fields>;

/** The fields of one object. An error where null is not allowed is thrown on, once no field is under way any more. */
export function runFields(run: Run, fields: readonly PlannedField[], source: unknown, path: Path): Answered {
  const result: Fields = {};
  const later: Promise<unknown>[] = [];
  try {
    for (const field of fields) {
      const { key } = field;
      const value = runField(run, field, source, path);
      result[key] = value;
      if (isPromise(value))
        later.push(
          value.then((settled) => {
            result[key] = settled;
          }),
        );
    }
  } catch (error) {
    if (later.length === 0) throw error;
    return Promise.allSettled(later).then(() => Promise.reject(error));
  }
  return later.length === 0 ? result : Promise.all(later).then(() => result);
}

function runField(run: Run, planned: PlannedField, source: unknown, prev: Path): unknown {
  const { key, field, resolve, complete, isLeaf } = planned;
  const path = isLeaf ? undefined : { prev, key };
  const fail = (error: unknown) => failed(run, error, planned, path ?? { prev, key });
  try {
    const args = field.args.length === 0 ? noArguments : argumentsOf(planned, run);
    const found = resolve(source, args, run.context, noInfo);
    const value = isPromise(found) ? found.then((came) => complete(run, came, path)) : complete(run, found, path);
    return isPromise(value) ? value.then(undefined, fail) : value;
  } catch (error) {
    return fail(error);
  }
}

function argumentsOf({ field, nodes }: PlannedField, { variables }: Run) {
  return getArgumentValues(field as GraphQLField<unknown, unknown>, nodes[0], variables);
}

/** Null with its error told, or the error for whoever may be null. Nothing more is told from below what is null already. */
export function failed(
  { errors, nulls }: Run,
  error: unknown,
  { nodes, isNonNull }: { nodes: readonly FieldNode[]; isNonNull: boolean },
  path: Path,
): null {
  const located = locatedError(error, nodes, keysOf(path));
  if (isNonNull) throw located;
  let above = path;
  while (above && !nulls.has(above)) above = above.prev;
  if (nulls.has(above)) return null;
  nulls.add(path);
  errors.push(located);
  return null;
}

function keysOf(path: Path): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at = path; at; at = at.prev) keys.unshift(at.key);
  return keys;
}

export function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";
}
