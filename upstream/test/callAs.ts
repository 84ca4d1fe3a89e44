import { startSession } from "../src/pool/session.ts";
import type { Upstream } from "../src/startUpstream.ts";

interface Reply<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export type CallAs = <Body>(method: "GET" | "POST", path: string, body?: object) => Promise<Reply<Body>>;

/** Signs a user in and gives a function that calls the service with the user's token. */
export async function callAs({ url, services }: Upstream, userId: string): Promise<CallAs> {
  const { db, userPool } = services;
  const account = await db.selectFrom("pool_user").selectAll().where("sub", "=", userId).executeTakeFirstOrThrow();
  const session = await startSession(db, userPool, account);
  return callWith(url, tokenOf(session));
}

export function callWith(url: string, token: string): CallAs {
  return async <Body>(method: "GET" | "POST", path: string, body?: object) => {
    const response = await fetch(`${url}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
      body: body && JSON.stringify(body),
    });
    const answer = (await response.json()) as Body;
    return { status: response.status, headers: response.headers, body: answer };
  };
}

export function tokenOf(session: object): string {
  const { AuthenticationResult } = session as { AuthenticationResult: { AccessToken: string } };
  return AuthenticationResult.AccessToken;
}
