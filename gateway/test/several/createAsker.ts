import { type Caller, createCaller } from "../createCaller.ts";

type Coded = { userErrors: { code: string; field: string | null }[] };

export type Asker = {
  query<T>(text: string, variables?: object): Promise<T>;
  /** Returns the payload; throws for `userErrors`. */
  mutate<T>(name: string, input: object, selection: string): Promise<T>;
};

/** Sends operations with a session's token, as an integrator does. */
export function createAsker(url: string, { cookies }: Caller): Asker {
  const authorization = `Bearer ${cookies.get("accessToken")}`;
  const { send } = createCaller(url);

  async function query<T>(text: string, variables = {}): Promise<T> {
    const { data, errors } = await send<T>(text, variables, { authorization });
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  return {
    query,
    async mutate<T>(name: string, input: object, selection: string) {
      const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
      const text = `mutation($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code field } } }`;
      const payload = (await query<Record<string, T & Coded>>(text, { input }))[name] as T & Coded;
      if (payload.userErrors.length > 0) throw new Error(`${name}: ${JSON.stringify(payload.userErrors)}`);
      return payload;
    },
  };
}
