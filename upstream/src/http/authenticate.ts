import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { AccessToken, UserPool } from "../cognito/userPool.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError } from "../errors.ts";

/** The authenticated user, read afresh for each request: a taken-away role or a blocked user takes effect at once. */
export interface Viewer {
  id: string;
  companyId: string;
  email: string;
  role: components["schemas"]["Role"];
  isAdmin: boolean;
  originJti: string;
}

/** A live account that no company has among its users, or a company's user. */
export type Caller = Viewer | { id: string; companyId: null; originJti: string };

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** The live access token that the request carries, by its signature alone: no database is asked. Else a 401. */
export async function verifyBearer(userPool: UserPool, request: FastifyRequest): Promise<AccessToken> {
  const [, token] = bearer.exec(request.headers.authorization ?? "") ?? [];
  const claims = token && (await userPool.verifyAccessToken(token));
  if (!claims) throw unauthenticated();
  return claims;
}

/** The active user that the token is of, whose session was not ended; else a 401. */
export async function authenticate(db: Kysely<Tables>, { sub, originJti }: AccessToken): Promise<Caller> {
  const user = await db
    .selectFrom("pool_session as session")
    .innerJoin("pool_user as account", "account.sub", "session.sub")
    .leftJoin("app_user as user", "user.id", "session.sub")
    .select(["account.sub", "user.company_id", "user.email", "user.role", "user.active"])
    .where("session.origin_jti", "=", originJti)
    .where("session.sub", "=", sub)
    .where("session.revoked_at", "is", null)
    .where("account.enabled", "=", true)
    .executeTakeFirst();
  if (!user || user.active === false) throw unauthenticated();
  const { sub: id, company_id: companyId, email, role } = user;
  if (companyId === null || email === null || role === null) return { id, companyId: null, originJti };
  return { id, companyId, email, role, isAdmin: role !== "user", originJti };
}

function unauthenticated(): ApiError {
  return new ApiError(401, "UNAUTHENTICATED", "The request carries no valid access token. Sign in and try again.");
}
