import { listCertificates, signProject, withdrawCertificate } from "../../src/certificate/certificateApi.ts";
import {
  completeInstallation,
  deleteInstallation,
  getInstallation,
  reopenInstallation,
} from "../../src/installation/installationApi.ts";
import { deleteMeasurement } from "../../src/product/productApi.ts";
import { getProject } from "../../src/project/projectApi.ts";
import type { Rest } from "../../src/rest/client.ts";
import { listSteps, postRecording } from "../../src/step/stepApi.ts";
import { serviceVersions } from "../../src/step/stepFields.ts";
import type { Fixtures } from "../createFixtures.ts";
import type { OwnInstallation } from "../createOwnThings.ts";
import type { BehaviourCase } from "../RestCase.ts";
import { daysFromNow } from "../sampleData.ts";
import { demand, demandEqual, demandRefusal } from "./expectations.ts";

const reason = "The cable is another one";
const refused = { statuses: [409], why: "as a certificate covered it" };

/** Withdrawals: of a finish, and of certificates with the warranty of their rooms. */
export const withdrawalCases: BehaviourCase[] = [
  {
    operation: "reopenInstallation",
    claim: "the installation is started again, and takes values",
    effect: "writes",
    mayLack: true,
    run: async ({ rest, own, saw }) => {
      const ids = await own.finished();
      await reopenInstallation(rest, ids, { reason });
      demandEqual((await getInstallation(rest, ids, "sv")).completedAt, null, "completedAt", "as it was reopened");
      const { installations, status } = await getProject(rest, ids.companyId, ids.projectId);
      demandEqual([installations.completed, status], [0, "IN_PROGRESS"], "installations.completed", "of the project");
      const { stepLabel = "", data = [] } = (await listSteps(rest, ids, "sv")).data[0] ?? {};
      const [entry] = data;
      const recording = { measurementId: ids.measurementId, stepLabel, data: { insulation: null } };
      const versions = Object.fromEntries(
        Object.entries(entry?.changes ?? {}).map(([field, { version }]) => [field, version]),
      );
      await postRecording(rest, { ...recording, versions: serviceVersions(versions) });
      saw(1);
    },
  },
  {
    operation: "withdrawCertificate",
    claim: "the certificate no longer holds, and its room is finished and not activated",
    effect: "lasts",
    mayLack: true,
    run: async ({ rest, fixtures, own, saw }) => {
      const ids = await own.finished();
      const sent = await send(rest, ids, fixtures);
      await withdrawCertificate(rest, { ...ids, certificateId: sent.id }, { reason });
      const { data } = await listCertificates(rest, { number: sent.number });
      demandEqual([data[0]?.status, data[0]?.withdrawal?.reason], ["WITHDRAWN", reason], "status", "in the register");
      const chosen = await listCertificates(rest, { number: sent.number, status: ["ISSUED", "REPLACED"] });
      demandEqual(chosen.meta.count, 0, "status", "certificates of that number that hold or are replaced");
      const { completedAt, activatedAt } = await getInstallation(rest, ids, "sv");
      demand(completedAt !== null, "completedAt", "the time of finishing", "null");
      demandEqual(activatedAt, null, "activatedAt", "as its certificate was withdrawn");
      const { archived, status } = await getProject(rest, ids.companyId, ids.projectId);
      demandEqual([archived, status], [false, "SIGNABLE"], "archived", "of the project, and its status");
      saw(1);
    },
  },
  {
    operation: "withdrawCertificate",
    claim: "what it covered is kept, and the next certificate replaces it",
    effect: "lasts",
    mayLack: true,
    run: async ({ rest, fixtures, own, saw }) => {
      const ids = await own.finished();
      const old = await send(rest, ids, fixtures);
      await withdrawCertificate(rest, { ...ids, certificateId: old.id }, { reason });
      await demandRefusal(deleteInstallation(rest, ids), { ...refused, field: "deletion" });
      await reopenInstallation(rest, ids, { reason });
      const removal = deleteMeasurement(rest, ids.measurementId);
      await demandRefusal(removal, { ...refused, field: "deletion of the product" });
      await completeInstallation(rest, ids);
      const next = await send(rest, ids, fixtures);
      const numbers = next.replaces?.map(({ number }) => number);
      demandEqual(numbers, [old.number], "replaces", "the certificate of before");
      const { data } = await listCertificates(rest, { number: old.number });
      const successors = data[0]?.replacedBy?.map(({ number }) => number);
      demandEqual([data[0]?.status, successors], ["REPLACED", [next.number]], "replacedBy", "the next certificate");
      saw(1);
    },
  },
];

async function send(rest: Rest, ids: OwnInstallation, fixtures: Fixtures) {
  const folders = { folderIds: [ids.folderId], sendCopy: false, toEmail: fixtures.get("email") };
  const { certificates } = await signProject(rest, ids, { ...folders, activationDate: daysFromNow(0) });
  const [certificate] = certificates;
  if (!certificate) throw new Error("The sending was answered without a certificate.");
  return certificate;
}
