import type { Caller } from "./createCaller.ts";
import type { Stack } from "./startStack.ts";

type Coded = { userErrors: { code: string; field: string | null; message: string }[] };

/** Sends a mutation. `codes` has code and field of each user error; `requests` and `bodies` are what REST got. */
export function createMutator(stack: Stack, caller: Caller) {
  return async <T>(name: string, input: object, selection = "") => {
    stack.takeRequests();
    stack.takeBodies();
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code field message } } }`;
    const { data, errors } = await caller.send<Record<string, T & Coded>>(query, { input });
    const payload = data?.[name] as T & Coded;
    const codes = payload?.userErrors.map(({ code, field }) => [code, field]);
    return { payload, codes, errors, requests: stack.takeRequests(), bodies: stack.takeBodies() };
  };
}

export type Mutate = ReturnType<typeof createMutator>;
