import { makeExecutableSchema } from "@graphql-tools/schema";
import { expect, test } from "@jest/globals";
import { type ExecutionResult, GraphQLError, Kind, parse } from "graphql";
import type { Context } from "../context.ts";
import { formatError } from "./formatError.ts";
import { jitGateway } from "./jitGateway.ts";

const typeDefs = `
  interface Named { name: String }
  enum Kind { OLD NEW }
  type House implements Named { name: String kind: Kind! rooms: [Room!] room(number: Int! = 1, of: Kind): Room slow: Room! refused: String }
  type Room implements Named { name: String size: Int! floor: Floor! grid: [[Int!]] }
  type Floor { level: Int! }
  type Query { house: House houses: [House] sure: House! named: [Named] names(upTo: Int = 2): [String] }
  type Mutation { rename: String }
`;
const bath = { __typename: "Room", name: "Bad", size: 4, floor: { level: 0 }, grid: [[1], [2, 3]] };

type Root = { house?: unknown; houses?: unknown };

const schemaOf = ({ house, houses }: Root) =>
  makeExecutableSchema({
    typeDefs,
    resolvers: {
      House: {
        room: (_, { number, of }) => ({ ...bath, name: `${number} ${of}`, size: number }),
        rooms: (parent) => parent.rooms,
        slow: async (parent) => parent.slow,
        refused: () => {
          throw new GraphQLError("No.", { extensions: { code: "NOT_FOUND" } });
        },
      },
      Query: {
        house: () => house,
        houses: async () => houses,
        sure: () => house,
        named: () => houses,
        names: (_, { upTo }) => ["a", "b", "c"].slice(0, upTo),
      },
      Mutation: { rename: () => "renamed" },
    },
  });

type Asked = { variables?: Record<string, unknown>; isPersisted?: boolean; signal?: AbortSignal };

async function run(text: string, root: Root, asked: Asked = {}): Promise<ExecutionResult> {
  const { variables, isPersisted = true, signal = new AbortController().signal } = asked;
  const gateway = jitGateway(schemaOf(root));
  const { executor } = await gateway.load({ apollo: {} });
  if (!executor) throw new Error("There is no executor.");
  const document = parse(text);
  const operation = document.definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION);
  const context: Partial<Context> = { isPersisted, signal };
  const request = { document, operation, request: { query: text, variables }, context };
  return executor(request as unknown as Parameters<typeof executor>[0]);
}

const later = <T>(value: T) => Promise.resolve().then(() => value);

function failing(message: string): Promise<never> {
  const failure = later(null).then(() => Promise.reject(new Error(message)));
  failure.catch(() => {});
  return failure;
}

const house = { __typename: "House", name: "Ekbacken", kind: "NEW", rooms: [bath, bath], slow: later(bath) };
const wrong = (changes: object) => ({ house: { ...house, ...changes } });
const rooms = "{ house { name rooms { name size floor { level } } } }";

