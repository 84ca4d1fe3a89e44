import { makeExecutableSchema } from "@graphql-tools/schema";
import { describe, expect, test } from "@jest/globals";
import { type DocumentNode, execute, GraphQLError, Kind, type OperationDefinitionNode, parse } from "graphql";
import { createTurns } from "../caller/createTurns.ts";
import type { Context } from "../context.ts";
import { isPlannable, planQuery } from "./planQuery.ts";

const typeDefs = `
  interface Named { name: String }
  union Thing = House | Room
  enum Kind { OLD NEW }
  scalar Picky
  type House implements Named {
    name: String
    kind: Kind!
    rooms: [Room!]
    room(number: Int! = 1, of: Kind): Room
    strict: Room!
    slow: Room!
    twin: House
    picky: Picky
  }
  type Room implements Named { name: String size: Int! floor: Floor! sizes: [Int]! grid: [[Int!]] }
  type Floor { level: Int! }
  type Query { house: House houses: [House] sure: House! things: [Thing!]! named: [Named] names(upTo: Int = 2): [String] }
`;

const later = <T>(value: T) => Promise.resolve().then(() => value);

/** Fails a little later, wherever the test is by then. */
function failing(message: string): Promise<never> {
  const failure = later(null).then(() => Promise.reject(new Error(message)));
  failure.catch(() => {});
  return failure;
}

const ground = { level: 0 };
const bath = { __typename: "Room", name: "Bad", size: 4, floor: ground, sizes: [1, null, 2], grid: [[1], [2, 3]] };
const house = {
  __typename: "House",
  name: "Ekbacken",
  kind: "NEW",
  rooms: [bath, { ...bath, name: later("Kök") }],
  strict: bath,
  slow: later(bath),
};

const schema = makeExecutableSchema({
  typeDefs,
  resolvers: {
    House: {
      room: (_, { number, of }) => ({ ...bath, name: `${number} ${of}`, size: number }),
      picky: () => {
        throw new GraphQLError("No.", { extensions: { code: "NOT_FOUND" } });
      },
    },
    Query: { names: (_, { upTo }) => ["a", "b", "c"].slice(0, upTo) },
  },
});

type Case = [text: string, root: object, variables?: Record<string, unknown>];

function read(text: string): [document: DocumentNode, operation: OperationDefinitionNode] {
  const document = parse(text);
  const operation = document.definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error("There is no operation.");
  return [document, operation];
}

/** The same by graphql-js and by the plan, through JSON, as they go to clients. */
async function bothWays([text, root, variables = {}]: Case) {
  const [document, operation] = read(text);
  // Root fields give what the case has under their name.
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {}))
    if (field.name !== "names") field.resolve = () => Reflect.get(root, field.name);
  const theirs = await execute({ schema, document, variableValues: variables, options: { maxCoercionErrors: 10 } });
  const ours = await planQuery(
    schema,
    document,
    operation,
  )({ turn: createTurns(() => true)()() } as Context, variables);
  const codes = [theirs, ours].map(({ errors }) => errors?.map(({ extensions }) => extensions));
  return { theirs: JSON.stringify(theirs), ours: JSON.stringify(ours), codes };
}

const many = (row: unknown) =>
  Array.from({ length: 250 }, (_, at) => (at === 150 ? row : { ...bath, name: `Bad ${at}` }));
