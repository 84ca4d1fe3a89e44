import { setTimeout as pause } from "node:timers/promises";
import { withWebhook } from "../behaviour/webhookCases.ts";
import { SkippedError } from "../createFixtures.ts";
import type { RestCase } from "../RestCase.ts";
import { daysFromNow, newProject } from "../sampleData.ts";

const pollMs = 100;
const maxWaitMs = 20_000;
const today = daysFromNow(0).slice(0, 10);

async function untilEnded<T extends { state: string }>(read: () => Promise<T>): Promise<T> {
  const endsAt = Date.now() + maxWaitMs;
  for (;;) {
    const found = await read();
    if (found.state !== "RUNNING" || Date.now() > endsAt) return found;
    await pause(pollMs);
  }
}

export const changeCases: RestCase[] = [
  // The next two cases save values that the user and the company already have.
  {
    operation: "updateUser",
    effect: "writes",
    run: ({ rest, fixtures }) =>
      rest.call("updateUser", { userId: fixtures.get("userId"), body: { firstName: fixtures.get("firstName") } }),
  },
  {
    operation: "updateCompany",
    effect: "writes",
    run: ({ rest, fixtures }) => rest.call("updateCompany", { body: { name: fixtures.get("companyName") } }),
  },
  {
    operation: "createLogoUpload",
    effect: "writes",
    run: ({ rest, fixtures }) =>
      rest.call("createLogoUpload", {
        companyId: fixtures.get("companyId"),
        body: { fileName: `public/profile-pictures/${"contract.png"}` },
      }),
  },
  {
    operation: "setWeeklyMail",
    effect: "writes",
    mayLack: true,
    run: async ({ rest }) => {
      const { wanted } = await rest.call("getWeeklyMail", {});
      await rest.call("setWeeklyMail", { body: { wanted } });
    },
  },
  {
    operation: "bringBackAttention",
    effect: "writes",
    mayLack: true,
    run: async ({ rest, saw }) => {
      const { features } = await rest.callPublic("getFeatures", {});
      if (!features.includes("attentionPutOff")) throw new SkippedError("the service brings nothing back at once");
      saw(1);
      await rest.call("bringBackAttention", { kind: "STEP_LEFT" });
    },
  },
  {
    operation: "importProjects",
    effect: "writes",
    mayLack: true,
    run: async ({ rest, fixtures }) => {
      const made = await rest.call("importProjects", {
        companyId: fixtures.get("companyId"),
        body: { projects: [newProject] },
      });
      fixtures.set("id" in made ? { importId: made.id } : { importedProjectId: made.projectIds[0] });
    },
  },
  {
    operation: "getImportProgress",
    effect: "writes",
    // A service that imports at once may lack this operation for an import's progress.
    mayLack: true,
    run: async ({ rest, fixtures }) => {
      const importId = fixtures.has("importId") ? fixtures.get("importId") : "none";
      const { projectIds } = await untilEnded(() =>
        rest.call("getImportProgress", { companyId: fixtures.get("companyId"), importId }),
      );
      fixtures.set({ importedProjectId: projectIds?.[0] });
    },
  },
  {
    operation: "deleteProject",
    effect: "writes",
    run: ({ rest, fixtures }) =>
      rest.call("deleteProject", {
        companyId: fixtures.get("companyId"),
        projectId: fixtures.get("importedProjectId"),
      }),
  },
  {
    operation: "startBatch",
    effect: "writes",
    mayLack: true,
    run: async ({ rest, fixtures, own }) => {
      const { companyId, projectId } = await own.project();
      const { id } = await rest.call("startBatch", { companyId, body: { action: "ARCHIVE", ids: [projectId] } });
      fixtures.set({ batchId: id });
    },
  },
  {
    operation: "getBatch",
    effect: "writes",
    run: ({ rest, fixtures }) =>
      untilEnded(() =>
        rest.call("getBatch", { companyId: fixtures.get("companyId"), batchId: fixtures.get("batchId") }),
      ),
  },
  {
    operation: "undoBatch",
    effect: "writes",
    run: async ({ rest, fixtures }) => {
      const { id } = await rest.call("undoBatch", {
        companyId: fixtures.get("companyId"),
        batchId: fixtures.get("batchId"),
      });
      await untilEnded(() => rest.call("getBatch", { companyId: fixtures.get("companyId"), batchId: id }));
    },
  },
  {
    operation: "resendWebhookDelivery",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withWebhook(context, async ({ webhook: { id } }) => {
        await context.own.project();
        const { data } = await context.rest.call("listWebhookDeliveries", {
          webhookId: id,
          query: { skip: 0, take: 25 },
        });
        await context.rest.call("resendWebhookDelivery", { webhookId: id, deliveryId: data[0]?.id ?? "none" });
      }),
  },
  {
    operation: "resendSigned",
    effect: "lasts",
    run: async ({ rest, fixtures, own }) => {
      const { folderId, ...ids } = await own.signed();
      await rest.call("resendSigned", {
        ...ids,
        body: { folderIds: [folderId], sendCopy: true, toEmail: fixtures.get("email") },
      });
    },
  },
  {
    operation: "requestCertificateArchive",
    effect: "lasts",
    mayLack: true,
    // The company may have another archive in progress.
    mayAnswer: [409],
    run: async ({ rest, own }) => {
      // The service refuses a period without certificates.
      await own.signed();
      await rest.call("requestCertificateArchive", { body: { from: today, to: today } });
    },
  },
  {
    operation: "getCertificateArchive",
    effect: "lasts",
    mayLack: true,
    run: ({ rest }) => rest.call("getCertificateArchive", {}),
  },
  {
    operation: "setFaultState",
    effect: "lasts",
    mayLack: true,
    run: async ({ rest, fixtures }) => {
      const visit = { code: fixtures.get("code"), callerAddress: "192.0.2.1" };
      const { number } = await rest.callPublic("verifyCertificate", visit);
      const [certificate] = (await rest.call("listCertificates", { query: { number } })).data;
      const [report] = certificate?.faultReports ?? [];
      if (!certificate || !report?.id) throw new SkippedError("nobody reported a fault");
      const ids = { projectId: certificate.projectId, certificateId: certificate.id, faultReportId: report.id };
      const body = { state: "NEW" as const, note: "Contract test" };
      await rest.call("setFaultState", { companyId: fixtures.get("companyId"), ...ids, body });
    },
  },
];
