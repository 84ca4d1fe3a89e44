import { createInstalledProduct } from "../../src/product/installedProduct.ts";
import type { Rest } from "../../src/rest/client.ts";
import type { RestSignableFolder } from "../../src/rest/types.ts";
import { postRecording } from "../../src/step/sendRecording.ts";
import type { OwnInstallation } from "../createOwnThings.ts";
import type { BehaviourCase } from "../RestCase.ts";
import { daysFromNow } from "../sampleData.ts";
import { demand, demandEqual, demandRefusal } from "./expectations.ts";

const refusals = [400, 409, 422];
const whyFinished = "as the installation is finished";
const whyActivated = "as its warranty is activated";

export const finishCases: BehaviourCase[] = [
  {
    operation: "completeInstallation",
    claim: "is refused while values are missing",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.room();
      const { isCompleted, missing } = await rest.call("getInstallation", { ...ids, query: { language: "sv" } });
      demandEqual([isCompleted, missing.length > 0], [false, true], "missing", "as nothing is recorded");
      await demandRefusal(rest.call("completeInstallation", { ...ids }), {
        statuses: refusals,
        why: "as values are missing",
      });
      demandEqual(
        (await rest.call("getInstallation", { ...ids, query: { language: "sv" } })).completedAt,
        null,
        "completedAt",
        "as it was refused",
      );
      saw(1);
    },
  },
  {
    operation: "completeInstallation",
    claim: "the installation is finished, and counted as that",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.recorded();
      demandEqual(
        (await rest.call("getInstallation", { ...ids, query: { language: "sv" } })).isCompleted,
        true,
        "isCompleted",
        "as all is recorded",
      );
      await rest.call("completeInstallation", { ...ids });
      const { completedAt } = await rest.call("getInstallation", { ...ids, query: { language: "sv" } });
      demand(completedAt !== null, "completedAt", "the time of finishing", "null");
      const { data } = await rest.call("listInstallations", { ...ids, query: { skip: 0, take: 1 } });
      demandEqual(data[0]?.completedAt, completedAt, "data[].completedAt", "as of the installation itself");
      const { installations, status } = await rest.call("getProject", {
        companyId: ids.companyId,
        projectId: ids.projectId,
      });
      demandEqual(
        [installations.completed, status],
        [1, "SIGNABLE"],
        "installations.completed",
        "of the project, and its status",
      );
      const folder = await rest.call("getFolder", { ...ids });
      demandEqual(
        [folder.installations.completed, folder.isComplete],
        [1, true],
        "isComplete",
        "of the folder, and its count",
      );
      saw(1);
    },
  },
  {
    operation: "completeInstallation",
    claim: "nothing is recorded after it",
    effect: "writes",
    run: async ({ rest, fixtures, own, saw }) => {
      const ids = await own.finishedOnce();
      const stepLabel = (await rest.call("listSteps", { ...ids, query: { language: "sv" } })).data[0]?.stepLabel ?? "";
      const recording = { measurementId: ids.measurementId, stepLabel, data: { resistance: 1 } };
      await demandRefusal(postRecording(rest, recording), { statuses: refusals, field: "values", why: whyFinished });
      const product = { installationId: ids.installationId, productId: fixtures.get("productId") };
      const added = createInstalledProduct(rest, product);
      await demandRefusal(added, { statuses: refusals, field: "products", why: whyFinished });
      saw(1);
    },
  },
  {
    operation: "signProject",
    claim: "the warranty is activated, and a certificate is sent",
    effect: "lasts",
    run: async ({ rest, fixtures, own, saw }) => {
      const ids = await own.finished();
      const waiting = await activations(rest, ids, false);
      demandEqual(waiting, [null], "signed", "the installation that waits for activation");
      const email = fixtures.get("email");
      const chosen = { folderIds: [ids.folderId], sendCopy: false, toEmail: email, activationDate: daysFromNow(0) };
      const { certificates, archived } = await rest.call("signProject", { ...ids, body: chosen });
      const told = certificates.map(({ folderId, recipients }) => [folderId, ...recipients.map((one) => one.email)]);
      demandEqual(told, [[ids.folderId, email]], "certificates", "one for each folder, to the recipient");
      demandEqual(archived, true, "archived", "as nothing is left to activate");
      const { activatedAt } = await rest.call("getInstallation", { ...ids, query: { language: "sv" } });
      demand(activatedAt !== null, "activatedAt", "the time of activation", "null");
      demandEqual(await activations(rest, ids, false), [], "signed", "the installations that wait for activation");
      demandEqual(await activations(rest, ids, true), [activatedAt], "signed", "the activated installation");
      saw(1);
    },
  },
  {
    operation: "signProject",
    claim: "the project is completed and archived",
    effect: "lasts",
    run: async ({ rest, own, saw }) => {
      const { companyId, projectId } = await own.signed();
      const { archived, status, installations } = await rest.call("getProject", { companyId, projectId });
      demandEqual(archived, true, "archived", "as nothing is left to activate");
      demandEqual(status, "COMPLETED", "status", "as nothing is left to activate");
      demandEqual(installations.activated, 1, "installations.activated", "of its only installation");
      saw(1);
    },
  },
  {
    operation: "signProject",
    claim: "an activated warranty is neither changed nor deleted",
    effect: "lasts",
    run: async ({ rest, fixtures, own, saw }) => {
      const ids = await own.signed();
      const change = { title: "Other", installerId: fixtures.get("installerId") };
      const refused = { statuses: refusals, why: whyActivated };
      await demandRefusal(rest.call("updateInstallation", { ...ids, body: change }), { ...refused, field: "change" });
      await demandRefusal(rest.call("deleteInstallation", { ...ids }), { ...refused, field: "deletion" });
      await demandRefusal(rest.call("deleteFolder", { ...ids }), { ...refused, field: "deletion of the folder" });
      const deletion = rest.call("deleteProject", { companyId: ids.companyId, projectId: ids.projectId });
      await demandRefusal(deletion, { ...refused, field: "deletion of the project" });
      saw(1);
    },
  },
];

async function activations(rest: Rest, ids: OwnInstallation, signed: boolean): Promise<(string | null)[]> {
  const below = ({ installations, folders }: RestSignableFolder): (string | null)[] => [
    ...installations.map(({ activatedAt }) => activatedAt),
    ...folders.flatMap(below),
  ];
  return (await rest.call("listSignableFolders", { ...ids, query: { signed, language: "sv" } })).data.flatMap(below);
}
