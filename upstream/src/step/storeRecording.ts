import { type Kysely, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { inTransaction, lockUnfinishedInstallation } from "../database/locks.ts";
import type { RecordedData } from "../database/recordedData.ts";
import type { Tables } from "../database/tables.ts";
import { validationFailed } from "../errors.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Viewer } from "../http/authenticate.ts";
import type { Call } from "../http/operation.ts";
import type { Language } from "../i18n/language.ts";
import type { Storage } from "../storage/createStorage.ts";
import { type BuiltEntry, buildSteps } from "./buildSteps.ts";
import { chooseMeasured } from "./chooseMeasured.ts";
import { keepPhotos, keptPhotos, withoutAnswer } from "./keepPhotos.ts";
import { type AttachmentFile, loadAttachments } from "./loadAttachments.ts";
import { loadInstallationContents, type Measured, type Recorder, type Recording } from "./loadInstallationContents.ts";
import { loadRecorders } from "./loadRecorders.ts";
import { refreshStepFindings } from "./refreshStepFindings.ts";
import { stepEvents } from "./stepEvents.ts";
import { stepVersion } from "./stepVersion.ts";
import { storeMeasuredWith } from "./storeMeasuredWith.ts";
import { toStepEntry } from "./toStepEntry.ts";

type Schemas = components["schemas"];
type StepField = Schemas["StepField"];
type StepRecording = Schemas["StepRecording"];
type Merged = { patch: Patch; measured: Measured | null; recording: Recording | undefined };
type RecordingCall = Pick<Call<"createMeasurement">, "db" | "storage" | "source"> & {
  viewer: Pick<Viewer, "companyId" | "personId">;
};
type Patch = { [Key in keyof RecordedData]: RecordedData[Key] | null };

/** A value that conflicts (`findConflicts`) is not stored; `conflicts` in the answer names its field. */
export async function storeRecording(
  { db, storage, viewer, source }: RecordingCall,
  body: StepRecording,
): Promise<Schemas["StepEntry"]> {
  const { companyId } = viewer;
  return inTransaction(db, async (trx) => {
    // The share lock lets other products be recorded in parallel, and keeps the installation from being finished.
    const installation = await lockUnfinishedInstallation(trx, companyId, body, "share");
    const installationId = installation.id;
    await lockInstalledProduct(trx, companyId, body.measurementId);
    const { entry, step } = await findEntry(trx, companyId, installationId, body);
    const files = await loadAttachments(trx, companyId, installationId);
    const kept = keptPhotos(body.data, storage);
    const wanted = withoutAnswer(toPatch(body.data, entry, files, storage), kept, entry.recording?.data);
    const conflicts = findConflicts(wanted, body.versions ?? {}, entry.recording?.data ?? {});
    const patch: Patch = Object.fromEntries(
      Object.entries(wanted).filter(([key]) => !conflicts.includes(key as StepField)),
    );
    const measured = await chooseMeasured(trx, viewer, body, { patch, recording: entry.recording });
    const isChange = Object.keys(patch).length > 0 || measured !== (entry.recording?.measured ?? null);
    const stored = isChange ? await merge(trx, viewer, body, { patch, measured, recording: entry.recording }) : null;
    const measuredWith = await storeMeasuredWith(trx, viewer, body, { patch, recording: entry.recording });
    if (stored) await refreshStepFindings(trx, companyId, installationId);
    if (!conflicts.includes("attachments")) await keepPhotos(trx, companyId, { kept, files });
    const { changes = {} } = stored ?? entry.recording ?? {};
    const after = stored ?? entry.recording;
    const events = stepEvents(installation, entry, { step, after: after && { ...after, measuredWith } });
    await writeHistory(trx, source, events);
    const recorders = await loadRecorders(trx, companyId, [{ changes }]);
    const saved = stored ? { ...stored, recordedBy: recorderOf(stored, recorders, entry) } : entry.recording;
    const recording = saved && { ...saved, measuredWith };
    const shown = toStepEntry({ ...entry, recording }, { files, recorders, storage });
    return body.versions ? { ...shown, conflicts } : shown;
  });
}

/** A value conflicts if its version is given and outdated, and the value differs from the stored value. */
function findConflicts(patch: Patch, versions: NonNullable<StepRecording["versions"]>, stored: RecordedData) {
  return (Object.keys(patch) as StepField[]).filter((key) => {
    const current = stepVersion(stored[key]);
    return versions[key] !== undefined && versions[key] !== current && stepVersion(patch[key]) !== current;
  });
}

/** A person without a stored change is missing from `recorders`, but was the recorder of the previous recording. */
function recorderOf(
  { recorderId }: { recorderId: string },
  recorders: Map<string, Recorder>,
  { recording }: BuiltEntry,
): Recorder {
  return recorders.get(recorderId) ?? (recording?.recordedBy as Recorder);
}

async function merge(
  trx: Kysely<Tables>,
  viewer: RecordingCall["viewer"],
  { measurementId, stepLabel }: StepRecording,
  { patch, measured, recording }: Merged,
): Promise<Omit<Recording, "recordedBy" | "measuredWith"> & { recorderId: string }> {
  // A patch with only photos, or only a day and a person, keeps the recorder and the time of the last value.
  const isKept = Object.keys(patch).every((key) => key === "attachments") ? recording : undefined;
  const recordedAt = isKept?.recordedAt ?? new Date();
  const recorderId = isKept?.recordedBy.id ?? viewer.personId;
  const change = { at: recordedAt.toISOString(), by: viewer.personId };
  const measuredColumns = { measured_on: measured?.on ?? null, measured_by: measured?.by.id ?? null };
  const changes = JSON.stringify(Object.fromEntries(Object.keys(patch).map((key) => [key, change])));
  const stored = await trx
    .insertInto("recording")
    .values({
      company_id: viewer.companyId,
      measurement_id: measurementId,
      step_label: stepLabel,
      data: sql`jsonb_strip_nulls(${JSON.stringify(patch)}::jsonb)`,
      recorded_at: recordedAt,
      recorded_by: recorderId,
      ...measuredColumns,
      changes: sql`${changes}::jsonb`,
    })
    .onConflict((conflict) =>
      conflict.columns(["company_id", "measurement_id", "step_label"]).doUpdateSet({
        data: sql`jsonb_strip_nulls(recording.data || ${JSON.stringify(patch)}::jsonb)`,
        recorded_at: recordedAt,
        recorded_by: recorderId,
        ...measuredColumns,
        changes: sql`recording.changes || ${changes}::jsonb`,
      }),
    )
    .returning(["data", "changes"])
    .executeTakeFirstOrThrow();
  return { measurementId, stepLabel, recordedAt, recorderId, measured, ...stored };
}

/** Locks the installed product, because its recording may lack a row. Requests then compare and write in turn. */
export async function lockInstalledProduct(
  trx: Kysely<Tables>,
  companyId: string,
  measurementId: string,
): Promise<void> {
  await trx
    .selectFrom("installed_product")
    .select("id")
    .where("company_id", "=", companyId)
    .where("id", "=", measurementId)
    .forNoKeyUpdate()
    .execute();
}

export async function findEntry(
  trx: Kysely<Tables>,
  companyId: string,
  installationId: string,
  { measurementId, stepLabel }: Pick<StepRecording, "measurementId" | "stepLabel">,
  language: Language = "en",
): Promise<{ entry: BuiltEntry; step: { number: number; label: string; title: string } }> {
  const contents = (await loadInstallationContents(trx, companyId, [installationId])).get(installationId);
  const steps = contents ? buildSteps(contents, language) : [];
  const index = steps.findIndex((candidate) => candidate.stepLabel === stepLabel);
  const step = steps[index];
  const entry = step?.entries.find(({ installed }) => installed.measurementId === measurementId);
  if (step && entry) return { entry, step: { number: index + 1, label: stepLabel, title: step.title } };
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
