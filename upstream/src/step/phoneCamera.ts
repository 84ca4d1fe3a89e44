import { type Kysely, type Selectable, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { inTransaction, lockUnfinishedInstallation } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { hashOf, selectCompanyId } from "../database/uniqueKeys.ts";
import { ApiError, notFound, validationFailed } from "../errors.ts";
import type { HistorySource } from "../history/chain/historyEvent.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { productTitle } from "../product/catalogue/productTitle.ts";
import { isPhoto } from "../storage/fileType.ts";
import { prepareUpload } from "../storage/prepareUpload.ts";
import { maxFiles, remainingFiles } from "./cameraGrants.ts";
import { findEntry, lockInstalledProduct, storeRecording } from "./storeRecording.ts";

/** GET v1/camera: the step of a grant. The first request tells the office that a phone is connected. */
export const getCamera: Handler<"getCamera"> = async ({ db, cameraSecret, query }) => {
  const grant = await findOpenGrant(db, cameraSecret);
  if (grant.connected_at === null) await updateGrant(db, grant).set({ connected_at: sql`now()` }).execute();
  return { status: 200, body: await toCamera(db, grant, query.language) };
};

export const createCameraUpload: Handler<"createCameraUpload"> = async ({ db, storage, cameraSecret, body }) => {
  const upload = await db.transaction().execute(async (trx) => {
    const found = await findOpenGrant(trx, cameraSecret);
    if (!isPhoto(body.fileName, body.contentType)) throw noPhoto();
    await lockUnfinishedInstallation(trx, found.company_id, { installationId: found.installation_id });
    const grant = await lockGrant(trx, found);
    if (remainingFiles(grant) <= 0) throw full();
    const prepared = await prepareUpload(trx, storage, {
      companyId: grant.company_id,
      kind: "attachment",
      installationId: found.installation_id,
      fileName: body.fileName,
      contentType: body.contentType,
      size: body.size,
      facts: { chosen_sha256: body.chosenSha256, taken_at: body.takenAt, origin: "PHONE" },
    });
    const fileId = storage.fileIdOf(prepared.fileUrl);
    await updateGrant(trx, grant)
      .set({ linked: sql<string[]>`array_append(linked, ${fileId})`, linked_at: sql`now()` })
      .execute();
    return prepared;
  });
  return { status: 200, body: upload };
};

/** Reads the attachments under the product's lock, so that a file that the office adds meanwhile is not lost. */
export const addCameraAttachment: Handler<"addCameraAttachment"> = async (call) => {
  const { db, storage, cameraSecret, query } = call;
  const { url, fileName } = call.body;
  const camera = await inTransaction(db, async (trx) => {
    const found = await findOpenGrant(trx, cameraSecret);
    const { company_id: companyId, measurement_id: measurementId, step_label: stepLabel } = found;
    await lockUnfinishedInstallation(trx, companyId, { measurementId }, "share");
    await lockInstalledProduct(trx, companyId, measurementId);
    const grant = await lockGrant(trx, found);
    const fileId = storage.fileIdOf(url) ?? "";
    if (!grant.linked.includes(fileId)) throw unknownFile();
    if (grant.attached.includes(fileId)) return toCamera(trx, { ...found, ...grant }, query.language);
    if (grant.attached.length >= maxFiles) throw full();
    const { entry } = await findEntry(trx, companyId, found.installation_id, { measurementId, stepLabel });
    const before = (entry.recording?.data.attachments ?? []).map((stored) => ({
      url: storage.fileUrl(stored.fileId),
      fileName: stored.fileName,
    }));
    const source: HistorySource = { companyId, actor: { kind: "USER", id: grant.created_by }, via: "PHONE" };
    const viewer = { companyId, personId: grant.created_by };
    const data = { attachments: [...before, { url, fileName }] };
    await storeRecording({ db: trx, storage, source, viewer }, { measurementId, stepLabel, data });
    await updateGrant(trx, grant)
      .set({ attached: sql<string[]>`array_append(attached, ${fileId})` })
      .execute();
    const attached = [...grant.attached, fileId];
    return toCamera(trx, { ...found, ...grant, attached }, query.language);
  });
  return { status: 200, body: camera };
};

type Grant = Selectable<Tables["camera_grant"]>;
type OpenGrant = Awaited<ReturnType<typeof findOpenGrant>>;

/** @throws 404 in the same words for an unknown secret and for a grant that has ended */
async function findOpenGrant(db: Kysely<Tables>, secret: string) {
  const grant = await db
    .selectFrom("camera_grant as grant")
    .innerJoin("company", "company.id", "grant.company_id")
    .innerJoin("installed_product as installed", (join) =>
      join.onRef("installed.company_id", "=", "grant.company_id").onRef("installed.id", "=", "grant.measurement_id"),
    )
    .innerJoin("installation", (join) =>
      join
        .onRef("installation.company_id", "=", "grant.company_id")
        .onRef("installation.id", "=", "installed.installation_id"),
    )
    .innerJoin("project", (join) =>
      join.onRef("project.company_id", "=", "grant.company_id").onRef("project.id", "=", "installation.project_id"),
    )
    .innerJoin("app_user as person", (join) =>
      join.onRef("person.company_id", "=", "grant.company_id").onRef("person.id", "=", "grant.created_by"),
    )
    .innerJoin("pool_session as session", "session.origin_jti", "grant.origin_jti")
    .innerJoin("pool_user as account", "account.sub", "session.sub")
    .selectAll("grant")
    .select(["company.name as company_name", "project.name as project_name"])
    .select(["installation.id as installation_id", "installation.title as installation_title"])
    .where("grant.company_id", "=", selectCompanyId(db, "camera", secret))
    .where("secret_hash", "=", hashOf(secret))
    .where("ended_at", "is", null)
    .where("grant.expires_at", ">", sql<Date>`now()`)
    .where("installation.completed_at", "is", null)
    .where("person.active", "=", true)
    .where("account.enabled", "=", true)
    .where("session.revoked_at", "is", null)
    .where("session.expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  if (!grant) throw notFound();
  return grant;
}

/** Reads the row again, because it may have changed while this transaction waited for earlier locks. */
async function lockGrant(trx: Kysely<Tables>, { company_id, id }: Grant): Promise<Grant> {
  const grant = await trx
    .selectFrom("camera_grant")
    .selectAll()
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!grant) throw notFound();
  return grant;
}

function updateGrant(db: Kysely<Tables>, { company_id, id }: Grant) {
  return db.updateTable("camera_grant").where("company_id", "=", company_id).where("id", "=", id);
}

async function toCamera(
  db: Kysely<Tables>,
  grant: OpenGrant,
  wish: string | undefined,
): Promise<components["schemas"]["Camera"]> {
  const language = knownLanguage(wish);
  const key = { measurementId: grant.measurement_id, stepLabel: grant.step_label };
  const { entry, step } = await findEntry(db, grant.company_id, grant.installation_id, key, language);
  return {
    companyName: grant.company_name,
    projectName: grant.project_name,
    installationTitle: grant.installation_title,
    stepNumber: step.number,
    stepTitle: step.title,
    productTitle: productTitle(entry.installed.product, language),
    attachmentCount: entry.recording?.data.attachments?.length ?? 0,
    requiresAttachments: entry.dataSchema.required.includes("attachments"),
    expiresAt: grant.expires_at.toISOString(),
    maxFiles,
    attachedFiles: grant.attached.length,
    remainingFiles: Math.max(0, remainingFiles(grant)),
  };
}

function full(): ApiError {
  const message = "The grant has all its files. Make a new one for more; this file was not added.";
  return new ApiError(409, "CAMERA_GRANT_FULL", message);
}

function noPhoto(): ApiError {
  const message = "A phone adds photos alone: jpg, png, gif, heic, heif, webp or avif.";
  return validationFailed([{ field: "contentType", code: "FILE_TYPE", message }]);
}

function unknownFile(): ApiError {
  return validationFailed([{ field: "url", code: "FIELD_VALUE", message: "No file was uploaded to this address." }]);
}
