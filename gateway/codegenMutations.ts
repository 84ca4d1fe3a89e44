import {
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from "graphql";

/** Generates the mutations' inputs and payloads for the client, and names those with an idempotency key or a list. */
export function plugin(schema: GraphQLSchema): string {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, args, type }) => {
    const input = args.map((argument) => getNamedType(argument.type)).find(isInputObjectType);
    if (!input) throw new Error(`The mutation ${name} has no input.`);
    return { name, input, payload: getNamedType(type) };
  });
  const entries = mutations.map(({ name, input, payload }) => `  ${name}: { input: ${input}; payload: ${payload} };`);
  const names = mutations.filter(({ input }) => takesKey(input)).map(({ name }) => `  '${name}',`);
  const forMany = mutations.filter(({ payload }) => hasResults(payload)).map(({ name }) => `  '${name}',`);
  return [
    "/** The input and the payload of each mutation. */",
    ...["export type Mutations = {", ...entries, "};", ""],
    "/** The mutations whose input takes an idempotency key. */",
    ...["export const mutationsWithKey: ReadonlySet<string> = new Set([", ...names, "]);", ""],
    "/** The mutations whose payload has `results`, with `userErrors` of each. */",
    ...["export const mutationsWithResults: ReadonlySet<string> = new Set([", ...forMany, "]);", ""],
  ].join("\n");
}

const takesKey = (input: GraphQLInputObjectType) => "idempotencyKey" in input.getFields();
const hasResults = (payload: GraphQLNamedType) => isObjectType(payload) && "results" in payload.getFields();
