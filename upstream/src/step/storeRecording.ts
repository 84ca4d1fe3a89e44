import { type Kysely, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { inTransaction, lockUnfinishedInstallation } from "../database/locks.ts";
import type { RecordedData } from "../database/recordedData.ts";
import type { Tables } from "../database/tables.ts";
import { validationFailed } from "../errors.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Call } from "../http/operation.ts";
import type { Storage } from "../storage/createStorage.ts";
import { type BuiltEntry, buildSteps } from "./buildSteps.ts";
import { type AttachmentFile, loadAttachments } from "./loadAttachments.ts";
import { loadInstallationContents, type Recorder, type Recording } from "./loadInstallationContents.ts";
import { loadRecorders } from "./loadRecorders.ts";
import { refreshStepFindings } from "./refreshStepFindings.ts";
import { stepEvents } from "./stepEvents.ts";
import { stepVersion } from "./stepVersion.ts";
import { toStepEntry } from "./toStepEntry.ts";

type Schemas = components["schemas"];
type StepField = Schemas["StepField"];
type StepRecording = Schemas["StepRecording"];
type Patch = { [Key in keyof RecordedData]: RecordedData[Key] | null };

/** Merges the given values into the recorded ones. A key that was read with an older version is left alone and named in `conflicts`. */
export async function storeRecording(
  { db, storage, viewer, source }: Call<"createMeasurement">,
  body: StepRecording,
): Promise<Schemas["StepEntry"]> {
  const { companyId } = viewer;
  return inTransaction(db, async (trx) => {
    // Recordings of other products may begin beside this one, but nobody finishes the installation meanwhile.
    const installation = await lockUnfinishedInstallation(trx, companyId, body, "share");
    const installationId = installation.id;
    await lockInstalledProduct(trx, companyId, body.measurementId);
    const { entry, step } = await findEntry(trx, companyId, installationId, body);
    const files = await loadAttachments(trx, companyId, installationId);
    const wanted = toPatch(body.data, entry, files, storage);
    const conflicts = findConflicts(wanted, body.versions ?? {}, entry.recording?.data ?? {});
    const patch = Object.fromEntries(Object.entries(wanted).filter(([key]) => !conflicts.includes(key as StepField)));
    const stored = Object.keys(patch).length > 0 ? await merge(trx, viewer, body, patch) : null;
    // For the list of what needs attention.
    if (stored) await refreshStepFindings(trx, companyId, installationId);
    const { data, changes = {} } = stored ?? entry.recording ?? {};
    await writeHistory(trx, source, stepEvents(installation, entry, { step, after: data }));
    const recorders = await loadRecorders(trx, companyId, [{ changes }]);
    // The changes that were merged name the viewer, so that the recorder is among those that were loaded.
    const recording = stored ? { ...stored, recordedBy: recorders.get(viewer.personId) as Recorder } : entry.recording;
    const shown = toStepEntry({ ...entry, recording }, { files, recorders, storage });
    return body.versions ? { ...shown, conflicts } : shown;
  });
}

/** A value conflicts if it is neither the stored one nor meant to replace the one that is stored. */
function findConflicts(patch: Patch, versions: NonNullable<StepRecording["versions"]>, stored: RecordedData) {
  return (Object.keys(patch) as StepField[]).filter((key) => {
    const current = stepVersion(stored[key]);
    return versions[key] !== undefined && versions[key] !== current && stepVersion(patch[key]) !== current;
  });
}

async function merge(
  trx: Kysely<Tables>,
  viewer: Call<"createMeasurement">["viewer"],
  { measurementId, stepLabel }: StepRecording,
  patch: Patch,
): Promise<Omit<Recording, "recordedBy">> {
  const recordedAt = new Date();
  const change = { at: recordedAt.toISOString(), by: viewer.personId };
  const changes = JSON.stringify(Object.fromEntries(Object.keys(patch).map((key) => [key, change])));
  const stored = await trx
    .insertInto("recording")
    .values({
      company_id: viewer.companyId,
      measurement_id: measurementId,
      step_label: stepLabel,
      data: sql`jsonb_strip_nulls(${JSON.stringify(patch)}::jsonb)`,
      recorded_at: recordedAt,
      recorded_by: viewer.personId,
      changes: sql`${changes}::jsonb`,
    })
    .onConflict((conflict) =>
      conflict.columns(["company_id", "measurement_id", "step_label"]).doUpdateSet({
        data: sql`jsonb_strip_nulls(recording.data || ${JSON.stringify(patch)}::jsonb)`,
        recorded_at: recordedAt,
        recorded_by: viewer.personId,
        changes: sql`recording.changes || ${changes}::jsonb`,
      }),
    )
    .returning(["data", "changes"])
    .executeTakeFirstOrThrow();
  return { measurementId, stepLabel, recordedAt, ...stored };
}

/** Values of one product are compared and written one after the other, also where nothing is recorded yet that could be locked. */
async function lockInstalledProduct(trx: Kysely<Tables>, companyId: string, measurementId: string): Promise<void> {
  await trx
    .selectFrom("installed_product")
    .select("id")
    .where("company_id", "=", companyId)
    .where("id", "=", measurementId)
    .forNoKeyUpdate()
    .execute();
}

async function findEntry(
  trx: Kysely<Tables>,
  companyId: string,
  installationId: string,
  { measurementId, stepLabel }: StepRecording,
): Promise<{ entry: BuiltEntry; step: { number: number; label: string } }> {
  const contents = (await loadInstallationContents(trx, companyId, [installationId])).get(installationId);
  const steps = contents ? buildSteps(contents, "en") : [];
  const index = steps.findIndex((candidate) => candidate.stepLabel === stepLabel);
  const entry = steps[index]?.entries.find(({ installed }) => installed.measurementId === measurementId);
  if (entry) return { entry, step: { number: index + 1, label: stepLabel } };
  throw validationFailed([
    { field: "stepLabel", code: "FIELD_VALUE", message: "The product is not measured in this step." },
  ]);
}

function toPatch(
  data: StepRecording["data"],
  { dataSchema }: BuiltEntry,
  files: Map<string, AttachmentFile>,
  storage: Storage,
): Patch {
  const unknown = Object.keys(data).filter((key) => !(key in dataSchema.properties));
  if (unknown.length > 0) {
    throw validationFailed(
      unknown.map((key) => ({
        field: `data.${key}`,
        code: "FIELD_UNKNOWN",
        message: `This step does not ask for ${key}.`,
      })),
    );
  }
  const { attachments, ...values } = data;
  if (attachments === undefined) return values;
  return { ...values, attachments: attachments && toStored(attachments, files, storage) };
}

function toStored(
  attachments: NonNullable<StepRecording["data"]["attachments"]>,
  files: Map<string, AttachmentFile>,
  storage: Storage,
): NonNullable<RecordedData["attachments"]> {
  return attachments.map(({ url, fileName }, index) => {
    const fileId = storage.fileIdOf(url);
    if (fileId && files.has(fileId)) return { fileId, fileName };
    const field = `data.attachments.${index}.url`;
    throw validationFailed([{ field, code: "FIELD_VALUE", message: "No file was uploaded to this address." }]);
  });
}
