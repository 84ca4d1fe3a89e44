import { setTimeout as pause } from "node:timers/promises";
import { bringBackAttention } from "../../src/attention/attentionApi.ts";
import {
  getCertificateArchive,
  reportFault,
  requestCertificateArchive,
  resendSigned,
} from "../../src/certificate/certificateApi.ts";
import { createLogoUpload, getBatch, startBatch, undoBatch, updateCompany } from "../../src/company/companyApi.ts";
import { deleteProject, getImportProgress, importProjects } from "../../src/project/projectApi.ts";
import { getFeatures } from "../../src/rest/features.ts";
import { setWeeklyMail, updateUser } from "../../src/user/userApi.ts";
import { listWebhookDeliveries, resendWebhookDelivery } from "../../src/webhook/webhookApi.ts";
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

/** Changes that no claim makes, or that a claim makes only where all is allowed. */
export const changeCases: RestCase[] = [
  // The next four leave the caller and the company as they are.
  {
    operation: "updateUser",
    effect: "writes",
    run: ({ rest, fixtures }) => updateUser(rest, fixtures.get("userId"), { firstName: fixtures.get("firstName") }),
  },
  {
    operation: "updateCompany",
    effect: "writes",
    run: ({ rest, fixtures }) => updateCompany(rest, { name: fixtures.get("companyName") }),
  },
  {
    operation: "createLogoUpload",
    effect: "writes",
    run: ({ rest, fixtures }) => createLogoUpload(rest, fixtures.get("companyId"), "contract.png"),
  },
  {
    operation: "setWeeklyMail",
    effect: "writes",
    mayLack: true,
    run: ({ rest }) => setWeeklyMail(rest, { wanted: false }),
  },
  {
    operation: "bringBackAttention",
    effect: "writes",
    mayLack: true,
    run: async ({ rest, saw }) => {
      const { features } = await getFeatures(rest);
      if (!features.includes("attentionPutOff")) throw new SkippedError("the service brings nothing back at once");
      saw(1);
      await bringBackAttention(rest, "STEP_LEFT");
    },
  },
  {
    operation: "importProjects",
    effect: "writes",
    mayLack: true,
    run: async ({ rest, fixtures }) => {
      const made = await importProjects(rest, fixtures.get("companyId"), [newProject]);
      fixtures.set("id" in made ? { importId: made.id } : { importedProjectId: made.projectIds[0] });
    },
  },
  {
    operation: "getImportProgress",
    effect: "writes",
    // A service that imports at once has no progress to tell.
    mayLack: true,
    run: async ({ rest, fixtures }) => {
      const importId = fixtures.has("importId") ? fixtures.get("importId") : "none";
      const { projectIds } = await untilEnded(() => getImportProgress(rest, fixtures.get("companyId"), importId));
      fixtures.set({ importedProjectId: projectIds?.[0] });
    },
  },
  {
    operation: "deleteProject",
    effect: "writes",
    run: ({ rest, fixtures }) => deleteProject(rest, fixtures.get("companyId"), fixtures.get("importedProjectId")),
  },
  {
    operation: "startBatch",
    effect: "writes",
    mayLack: true,
    run: async ({ rest, fixtures, own }) => {
      const { companyId, projectId } = await own.project();
      const { id } = await startBatch(rest, companyId, { action: "ARCHIVE", ids: [projectId] });
      fixtures.set({ batchId: id });
    },
  },
  {
    operation: "getBatch",
    effect: "writes",
    run: ({ rest, fixtures }) => untilEnded(() => getBatch(rest, fixtures.get("companyId"), fixtures.get("batchId"))),
  },
  {
    operation: "undoBatch",
    effect: "writes",
    run: async ({ rest, fixtures }) => {
      const { id } = await undoBatch(rest, fixtures.get("companyId"), fixtures.get("batchId"));
      await untilEnded(() => getBatch(rest, fixtures.get("companyId"), id));
    },
  },
  {
    operation: "resendWebhookDelivery",
    effect: "writes",
    mayLack: true,
    run: (context) =>
      withWebhook(context, async ({ webhook: { id } }) => {
        await context.own.project();
        const { data } = await listWebhookDeliveries(context.rest, id, { skip: 0, take: 25 });
        await resendWebhookDelivery(context.rest, id, data[0]?.id ?? "none");
      }),
  },
  {
    operation: "resendSigned",
    effect: "lasts",
    run: async ({ rest, fixtures, own }) => {
      const { folderId, ...ids } = await own.signed();
      await resendSigned(rest, ids, { folderIds: [folderId], sendCopy: true, toEmail: fixtures.get("email") });
    },
  },
  {
    operation: "requestCertificateArchive",
    effect: "lasts",
    mayLack: true,
    // The company has another archive in the making.
    mayAnswer: [409],
    run: async ({ rest, own }) => {
      // A period without a certificate is refused.
      await own.signed();
      await requestCertificateArchive(rest, { from: today, to: today });
    },
  },
  {
    operation: "getCertificateArchive",
    effect: "lasts",
    mayLack: true,
    run: ({ rest }) => getCertificateArchive(rest),
  },
  {
    operation: "reportFault",
    effect: "lasts",
    // 404: the code is the printed one, which cannot report. 429: the fourth report of a day.
    mayAnswer: [404, 429],
    run: ({ rest, fixtures }) => reportFault(rest, fixtures.get("code"), { text: "Contract test" }, "192.0.2.1"),
  },
];
