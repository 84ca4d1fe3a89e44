import { createGrant, createPhone } from "../cameraCalls.ts";
import { addProduct, build, uploadPhoto } from "../demoBuilding.ts";
import { record } from "../stepCalls.ts";
import { storeFaultReport, storeFinishedProject, storeWaitingRoom } from "../storeFinishedProject.ts";
import { retry, untilMailed } from "../untilMailed.ts";
import { type Cases, createCases, type Tested } from "./historyCase.ts";

const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

export function recordCases(tested: Tested): Cases {
  const { calls, deletes } = createCases(tested);
  return {
    completeInstallation: [
      calls("a room, and once more", ["installation.finished"], async () => {
        const { path, installationIds } = await storeFinishedProject(tested.upstream.services.db, tested.company);
        const id = installationIds[0]?.[0] ?? "";
        await tested.upstream.services.db
          .updateTable("installation")
          .set({ completed_at: null })
          .where("id", "=", id)
          .execute();
        const finish = () => tested.company.owner.post(`${path}/installation/${id}/complete`);
        return async () => [await finish(), await finish()];
      }),
    ],
    reopenInstallation: [
      calls("a finished room, and once more", ["installation.reopened reason"], async () => {
        const { path, installationIds } = await storeFinishedProject(tested.upstream.services.db, tested.company);
        const reopen = () =>
          tested.company.owner.post(`${path}/installation/${installationIds[0]?.[0]}/reopen`, { reason: "Fel matta" });
        return async () => [await reopen(), await reopen()];
      }),
    ],
    releaseInstallation: [
      calls("a waiting room, and once more", ["installation.released reason"], async () => {
        const path = await storeWaitingRoom(tested.upstream.services.db, tested.company);
        const release = () => tested.company.owner.post(`${path}/release`, { note: "Allt stämmer" });
        return async () => [await release(), await release()];
      }),
    ],
    returnInstallation: [
      calls("a waiting room, and once more", ["installation.returned reason"], async () => {
        const path = await storeWaitingRoom(tested.upstream.services.db, tested.company);
        const back = () => tested.company.owner.post(`${path}/return`, { reason: "Foto saknas" });
        return async () => [await back(), await back()];
      }),
    ],
    createMeasurement: [
      calls("a product", ["product.added product,product.marking"], async () => {
        const { installation } = await build(tested.company);
        return () => addProduct(tested.company, installation.id, null, { cableMarking: "FC-1" });
      }),
      calls("the first values", ["step.recorded measurement.resistance,attachments"], async () => {
        const { measurementId, url } = await withProduct(tested);
        const attachments = [{ url, fileName: "Badrum Ek.png" }];
        return () => record(tested.company, measurementId, "BEFORE_LAYING", { resistance: 131, attachments });
      }),
      calls("another value, and the same again", ["step.changed measurement.resistance"], async () => {
        const { measurementId } = await withProduct(tested);
        await record(tested.company, measurementId, "BEFORE_LAYING", { resistance: 131 });
        const again = () => record(tested.company, measurementId, "BEFORE_LAYING", { resistance: 134 });
        return async () => [await again(), await again()];
      }),
    ],
    addCameraAttachment: [
      calls("a photo of a phone", ["step.recorded attachments"], async () => {
        const { measurementId } = await withProduct(tested);
        const { body } = await createGrant(tested.company, measurementId);
        return () => createPhone(tested.upstream.url, body.secret).sendPhoto();
      }),
    ],
    updateMeasurement: [
      calls("another marking, and the same again", ["product.changed product.marking"], async () => {
        const { measurementId } = await withProduct(tested);
        const change = () => tested.company.owner.put(`/measurements/${measurementId}`, { cableMarking: "FC-2" });
        return async () => [await change(), await change()];
      }),
    ],
    deleteMeasurement: [
      deletes("a product", ["product.removed product,product.marking"], async () => {
        return `/measurements/${(await withProduct(tested)).measurementId}`;
      }),
    ],
    signProject: [
      calls(
        "two folders with a room each",
        [
          "certificate.issued activationDate,validUntil",
          "installation.activated",
          "certificate.issued activationDate,validUntil",
          "installation.activated",
          "certificate.sent recipient.email,copy.email",
          "certificate.sent recipient.email,copy.email",
          "project.archived archived",
          ...Array<string>(2).fill("delivery.sent recipient.email"),
          ...Array<string>(2).fill("delivery.sent copy.email"),
        ],
        async () => {
          const project = await storeFinishedProject(tested.upstream.services.db, tested.company, { rooms: 1 });
          return () => send(tested, project, "sign", { activationDate });
        },
      ),
    ],
    withdrawCertificate: [
      calls(
        "a certificate of one room",
        [
          "certificate.withdrawn reason",
          "installation.deactivated",
          "project.reopened archived",
          ...Array<string>(2).fill("notice.sent recipient.email"),
        ],
        async () => {
          const wish = { folders: 1, rooms: 1 };
          const project = await storeFinishedProject(tested.upstream.services.db, tested.company, wish);
          await send(tested, project, "sign", { activationDate });
          return () => withdraw(tested, project);
        },
      ),
    ],
    setFaultState: [
      calls("a report", ["fault.changed fault.state"], async () => {
        const { db } = tested.upstream.services;
        const project = await storeFinishedProject(db, tested.company, { rooms: 1 });
        await send(tested, project, "sign", { activationDate });
        const path = await storeFaultReport(db, project);
        return () => tested.company.owner.post(path, { state: "CONTACTED" });
      }),
    ],
    resendSigned: [
      calls(
        "two certificates",
        [
          ...Array<string>(2).fill("certificate.resent recipient.email,copy.email"),
          ...Array<string>(2).fill("delivery.sent recipient.email"),
          ...Array<string>(2).fill("delivery.sent copy.email"),
        ],
        async () => {
          const project = await storeFinishedProject(tested.upstream.services.db, tested.company, { rooms: 1 });
          await send(tested, project, "sign", { activationDate });
          return () => send(tested, project, "resend-signed", {});
        },
      ),
      calls(
        "two certificates with new codes",
        [
          ...Array<string>(2).fill("certificate.codeReplaced"),
          ...Array<string>(2).fill("certificate.resent recipient.email,copy.email"),
          ...Array<string>(2).fill("delivery.sent recipient.email"),
          ...Array<string>(2).fill("delivery.sent copy.email"),
        ],
        async () => {
          const project = await storeFinishedProject(tested.upstream.services.db, tested.company, { rooms: 1 });
          await send(tested, project, "sign", { activationDate });
          return () => send(tested, project, "resend-signed", { replaceOwnerCode: true });
        },
      ),
    ],
  };
}

