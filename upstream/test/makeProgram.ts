import type { components } from "../src/__generated__/contract.ts";
import { type Client, createClient } from "./createClient.ts";

type Schemas = components["schemas"];
type Scope = Schemas["ProgramScope"];

const allScopes: Scope[] = ["projects:read", "projects:write", "certificates:send", "users:manage"];

export type MadeProgram = {
  id: string;
  secret: string;
};

export async function makeProgram(company: { owner: Client }, scopes = allScopes): Promise<MadeProgram> {
  const endsOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const { body } = await company.owner.post<Schemas["ProgramWithSecret"]>("/programs", {
    name: "Ekonomi",
    scopes,
    endsOn,
  });
  return { id: body.program.id, secret: body.secret };
}

export type TokenAnswer = {
  status: number;
  headers: Headers;
  body: Partial<Record<"access_token" | "token_type" | "error" | "error_description", string>> & {
    expires_in?: number;
  };
};

/** Requests a token. The credentials are sent as Basic authentication unless the form has them. */
export async function askToken(
  url: string,
  { id, secret }: MadeProgram,
  form: Record<string, string> = {},
): Promise<TokenAnswer> {
  const basic = Buffer.from(`${id}:${secret}`).toString("base64");
  const answer = await fetch(`${url}/oauth2/token`, {
    method: "POST",
    headers: "client_id" in form ? {} : { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: "client_credentials", ...form }),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** A client with a token of the program. `form` may request fewer scopes. */
export async function programClient(url: string, program: MadeProgram, form?: Record<string, string>): Promise<Client> {
  const { body } = await askToken(url, program, form);
  return createClient(url, body.access_token ?? "");
}