type Case = [text: string, root: Root, variables?: Record<string, unknown>];
const cases: Record<string, Case> = {
  "objects and lists": [rooms, { house: later(house) }],
  "aliases, merged fields and fragments": [
    "{ a: house { n: name ...F } a: house { kind ... on Named { name } rooms { size } } } fragment F on House { rooms { name ...R } } fragment R on Room { size }",
    { house },
  ],
  "null and undefined": ["{ house { name } houses { name } named { name } }", { house: null }],
  "interfaces by type name": [
    "{ named { __typename name ... on Room { size } ... on House { kind } } }",
    { houses: [house, bath, null] },
  ],
  arguments: [
    "query ($n: Int!, $of: Kind) { house { a: room { name } b: room(number: $n, of: $of) { name } c: room(of: OLD) { size } } names }",
    { house },
    { n: 3 },
  ],
  "variables with defaults": ["query ($n: Int = 1) { names(upTo: $n) }", {}],
  "a missing variable": ["query ($n: Int!) { names(upTo: $n) }", {}],
  "a variable of another type": ["query ($n: Int!) { names(upTo: $n) }", {}, { n: "three" }],
  "many faulty variables": ["query ($n: [Int!]!) { names(upTo: $n) }", {}, { n: Array(50).fill("three") }],
  "skipped and included fields": [
    "query ($yes: Boolean!) { house { name @skip(if: $yes) ...F @include(if: $yes) } } fragment F on House { kind rooms @skip(if: $yes) { name } }",
    { house },
    { yes: true },
  ],
  "an error of a resolver": ["{ house { refused name } }", { house }],
  "a rejected object": ["{ house { name kind } }", { house: failing("gone") }],
  "an error as a value": ["{ house { name kind } }", wrong({ name: new Error("given") })],
  "null where none is allowed": ["{ house { name kind } }", wrong({ kind: null })],
  "a value that the type cannot carry": ["{ house { name kind } }", wrong({ kind: "MIDDLE" })],
  "a null item": [rooms, wrong({ rooms: [bath, null] })],
  "a rejected item": [rooms, wrong({ rooms: [later(bath), failing("gone"), bath] })],
  "text in place of a list": ["{ house { rooms { name } } }", wrong({ rooms: "text" })],
  "a number in place of an object": ["{ house { slow { size } name } }", wrong({ slow: 7 })],
  "nested lists": ["{ house { slow { grid } } }", wrong({ slow: { grid: [[1, null], [2]] } })],
  "null up to the root": ["{ sure { name slow { floor { level } } } }", wrong({ slow: later({ floor: {} }) })],
  "errors beside each other": ["{ houses { name kind refused } }", { houses: [house, house, new Error("one"), null] }],
};

/** Leaves out the places in the document and the order of errors. */
function comparable({ data, errors }: ExecutionResult) {
  const told = errors?.map((error) => {
    const { code = "INTERNAL_SERVER_ERROR" } = error.extensions;
    const { message, path, extensions } = formatError({ ...error.toJSON(), extensions: { code } }, error);
    return JSON.stringify({ message, path, extensions });
  });
  return JSON.stringify({ data, errors: told?.toSorted() });
}

test.each(Object.entries(cases))(
  "%s: a compiled query answers as graphql-js does",
  async (_, [text, root, variables]) => {
    const compiled = await run(text, root, { variables });
    const interpreted = await run(text, root, { variables, isPersisted: false });
    expect(comparable(compiled)).toBe(comparable(interpreted));
  },
);

test("a fault in a variable is worded by graphql-js, for at most 10 of them", async () => {
  const { errors } = await run(
    "query ($n: [Int!]!) { names(upTo: $n) }",
    {},
    { variables: { n: Array(50).fill("x") } },
  );
  expect(errors).toHaveLength(11);
  expect(errors?.[0]?.message).toMatch(/^Variable "\$n" got invalid value "x"/);
});

// If a field's value is a function, graphql-js calls it and graphql-jit does not.
const byFunction = wrong({ name: () => "called" });

test.each<[what: string, text: string, isPersisted: boolean, name: string | undefined]>([
  ["a persisted query is compiled", "{ house { name } }", true, undefined],
  ["an ad hoc query is not", "{ house { name } }", false, "called"],
])("%s", async (_, text, isPersisted, name) => {
  const { data } = await run(text, byFunction, { isPersisted });
  expect((data as { house: { name?: string } }).house.name ?? undefined).toBe(name);
});

test("a mutation runs by graphql-js", async () => {
  expect((await run("mutation { rename }", {})).data).toEqual({ rename: "renamed" });
});

test("a compiled query that never ends is given up after the operation's time", async () => {
  const stop = new AbortController();
  const endless = { house: { ...house, slow: new Promise(() => {}) } };
  const running = run("{ house { slow { name } } }", endless, { signal: stop.signal });
  stop.abort();
  await expect(running).rejects.toMatchObject({ extensions: { code: "UPSTREAM_TIMEOUT" } });
});
