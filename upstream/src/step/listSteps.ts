import { notFound } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { buildSteps } from "./buildSteps.ts";
import { loadAttachments } from "./loadAttachments.ts";
import { loadInstallationContents } from "./loadInstallationContents.ts";
import { loadRecorders } from "./loadRecorders.ts";
import { toStepEntry } from "./toStepEntry.ts";

export const listSteps: Handler<"listSteps"> = async ({ db, storage, viewer, params, query }) => {
  const { companyId } = viewer;
  const { projectId, installationId } = params;
  const installation = await db
    .selectFrom("installation")
    .select("id")
    .where("company_id", "=", companyId)
    .where("project_id", "=", projectId)
    .where("id", "=", installationId)
    .executeTakeFirst();
  if (!installation) throw notFound();
  const contents = (await loadInstallationContents(db, companyId, [installationId])).get(installationId);
  const files = await loadAttachments(db, companyId, installationId);
  const recorders = await loadRecorders(db, companyId, contents?.recordings ?? []);
  const steps = contents ? buildSteps(contents, knownLanguage(query.language)) : [];
  const data = steps.map(({ stepLabel, title, entries }) => ({
    stepLabel,
    title,
    data: entries.map((entry) => toStepEntry(entry, { files, recorders, storage })),
  }));
  return { status: 200, body: { data } };
};
