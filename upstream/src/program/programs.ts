import { randomInt } from "node:crypto";
import { type Kysely, type Selectable, sql, type Updateable } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { createPoolClient, deletePoolClient, rotateClientSecret } from "../cognito/poolClient.ts";
import type { Config } from "../config.ts";
import { lockCompany } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { takeKeys } from "../database/uniqueKeys.ts";
import { ApiError, notFound, ownerOnly, validationFailed } from "../errors.ts";
import { changesOf } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Viewer } from "../http/authenticate.ts";
import type { Handler } from "../http/operation.ts";

const maxPrograms = 50;
const maxYears = 2;

export const listPrograms: Handler<"listPrograms"> = async ({ db, viewer, config }) => {
  requireOwner(viewer);
  const rows = await selectPrograms(db, viewer.companyId).orderBy("program.name").orderBy("program.id").execute();
  return { status: 200, body: { data: rows.map((row) => toProgram(row, config)) } };
};

export const createProgram: Handler<"createProgram"> = async ({ db, viewer, source, config, body }) => {
  requireOwner(viewer);
  checkEnd(body.endsOn);
  const { companyId } = viewer;
  const { scopes, endsOn } = body;
  const name = body.name.trim();
  const id = newClientId();
  const made = await db.transaction().execute(async (trx) => {
    await lockCompany(trx, companyId);
    await refuseTooMany(trx, companyId);
    await trx
      .insertInto("program")
      .values({ company_id: companyId, id, name, scopes, ends_on: endsOn, responsible_id: viewer.personId })
      .execute();
    await takeKeys(trx, companyId, "program", [id]);
    const secret = await createPoolClient(trx, { clientId: id, scopes: spelled(scopes, config), endsOn });
    const told = { program: id, scopes: scopes.join(" "), endsOn };
    await writeHistory(trx, source, [{ action: "program.created", changes: changesOf({}, told) }]);
    return { secret, row: await findProgram(trx, companyId, id) };
  });
  return { status: 201, body: { program: toProgram(made.row, config), secret: made.secret } };
};

export const rotateProgramSecret: Handler<"rotateProgramSecret"> = async ({ db, viewer, source, config, params }) => {
  requireOwner(viewer);
  const { companyId } = viewer;
  const id = params.programId;
  const made = await db.transaction().execute(async (trx) => {
    await lockProgram(trx, companyId, id);
    await changeProgram(trx, companyId, id, { responsible_id: viewer.personId });
    const secret = await rotateClientSecret(trx, id);
    const changes = [{ field: "program" as const, from: id, to: id }];
    await writeHistory(trx, source, [{ action: "program.rotated", changes }]);
    return { secret, row: await findProgram(trx, companyId, id) };
  });
  return { status: 200, body: { program: toProgram(made.row, config), secret: made.secret } };
};

export const revokeProgram: Handler<"revokeProgram"> = async ({ db, viewer, source, params: { programId: id } }) => {
  requireOwner(viewer);
  await db.transaction().execute(async (trx) => {
    await lockProgram(trx, viewer.companyId, id);
    await changeProgram(trx, viewer.companyId, id, { revoked_at: new Date() });
    await deletePoolClient(trx, id);
    await writeHistory(trx, source, [{ action: "program.revoked", changes: changesOf({ program: id }, {}) }]);
  });
  return { status: 204 };
};

export const getToken: Handler<"getToken"> = async ({ viewer }) => {
  const { companyId, id, program, expiresAt } = viewer;
  const told = program && { id, name: program.name, endsOn: program.endsOn };
  const scopes = program?.scopes ?? null;
  const body = { companyId, userId: program ? null : id, program: told, scopes, expiresAt: expiresAt.toISOString() };
  return { status: 200, body };
};

function requireOwner({ role }: Viewer): void {
  if (role !== "owner") throw ownerOnly("Only an owner of the company may see and change its programs.");
}

function checkEnd(endsOn: string): void {
  const today = new Date();
  const last = new Date(today);
  last.setUTCFullYear(today.getUTCFullYear() + maxYears);
  const [from, to] = [today, last].map((day) => day.toISOString().slice(0, 10));
  if (from !== undefined && to !== undefined && endsOn >= from && endsOn <= to) return;
  const message = `The last day is from today to ${maxYears} years later.`;
  throw validationFailed([{ field: "endsOn", code: "FIELD_INVALID", message }]);
}

async function refuseTooMany(trx: Kysely<Tables>, companyId: string): Promise<void> {
  const { count } = await trx
    .selectFrom("program")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("company_id", "=", companyId)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  if (count < maxPrograms) return;
  throw new ApiError(409, "TOO_MANY_PROGRAMS", `A company has ${maxPrograms} programs at most. Revoke one first.`);
}

/** A client id in the hosted service's format. */
function newClientId(): string {
  const characters = "0123456789abcdefghijklmnopqrstuvwxyz";
  return Array.from({ length: 26 }, () => characters[randomInt(characters.length)]).join("");
}

function selectPrograms(db: Kysely<Tables>, companyId: string) {
  return db
    .selectFrom("program")
    .innerJoin("app_user as person", (join) =>
      join.onRef("person.company_id", "=", "program.company_id").onRef("person.id", "=", "program.responsible_id"),
    )
    .selectAll("program")
    .select(["person.first_name", "person.last_name"])
    .where("program.company_id", "=", companyId)
    .where("program.revoked_at", "is", null);
}

type ProgramRow = Selectable<Tables["program"]> & { first_name: string; last_name: string };

function findProgram(db: Kysely<Tables>, companyId: string, id: string): Promise<ProgramRow> {
  return selectPrograms(db, companyId).where("program.id", "=", id).executeTakeFirstOrThrow();
}

async function lockProgram(trx: Kysely<Tables>, companyId: string, id: string): Promise<void> {
  const found = await trx
    .selectFrom("program")
    .select("id")
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
}

async function changeProgram(
  trx: Kysely<Tables>,
  companyId: string,
  id: string,
  change: Updateable<Tables["program"]>,
): Promise<void> {
  await trx.updateTable("program").set(change).where("company_id", "=", companyId).where("id", "=", id).execute();
}

function toProgram(row: ProgramRow, config: Config): components["schemas"]["Program"] {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    scope: spelled(row.scopes, config).join(" "),
    endsOn: row.ends_on,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    responsible: { id: row.responsible_id, name: `${row.first_name} ${row.last_name}` },
  };
}

/** Scopes as in the hosted service's tokens: the resource server's identifier, a slash and the scope. */
function spelled(scopes: string[], { resourceServer }: Config): string[] {
  return scopes.map((scope) => `${resourceServer}/${scope}`);
}