async function withProduct(tested: Tested) {
  const { installation, installationPath } = await build(tested.company);
  const { measurementId } = await addProduct(tested.company, installation.id, null, { cableMarking: "FC-1" });
  return { measurementId, url: await uploadPhoto(tested.company, installationPath) };
}

async function send(
  tested: Tested,
  { path, folderIds, projectId }: Awaited<ReturnType<typeof storeFinishedProject>>,
  act: "sign" | "resend-signed",
  more: object,
): Promise<void> {
  await tested.company.owner.post(`${path}/${act}`, { folderIds, toEmail: "kund@ek.example", sendCopy: true, ...more });
  await untilMailed(tested.upstream.services.db, projectId);
}

async function withdraw(
  { upstream, company }: Tested,
  { path, projectId }: Awaited<ReturnType<typeof storeFinishedProject>>,
): Promise<void> {
  const { db } = upstream.services;
  const certificates = db.selectFrom("certificate").select("id").where("project_id", "=", projectId);
  const { id } = await certificates.executeTakeFirstOrThrow();
  await company.owner.post(`${path}/certificate/${id}/withdraw`, { reason: "Fel matta" });
  await retry(async () => {
    const notices = await db.selectFrom("withdrawal_notice").select("state").where("certificate_id", "=", id).execute();
    return notices.every(({ state }) => state === "SENT") ? true : undefined;
  });
}
