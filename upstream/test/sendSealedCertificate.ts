import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import PostalMime from "postal-mime";
import type { Config } from "../src/config.ts";
import { insertFile } from "../src/storage/insertFile.ts";
import { makeDeclaration } from "./declarationCalls.ts";
import { makeInstrument, makeInstrumentFile } from "./instrumentCalls.ts";
import { nameSealFiles } from "./nameSealFiles.ts";
import { trustRoot } from "./pdfTools.ts";
import { startMailServer } from "./startMailServer.ts";
import { startTestUpstream, type TestUpstream } from "./startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "./storeFinishedProject.ts";
import { untilMailed } from "./untilMailed.ts";

/** Facts about the photos as the sender stated them. */
export const photoFacts = { chosenSha256: "0f".repeat(32), takenAt: "2026-11-04T09:41:00", origin: "CAMERA" as const };

export type SealedCertificate = Awaited<ReturnType<typeof sendSealedCertificate>>;

const photo = readFileSync(new URL("../src/demo/pictures/mat.jpg", import.meta.url));
export const photoHash = createHash("sha256").update(photo).digest("hex");

/** Sends a certificate of two rooms to its recipient, as a copy, and once again. `sent` holds the three mails' PDFs. */
export async function sendSealedCertificate(changes: Partial<Config> = {}) {
  const mailServer = await startMailServer();
  const upstream = await startTestUpstream({ smtpUrl: mailServer.url, ...(await nameSealFiles()), ...changes });
  const { db } = upstream.services;
  const [{ owner }] = upstream.companies;
  const project = await storeFinishedProject(db, upstream.companies[0], { folders: 1, rooms: 2 });
  await storePhotos(upstream, project);
  await nameInstrument(upstream, project);
  await declareRooms(upstream, project);
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const body = { activationDate, folderIds: project.folderIds, toEmail: "first@ripan.example", sendCopy: true };
  const signed = await owner.post(`${project.path}/sign`, body);
  await untilMailed(db, project.projectId);
  const again = { folderIds: project.folderIds, toEmail: "again@ripan.example", sendCopy: false };
  const resent = await owner.post(`${project.path}/resend-signed`, again);
  if (signed.status !== 200 || resent.status !== 200) throw new Error("The certificate was not sent.");
  await untilMailed(db, project.projectId);
  const mails = await Promise.all(mailServer.received.map(({ bytes }) => PostalMime.parse(bytes)));
  const { chain } = await db.selectFrom("seal_key").select("chain").executeTakeFirstOrThrow();
  return {
    upstream,
    mailServer,
    project,
    owner,
    mailTexts: mails.map(({ text = "" }) => text),
    sent: mails.map(({ attachments }) => Buffer.from(attachments[0]?.content as ArrayBuffer)),
    proof: Buffer.from(mails[0]?.attachments[1]?.content as ArrayBuffer).toString(),
    chain,
    nss: await trustRoot(chain),
    async close() {
      await upstream.close();
      await mailServer.close();
    },
  };
}

/** Stores photos of the first room without hashes, as older releases did. The photos of the other room are missing. */
async function storePhotos({ services: { db, storage } }: TestUpstream, project: FinishedProject): Promise<void> {
  const { companyId: company_id, installationIds } = project;
  const [installation_id] = installationIds.flat();
  const recordings = await db
    .selectFrom("recording")
    .innerJoin("installed_product as installed", "installed.id", "recording.measurement_id")
    .select("data")
    .where("recording.company_id", "=", company_id)
    .where("installation_id", "=", installation_id ?? "")
    .execute();
  for (const { fileId: id } of recordings.flatMap(({ data }) => data.attachments ?? [])) {
    await storage.write(id, photo);
    const file = { company_id, id, installation_id, kind: "attachment" as const, file_name: "kabel.jpg" };
    const { chosenSha256: chosen_sha256, takenAt: taken_at, origin } = photoFacts;
    await insertFile(db, {
      ...file,
      chosen_sha256,
      taken_at,
      origin,
      content_type: "image/jpeg",
      size: photo.length,
      stored_at: new Date(),
    });
  }
}

/** Finishes both rooms anew, the first by a passkey and the other by a tick alone. */
async function declareRooms(upstream: TestUpstream, { path, projectId, installationIds }: FinishedProject) {
  const [{ owner }] = upstream.companies;
  const { db } = upstream.services;
  await db.updateTable("installation").set({ completed_at: null }).where("project_id", "=", projectId).execute();
  const [first = "", second = ""] = installationIds.flat();
  const { declarationId, assertion } = await makeDeclaration(upstream, upstream.companies[0], [first]);
  await owner.post(`/declarations/${declarationId}/sign`, { response: assertion() });
  for (const id of [first, second]) await owner.post(`${path}/installation/${id}/complete`);
}

/** Names an instrument without a valid calibration, and a line of its file, for the insulation value of each step. */
async function nameInstrument(
  { services: { db }, companies: [company] }: TestUpstream,
  { companyId }: FinishedProject,
) {
  const calibrations = [{ calibratedOn: "2025-01-10", validUntil: "2026-01-10" }];
  const { id: instrument_id } = await makeInstrument(company, { calibrations });
  const recordings = await db
    .selectFrom("recording")
    .select(["company_id", "measurement_id", "step_label"])
    .where("company_id", "=", companyId)
    .execute();
  const { id: instrument_file_id } = await makeInstrumentFile(company, { instrumentId: instrument_id });
  const read = { instrument_file_id, file_line: 2, raw_line: "Badrum;88,4;820" };
  const told = { instrument_id, test_voltage: 500, ...read, told_by: company.ownerId, told_at: new Date() };
  const rows = recordings.map((recording) => ({ ...recording, field: "insulation" as const, ...told }));
  await db.insertInto("measured_with").values(rows).execute();
}
