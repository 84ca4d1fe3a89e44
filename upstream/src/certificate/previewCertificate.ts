import { randomUUID } from "node:crypto";
import { notFound } from "../errors.ts";
import type { Call, Handler } from "../http/operation.ts";
import { insertFile } from "../storage/insertFile.ts";
import { deleteWithBytes, tryToRemoveFiles } from "../storage/removedFiles.ts";
import { checkActivationDate } from "./checkActivationDate.ts";
import { drawCertificates, printedSeal } from "./drawCertificates.ts";
import { loadProjectTree } from "./loadProjectTree.ts";
import { loadPhotos } from "./printedPhotos.ts";
import { selectFolders } from "./selectFolders.ts";
import { takeSnapshots } from "./takeSnapshots.ts";
import { certificateTextsIn } from "./texts/certificateTextsIn.ts";

const previewLifetime = 24 * 3_600_000;

export const previewCertificate: Handler<"previewCertificate"> = async (call) => {
  const { db, params, body, viewer } = call;
  const { companyId, projectId } = params;
  const project = await db
    .selectFrom("project")
    .select("start_date")
    .where("company_id", "=", companyId)
    .where("id", "=", projectId)
    .executeTakeFirst();
  if (!project) throw notFound();
  const activationDate = await checkActivationDate(db, companyId, body.activationDate, project.start_date);
  const folders = selectFolders(await loadProjectTree(db, companyId, projectId), body.folderIds);
  const context = { companyId, projectId, senderId: viewer.personId, activationDate, issuedAt: new Date() };
  const snapshots = await takeSnapshots(db, context, folders);
  const photos = await loadPhotos(call, companyId, snapshots);
  const { bytes, pages } = await drawCertificates(call, snapshots, { photos, seal: printedSeal(call, null) });
  await removeOldPreviews(call);
  const title = certificateTextsIn(snapshots[0]?.language ?? "en").title;
  return { status: 200, body: { url: await storePreview(call, `${title}.pdf`, bytes), pages } };
};

async function storePreview({ db, storage, params }: Call<"previewCertificate">, fileName: string, bytes: Buffer) {
  const id = randomUUID();
  await storage.write(id, bytes);
  await insertFile(db, {
    company_id: params.companyId,
    id,
    kind: "preview",
    file_name: fileName,
    content_type: "application/pdf",
    size: bytes.length,
    stored_at: new Date(),
  });
  return storage.downloadLink(id);
}

async function removeOldPreviews({ db, storage, params }: Call<"previewCertificate">): Promise<void> {
  const oldest = new Date(Date.now() - previewLifetime);
  await deleteWithBytes(db, "file", (files) =>
    files.where("company_id", "=", params.companyId).where("kind", "=", "preview").where("created_at", "<", oldest),
  );
  await tryToRemoveFiles(db, storage, params.companyId);
}