const wrong = (changes: object) => ({ house: { ...house, ...changes }, sure: { ...house, ...changes } });
const rooms = "{ house { name rooms { name size floor { level } } } }";
const cases: Record<string, Case> = {
  "objects, lists and what comes later": [rooms, { house }],
  "another name, twice the same field, and fragments": [
    "{ a: house { n: name ...F } a: house { kind ... on Named { name } rooms { size } } } fragment F on House { rooms { name ...R } ...G } fragment G on House { kind ...H } fragment R on Room { size } fragment H on Named { name }",
    { house: later(house) },
  ],
  "nothing, and nothing undefined": ["{ house { name } houses { name } named { name } }", { house: null }],
  "possible types": [
    "{ things { __typename ... on Room { size } ... on House { kind ... on Named { name } } } named { __typename name } }",
    { things: [house, later(bath)], named: [bath, null, house] },
  ],
  "a type that is none of the possible": ["{ named { __typename } }", { named: [{ ...ground, __typename: "House" }] }],
  arguments: [
    "query ($n: Int!, $of: Kind) { house { a: room { name } b: room(number: $n, of: $of) { name } c: room(of: OLD) { size } } names }",
    { house },
    { n: 3 },
  ],
  "variables by default": ["query ($n: Int = 1) { names(upTo: $n) }", {}],
  "a variable that is missing": ["query ($n: Int!) { names(upTo: $n) }", {}],
  "a variable of another kind": ["query ($n: Int!) { names(upTo: $n) }", {}, { n: "three" }],
  "null for what must not be": ["{ house { room(number: null) { name } name } }", { house }],
  "an error of a resolver": ["{ house { picky name } }", { house }],
  "an error that comes later": ["{ house { name kind } }", wrong({ name: failing("slow") })],
  "an error as a value": ["{ house { name kind } }", wrong({ name: new Error("given") })],
  "null where none is allowed": ["{ house { name kind } }", wrong({ kind: null })],
  "a value that the type cannot carry": ["{ house { name kind } }", wrong({ kind: "MIDDLE" })],
  "an item that is null": ["{ house { name rooms { size } } }", wrong({ rooms: [bath, null] })],
  "an item that fails later": [rooms, wrong({ rooms: [later(bath), failing("gone"), bath] })],
  "a long list": [rooms, wrong({ rooms: many({ ...bath, name: later("Kök") }) })],
  "a long list with an item that is null": [rooms, wrong({ rooms: many(null) })],
  "a long list with an item that fails": [rooms, wrong({ rooms: many({ ...bath, size: null }) })],
  "a long list with an item that fails later": ["{ houses { name } }", { houses: many(failing("gone")) }],
  "a long list with items that must not fail later": [
    rooms,
    wrong({ rooms: many(failing("gone")).with(7, failing("first")) }),
  ],
  "no list": ["{ house { rooms { name } } }", wrong({ rooms: "text" })],
  "no object": ["{ house { strict { name } name } }", wrong({ strict: 7 })],
  "numbers in lists": [
    "{ house { strict { sizes grid } } }",
    wrong({ strict: { sizes: [1, "x"], grid: [[1, null], [2]] } }),
  ],
  "an error up to the root": ["{ sure { name slow { floor { level } } } }", wrong({ slow: later({ floor: {} }) })],
  "two errors below one null": [
    "{ house { a: slow { floor { level } } b: strict { size name } } }",
    wrong({
      slow: later({ floor: { level: failing("first") } }),
      strict: { size: failing("second"), name: failing("third") },
    }),
  ],
  "errors beside each other": [
    "{ houses { name kind picky } }",
    { houses: [house, { ...house, kind: "X" }, new Error("one"), failing("two"), null] },
  ],
};

test.each(Object.entries(cases))("%s is answered as graphql-js answers it", async (name, given) => {
  const { theirs, ours, codes } = await bothWays(given);
  expect(codes[1]).toEqual(codes[0]);
  // What is said of a type is not the same, and clients never see it.
  const worded = name === "a type that is none of the possible" ? /"message":"[^"]*"/ : /$^/;
  expect(ours.replace(worded, "")).toBe(theirs.replace(worded, ""));
});

test("a long list is made in parts, and what follows is one of its own", async () => {
  let turns = 0;
  const turn = () => {
    turns += 1;
    return undefined;
  };
  const resolve = (count: number) => () => Array.from({ length: count }, () => "name");
  const asked = async (count: number) => {
    turns = 0;
    const counted = makeExecutableSchema({
      typeDefs: "type Query { names: [String] }",
      resolvers: { Query: { names: resolve(count) } },
    });
    await planQuery(counted, ...read("{ names }"))({ turn } as Partial<Context> as Context, {});
    return turns;
  };
  expect([await asked(100), await asked(250)]).toEqual([0, 4]);
});

test("a resolver that reads its info is told that there is none", async () => {
  const told = makeExecutableSchema({
    typeDefs: "type Query { field: String }",
    resolvers: { Query: { field: (_, __, ___, { fieldName }) => fieldName } },
  });
  const { data, errors } = await planQuery(told, ...read("{ field }"))({} as Context, {});
  expect(data).toEqual({ field: null });
  expect(errors?.[0]?.message).toBe("Resolvers are given no info.");
});

describe("only what is always the same is planned", () => {
  const plannable = (text: string) => {
    return isPlannable(...read(text));
  };
  test.each([
    ["{ house { name } }", true],
    ["mutation { change }", false],
    ["query ($n: Boolean!) { house { name @include(if: $n) } }", false],
    ["{ house { ...F @skip(if: true) } } fragment F on House { name }", false],
  ])("%s: %p", (text, is) => expect(plannable(text)).toBe(is));
});
