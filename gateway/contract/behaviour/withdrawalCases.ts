import type { Rest } from "../../src/rest/client.ts";
import { postRecording } from "../../src/step/sendRecording.ts";
import { serviceVersions } from "../../src/step/stepFields.ts";
import type { Fixtures } from "../createFixtures.ts";
import type { OwnInstallation } from "../createOwnThings.ts";
import type { BehaviourCase } from "../RestCase.ts";
import { daysFromNow } from "../sampleData.ts";
import { demand, demandEqual, demandRefusal } from "./expectations.ts";

const reason = "The cable is another one";
const refused = { statuses: [409], why: "as a certificate covered it" };

export const withdrawalCases: BehaviourCase[] = [
  {
    operation: "reopenInstallation",
    claim: "the installation is started again, and takes values",
    effect: "writes",
    mayLack: true,
    run: async ({ rest, own, saw }) => {
      const ids = await own.finished();
      await rest.call("reopenInstallation", { ...ids, body: { reason } });
      demandEqual(
        (await rest.call("getInstallation", { ...ids, query: { language: "sv" } })).completedAt,
        null,
        "completedAt",
        "as it was reopened",
      );
      const { installations, status } = await rest.call("getProject", {
        companyId: ids.companyId,
        projectId: ids.projectId,
      });
      demandEqual([installations.completed, status], [0, "IN_PROGRESS"], "installations.completed", "of the project");
      const { stepLabel = "", data = [] } =
        (await rest.call("listSteps", { ...ids, query: { language: "sv" } })).data[0] ?? {};
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
      await rest.call("withdrawCertificate", { ...ids, certificateId: sent.id, body: { reason } });
      const { data } = await rest.call("listCertificates", { query: { number: sent.number } });
      demandEqual([data[0]?.status, data[0]?.withdrawal?.reason], ["WITHDRAWN", reason], "status", "in the register");
      const standing = { number: sent.number, status: ["ISSUED" as const, "REPLACED" as const] };
      const chosen = await rest.call("listCertificates", { query: standing });
      demandEqual(chosen.meta.count, 0, "status", "certificates of that number that hold or are replaced");
      const { completedAt, activatedAt } = await rest.call("getInstallation", { ...ids, query: { language: "sv" } });
      demand(completedAt !== null, "completedAt", "the time of finishing", "null");
      demandEqual(activatedAt, null, "activatedAt", "as its certificate was withdrawn");
      const { archived, status } = await rest.call("getProject", {
        companyId: ids.companyId,
        projectId: ids.projectId,
      });
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
      await rest.call("withdrawCertificate", { ...ids, certificateId: old.id, body: { reason } });
      await demandRefusal(rest.call("deleteInstallation", { ...ids }), { ...refused, field: "deletion" });
      await rest.call("reopenInstallation", { ...ids, body: { reason } });
      const removal = rest.call("deleteMeasurement", { measurementId: ids.measurementId });
      await demandRefusal(removal, { ...refused, field: "deletion of the product" });
      await rest.call("completeInstallation", { ...ids });
      const next = await send(rest, ids, fixtures);
      const numbers = next.replaces?.map(({ number }) => number);
      demandEqual(numbers, [old.number], "replaces", "the certificate of before");
      const { data } = await rest.call("listCertificates", { query: { number: old.number } });
      const successors = data[0]?.replacedBy?.map(({ number }) => number);
      demandEqual([data[0]?.status, successors], ["REPLACED", [next.number]], "replacedBy", "the next certificate");
      saw(1);
    },
  },
];

async function send(rest: Rest, ids: OwnInstallation, fixtures: Fixtures) {
  const folders = { folderIds: [ids.folderId], sendCopy: false, toEmail: fixtures.get("email") };
  const { certificates } = await rest.call("signProject", {
    ...ids,
    body: { ...folders, activationDate: daysFromNow(0) },
  });
  const [certificate] = certificates;
  if (!certificate) throw new Error("The sending was answered without a certificate.");
  return certificate;
}
