import { type GraphQLInputObjectType, type GraphQLSchema, getNamedType, isInputObjectType } from "graphql";

/** For the client package: the input and the payload of each mutation, and the names of those that take an idempotency key. */
export function plugin(schema: GraphQLSchema): string {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, args, type }) => {
    const input = args.map((argument) => getNamedType(argument.type)).find(isInputObjectType);
    if (!input) throw new Error(`The mutation ${name} has no input.`);
    return { name, input, payload: getNamedType(type) };
  });
  const entries = mutations.map(({ name, input, payload }) => `  ${name}: { input: ${input}; payload: ${payload} };`);
  const names = mutations.filter(({ input }) => takesKey(input)).map(({ name }) => `  '${name}',`);
  return [
    "/** The input and the payload of each mutation. */",
    ...["export type Mutations = {", ...entries, "};", ""],
    "/** The mutations whose input takes an idempotency key. */",
    ...["export const mutationsWithKey: ReadonlySet<string> = new Set([", ...names, "]);", ""],
  ].join("\n");
}

const takesKey = (input: GraphQLInputObjectType) => "idempotencyKey" in input.getFields();
