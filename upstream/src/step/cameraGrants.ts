import { randomBytes, randomUUID } from "node:crypto";
import { type Kysely, type Selectable, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { lockUnfinishedInstallation } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { hashOf, takeKeys } from "../database/uniqueKeys.ts";
import { notFound, validationFailed } from "../errors.ts";
import type { Call, Handler } from "../http/operation.ts";
import { findEntry } from "./storeRecording.ts";

const lifeMs = 10 * 60_000;
const receivingMs = 2 * 60_000;
export const maxFiles = 10;
/** More links than files, because a broken connection uses up a link. */
const maxLinks = 3 * maxFiles;

type Grant = Selectable<Tables["camera_grant"]>;

/** POST v1/camera-grants. The person's earlier grant for the entry ends, so that only one code is valid. */
export const createCameraGrant: Handler<"createCameraGrant"> = async ({ db, viewer, body }) => {
  const { companyId } = viewer;
  const secret = randomBytes(24).toString("base64url");
  const grant = await db.transaction().execute(async (trx) => {
    const { id: installationId } = await lockUnfinishedInstallation(trx, companyId, body, "share");
    const { entry } = await findEntry(trx, companyId, installationId, body);
    if (!("attachments" in entry.dataSchema.properties)) throw noFiles();
    await trx
      .updateTable("camera_grant")
      .set({ ended_at: sql`now()` })
      .where("company_id", "=", companyId)
      .where("measurement_id", "=", body.measurementId)
      .where("step_label", "=", body.stepLabel)
      .where("created_by", "=", viewer.id)
      .where("ended_at", "is", null)
      .execute();
    await takeKeys(trx, companyId, "camera", [secret]);
    return trx
      .insertInto("camera_grant")
      .values({
        company_id: companyId,
        id: randomUUID(),
        secret_hash: hashOf(secret),
        measurement_id: body.measurementId,
        step_label: body.stepLabel,
        created_by: viewer.id,
        origin_jti: viewer.originJti,
        expires_at: new Date(Date.now() + lifeMs),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return { status: 201, body: { ...toGrant(grant, { isOpen: true }), secret } };
};

export const getCameraGrant: Handler<"getCameraGrant"> = async ({ db, viewer, params }) => {
  const grant = await ownGrant(db, viewer, params.grantId)
    .leftJoin("installed_product as product", (join) =>
      join
        .onRef("product.company_id", "=", "camera_grant.company_id")
        .onRef("product.id", "=", "camera_grant.measurement_id"),
    )
    .leftJoin("installation", (join) =>
      join
        .onRef("installation.company_id", "=", "product.company_id")
        .onRef("installation.id", "=", "product.installation_id"),
    )
    .select((eb) => eb.and([eb("installation.id", "is not", null), eb("completed_at", "is", null)]).as("isUnfinished"))
    .executeTakeFirst();
  if (!grant) throw notFound();
  const isOpen = Boolean(grant.isUnfinished) && grant.ended_at === null && grant.expires_at > new Date();
  return { status: 200, body: toGrant(grant, { isOpen }) };
};

export const endCameraGrant: Handler<"endCameraGrant"> = async ({ db, viewer, params }) => {
  const grant = await ownGrant(db, viewer, params.grantId).executeTakeFirst();
  if (!grant) throw notFound();
  await db
    .updateTable("camera_grant")
    .set({ ended_at: sql`now()` })
    .where("company_id", "=", viewer.companyId)
    .where("id", "=", grant.id)
    .where("ended_at", "is", null)
    .execute();
  return { status: 204 };
};

/** Ends the grants of a room, because reopening the room would make them valid again. */
export async function endRoomGrants(trx: Kysely<Tables>, companyId: string, installationId: string): Promise<void> {
  await trx
    .updateTable("camera_grant")
    .set({ ended_at: sql`now()` })
    .where("company_id", "=", companyId)
    .where("ended_at", "is", null)
    .where("measurement_id", "in", (eb) =>
      eb
        .selectFrom("installed_product")
        .select("id")
        .where("company_id", "=", companyId)
        .where("installation_id", "=", installationId),
    )
    .execute();
}

export function remainingFiles({ linked, attached }: Pick<Grant, "linked" | "attached">): number {
  return Math.min(maxFiles - attached.length, maxLinks - linked.length);
}

function ownGrant(db: Kysely<Tables>, { companyId, id }: Call<"getCameraGrant">["viewer"], grantId: string) {
  return db
    .selectFrom("camera_grant")
    .selectAll("camera_grant")
    .where("camera_grant.company_id", "=", companyId)
    .where("camera_grant.id", "=", grantId)
    .where("created_by", "=", id);
}

function toGrant(grant: Grant, { isOpen }: { isOpen: boolean }): components["schemas"]["CameraGrant"] {
  const { linked, attached, linked_at } = grant;
  const isNewest = linked_at !== null && Date.now() - linked_at.getTime() < receivingMs;
  return {
    id: grant.id,
    state: isOpen ? stateOf(grant) : "ENDED",
    expiresAt: grant.expires_at.toISOString(),
    maxFiles,
    attachedFiles: attached.length,
    isReceiving: isOpen && isNewest && !attached.includes(linked.at(-1) ?? ""),
  };
}

function stateOf(grant: Grant) {
  if (remainingFiles(grant) <= 0) return "FULL";
  return grant.connected_at === null ? "WAITING" : "CONNECTED";
}

function noFiles() {
  return validationFailed([{ field: "stepLabel", code: "FIELD_VALUE", message: "The step takes no files." }]);
}
