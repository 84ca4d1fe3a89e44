import {
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { Turn } from "../caller/createTurns.ts";
import type { FieldNodes } from "./createCollectFields.ts";
import { type Complete, failed, isPromise, type Path, type PlannedField, runFields } from "./runFields.ts";

// About half a millisecond's work.
const partRows = 100;

type Place = { schema: GraphQLSchema; nodes: FieldNodes; coordinate: string; fieldsOf: FieldsOf };
export type FieldsOf = (type: GraphQLObjectType, nodes: FieldNodes) => PlannedField[];

/** How values of a field of that type become part of the answer, as the specification has it. */
export function createComplete(type: GraphQLOutputType, place: Place): Complete {
  if (!isNonNullType(type)) return orNull(type, place);
  const complete = orNull(type.ofType, place);
  return (run, value, path) => {
    const completed = complete(run, value, path);
    if (completed === null) throw new Error(`Cannot return null for non-nullable field ${place.coordinate}.`);
    return completed;
  };
}

function orNull(type: Exclude<GraphQLOutputType, { ofType: never }>, place: Place): Complete {
  const complete = ofKind(type, place);
  return (run, value, path) => {
    if (value instanceof Error) throw value;
    return value === null || value === undefined ? null : complete(run, value, path);
  };
}

function ofKind(type: GraphQLOutputType, place: Place): Complete {
  if (isLeafType(type)) return leaf(type);
  if (isListType(type)) return listOf(type.ofType, place);
  if (isObjectType(type)) {
    const fields = place.fieldsOf(type, place.nodes);
    return (run, value, path) => runFields(run, fields, value, path);
  }
  if (isNonNullType(type)) return createComplete(type, place);
  return oneOf(type, place);
}

function leaf(type: GraphQLLeafType): Complete {
  return (_, value) => {
    const written = type.serialize(value);
    if (written === null || written === undefined) throw new Error(`${type.name} cannot carry that value.`);
    return written;
  };
}

function listOf(type: GraphQLOutputType, place: Place): Complete {
  const complete = createComplete(type, place);
  const item = { nodes: place.nodes, isNonNull: isNonNullType(type) };
  return (run, value, prev) => {
    if (!isIterable(value))
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${place.coordinate}".`);
    const later: Promise<unknown>[] = [];
    const fail = (error: unknown, path: Path) => failed(run, error, item, path);
    const completedItem = (each: unknown, key: number) => {
      const path = { prev, key };
      try {
        const completed = isPromise(each) ? each.then((came) => complete(run, came, path)) : complete(run, each, path);
        if (!isPromise(completed)) return completed;
        const settled = completed.then(undefined, (error: unknown) => fail(error, path));
        later.push(settled);
        return settled;
      } catch (error) {
        return fail(error, path);
      }
    };
    if (Array.isArray(value) && value.length > partRows)
      return inParts(value, completedItem, run.context.turn).then(
        (items) => Promise.all(items),
        (error: unknown) => Promise.allSettled(later).then(() => Promise.reject(error)),
      );
    try {
      const items = Array.from(value, completedItem);
      return later.length === 0 ? items : Promise.all(items);
    } catch (error) {
      if (later.length === 0) throw error;
      return Promise.allSettled(later).then(() => Promise.reject(error));
    }
  };
}

/** The items of a long list, in parts, so that others are answered in between; so they are before what is made of the whole. */
async function inParts(
  rows: readonly unknown[],
  complete: (row: unknown, index: number) => unknown,
  turn: Turn,
): Promise<unknown[]> {
  const items: unknown[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % partRows === 0) await turn();
    const item = complete(row, index);
    // Its failure may come before all are there.
    if (isPromise(item)) item.then(undefined, () => {});
    items.push(item);
  }
  await turn();
  return items;
}

/** An object says which of the possible types it is by its `__typename`. */
function oneOf(abstract: GraphQLAbstractType, { schema, nodes, coordinate, fieldsOf }: Place): Complete {
  const planned = new Map<GraphQLObjectType, PlannedField[]>();
  return (run, value, path) => {
    const name = typeof value === "object" && value !== null && "__typename" in value ? value.__typename : undefined;
    const type = typeof name === "string" ? schema.getType(name) : undefined;
    if (!isObjectType(type) || !schema.isSubType(abstract, type))
      throw new GraphQLError(`${abstract.name} of ${coordinate} is none of its types.`);
    const fields = planned.get(type) ?? fieldsOf(type, nodes);
    planned.set(type, fields);
    return runFields(run, fields, value, path);
  };
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.iterator in value;
}
