import type { FastifyRequest } from "fastify";
import type { components } from "../__generated__/contract.ts";
import { Refusal } from "../errors.ts";
import type { Services } from "../services.ts";

/** Who asks, read afresh for each request: a taken-away role or a blocked user takes effect at once. */
export interface Viewer {
  id: string;
  companyId: string;
  email: string;
  role: components["schemas"]["Role"];
  isAdmin: boolean;
}

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** The active user behind the request's bearer token, whose session was not ended; else a 401. */
export async function authenticate({ db, userPool }: Services, request: FastifyRequest): Promise<Viewer> {
  const [, token] = bearer.exec(request.headers.authorization ?? "") ?? [];
  const claims = token && (await userPool.verifyAccessToken(token));
  if (!claims) throw unauthenticated();
  const user = await db
    .selectFrom("app_user as user")
    .innerJoin("pool_user as account", "account.sub", "user.id")
    .innerJoin("pool_session as session", "session.sub", "user.id")
    .select(["user.id", "user.company_id", "user.email", "user.role"])
    .where("user.id", "=", claims.sub)
    .where("user.active", "=", true)
    .where("account.status", "=", "CONFIRMED")
    .where("session.origin_jti", "=", claims.originJti)
    .where("session.revoked_at", "is", null)
    .executeTakeFirst();
  if (!user) throw unauthenticated();
  const { id, company_id: companyId, email, role } = user;
  return { id, companyId, email, role, isAdmin: role !== "user" };
}

function unauthenticated(): Refusal {
  return new Refusal(401, "UNAUTHENTICATED", "The request carries no valid access token. Sign in and try again.");
}
