import type { FastifyRequest } from "fastify";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { AccessToken, UserPool } from "../cognito/userPool.ts";
import type { Config } from "../config.ts";
import type { Tables } from "../database/tables.ts";
import { findCompanyId } from "../database/uniqueKeys.ts";
import { ApiError } from "../errors.ts";

export type ProgramScope = components["schemas"]["ProgramScope"];

/** The user or program is read for each request, so that removing a role or blocking a user takes effect at once. */
export type Viewer = {
  id: string;
  companyId: string;
  /** The address of `personId`. */
  email: string;
  role: components["schemas"]["Role"];
  isAdmin: boolean;
  originJti: string;
  /** The user; for a program its responsible person. */
  personId: string;
  program: { name: string; endsOn: string; scopes: ProgramScope[] } | null;
  expiresAt: Date;
};

export type Caller = Viewer | { id: string; companyId: null; originJti: string };

// RFC 9110: the scheme in upper or lower case, then at least one blank.
const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Verifies the access token without the database. Throws ApiError 401. */
export async function verifyBearer(userPool: UserPool, request: FastifyRequest): Promise<AccessToken> {
  const [, token] = bearer.exec(request.headers.authorization ?? "") ?? [];
  const claims = token && (await userPool.verifyAccessToken(token));
  if (!claims) throw unauthenticated();
  return claims;
}

type Options = {
  config: Config;
  db: Kysely<Tables>;
};

/** Returns the token's program, or its active user with a session that has not ended. Throws ApiError 401. */
export async function authenticate({ db, config }: Options, token: AccessToken): Promise<Caller> {
  const { originJti, expiresAt } = token;
  if (token.scopes !== null) return authenticateProgram({ db, config }, token, token.scopes);
  const user = await findUser(db, token);
  if (!user || user.active === false) throw unauthenticated();
  const { id, companyId, email, role } = user;
  if (companyId === null || email === null || role === null) return { id, companyId: null, originJti };
  const isAdmin = role !== "user";
  return { id, companyId, email, role, isAdmin, originJti, personId: id, program: null, expiresAt };
}

/** Looks first in the company of the account's last request, and then in the company that the unique key names. */
async function findUser(db: Kysely<Tables>, { sub, originJti }: AccessToken) {
  const find = (companyId: string) =>
    db
      .selectFrom("pool_session as session")
      .innerJoin("pool_user as account", "account.sub", "session.sub")
      .leftJoin("unique_key as company", (join) =>
        join.on("company.kind", "=", "user").onRef("company.key", "=", "session.sub"),
      )
      .leftJoin("app_user as user", (join) =>
        join.on("user.company_id", "=", companyId).onRef("user.id", "=", "session.sub"),
      )
      .select(["account.sub as id", "company.company_id as companyId", "user.email", "user.role", "user.active"])
      .where("session.origin_jti", "=", originJti)
      .where("session.sub", "=", sub)
      .where("session.revoked_at", "is", null)
      .where("account.enabled", "=", true)
      .executeTakeFirst();
  const last = lastCompanies.get(sub) ?? "";
  const found = await find(last);
  if (!found || found.companyId === null || found.companyId === last) return found;
  noteCompany(sub, found.companyId);
  return find(found.companyId);
}

/** Each user's and program's last company, so that one statement usually finds the row. */
const lastCompanies = new Map<string, string>();
const maxNoted = 10_000;

function noteCompany(id: string, companyId: string): void {
  const [oldest] = lastCompanies.keys();
  if (oldest !== undefined && lastCompanies.size >= maxNoted) lastCompanies.delete(oldest);
  lastCompanies.set(id, companyId);
}

/** The program, unless it was revoked or has ended. Its last use is stored at most once a minute, to spare writes. */
async function authenticateProgram(
  { db, config }: Options,
  { sub, expiresAt }: AccessToken,
  spelled: string[],
): Promise<Viewer> {
  const companyId = lastCompanies.get(sub) ?? (await findCompanyId(db, "program", sub));
  if (companyId === undefined) throw unauthenticated();
  noteCompany(sub, companyId);
  const program = await db
    .with("used", (with_) =>
      with_
        .updateTable("program")
        .set({ last_used_at: sql`now()` })
        .where("company_id", "=", companyId)
        .where("id", "=", sub)
        .where(sql<SqlBool>`(last_used_at is null or last_used_at < now() - interval '1 minute')`)
        .returning("id"),
    )
    .selectFrom("program")
    .innerJoinLateral(
      // If the responsible person has left, the oldest active owner takes that person's place.
      (eb) =>
        eb
          .selectFrom("app_user")
          .select(["id", "email"])
          .whereRef("company_id", "=", "program.company_id")
          .where("active", "=", true)
          .where((or) => or.or([or("id", "=", or.ref("program.responsible_id")), or("role", "=", "owner")]))
          .orderBy(sql`id = program.responsible_id`, "desc")
          .orderBy("created_at")
          .limit(1)
          .as("person"),
      (join) => join.onTrue(),
    )
    .selectAll("program")
    .select(["person.email", "person.id as person_id"])
    .where("program.company_id", "=", companyId)
    .where("program.id", "=", sub)
    .where("program.revoked_at", "is", null)
    .where("program.ends_on", ">=", new Date().toISOString().slice(0, 10))
    .executeTakeFirst();
  if (!program) throw unauthenticated();
  const { email, name, ends_on: endsOn, person_id: personId } = program;
  const scopes = program.scopes.filter((scope) => spelled.includes(`${config.resourceServer}/${scope}`));
  const isAdmin = scopes.includes("users:manage");
  const role = isAdmin ? "admin" : "user";
  const rights = { name, endsOn, scopes };
  return { id: sub, companyId, email, role, isAdmin, originJti: "", personId, program: rights, expiresAt };
}

function unauthenticated(): ApiError {
  return new ApiError(401, "UNAUTHENTICATED", "The request carries no valid access token. Sign in and try again.");
}
