import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../src/database/tables.ts";
import { runBatch } from "./batchCalls.ts";
import { createGrant, createPhone } from "./cameraCalls.ts";
import { storeDeclaration } from "./declarationCalls.ts";
import { addProduct, build, makeExport, newProject } from "./demoBuilding.ts";
import { makeImport } from "./importCalls.ts";
import { makeProgram } from "./makeProgram.ts";
import type { TestCompany, TestUpstream } from "./startTestUpstream.ts";
import { type FinishedProject, storeFaultReport, storeFinishedProject } from "./storeFinishedProject.ts";
import {
  storeHeads,
  storeInstruments,
  storeInvitations,
  storeSavedViews,
  storeTemplates,
  storeWebhooks,
} from "./storeMany.ts";
import { untilMailed } from "./untilMailed.ts";

export type Stock = TestCompany & {
  many: number;
  open: FinishedProject;
  signed: FinishedProject;
  folderId: string;
  installationId: string;
  templateId: string;
  webhookId: string;
  exportId: string;
  importId: string;
  batchId: string;
  grantId: string;
  declarationId: string;
  cameraSecret: string;
  code: string;
  /** The token of one of `many` invitations by other companies. */
  invitationToken: string;
};

const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

export async function storeStock(upstream: TestUpstream, company: TestCompany, many: number): Promise<Stock> {
  const { url, services } = upstream;
  const { db } = services;
  const open = await storeFinishedProject(db, company, { folders: many, rooms: many });
  const signed = await storeFinishedProject(db, company, { folders: many, rooms: 1 });
  for (let more = 1; more < many; more += 1) await storeFinishedProject(db, company, { folders: 1, rooms: 0 });
  const sending = { activationDate, folderIds: signed.folderIds, toEmail: "kund@ripan.example", sendCopy: true };
  await company.owner.post(`${signed.path}/sign`, sending);
  await untilMailed(db, signed.projectId);
  for (let more = 0; more < many; more += 1) await storeFaultReport(db, signed);
  const [[installationId = ""] = []] = open.installationIds;
  await storeMore(db, company, installationId, many - 1);
  const { code } = await db
    .selectFrom("certificate")
    .select("code")
    .where("project_id", "=", signed.projectId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const invitationToken = await storeInvitations(db, company, many);
  await storeFindings(db, company.companyId, many);
  for (let more = 0; more < many; more += 1) {
    await makeProgram(company);
    const person = { email: `waits-${more}@${company.companyId}.example`, firstName: "Vera", lastName: "Ek" };
    await company.owner.post(`/company/${company.companyId}/users/invite`, person);
  }
  const templateId = await storeTemplates(db, company, many);
  await storeInstruments(db, company, many);
  await storeSavedViews(db, company, many);
  const [rooms = []] = open.installationIds;
  const declarationId = await storeDeclaration(db, company, rooms);
  const webhookId = await storeWebhooks(db, company, many);
  await storeHeads(upstream, company, many);
  const exportId = await makeExport(company);
  const importId = await makeImport(company, newProject);
  const batchId = (await runBatch(company, { action: "REACTIVATE", ids: [open.projectId] })).id;
  const unfinished = await build(company);
  const { measurementId } = await addProduct(company, unfinished.installation.id, null);
  const { body: grant } = await createGrant(company, measurementId);
  await createPhone(url, grant.secret).open();
  const made = {
    installationId,
    templateId,
    webhookId,
    exportId,
    importId,
    batchId,
    code,
    invitationToken,
    declarationId,
  };
  const grants = { grantId: grant.id, cameraSecret: grant.secret };
  return { ...company, many, open, signed, folderId: open.folderIds[0] ?? "", ...made, ...grants };
}

async function storeFindings(db: Kysely<Tables>, companyId: string, count: number): Promise<void> {
  const rooms = await db
    .selectFrom("installation")
    .select("id")
    .where("company_id", "=", companyId)
    .where("activated_at", "is", null)
    .limit(count)
    .execute();
  const { id: recorded_by } = await db
    .selectFrom("app_user")
    .select("id")
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  const finding = { company_id: companyId, step_label: "BEFORE_LAYING", kind: "OUTSIDE", since: new Date() } as const;
  await db
    .insertInto("step_finding")
    .values(rooms.map(({ id }) => ({ ...finding, recorded_by, installation_id: id })))
    .execute();
}

async function storeMore(
  db: Kysely<Tables>,
  { companyId }: TestCompany,
  installationId: string,
  count: number,
): Promise<void> {
  if (count === 0) return;
  const user = { company_id: companyId, first_name: "Ulf", last_name: "Ulv", role: "user" as const };
  const users = Array.from({ length: count }, () => ({
    ...user,
    id: randomUUID(),
    email: `${randomUUID()}@a.example`,
  }));
  await db.insertInto("app_user").values(users).execute();
  const installed = await db
    .selectFrom("installed_product")
    .selectAll()
    .where("installation_id", "=", installationId)
    .executeTakeFirstOrThrow();
  const products = Array.from({ length: count }, (_, index) => ({
    ...installed,
    id: randomUUID(),
    position: index + 1,
  }));
  await db.insertInto("installed_product").values(products).execute();
  const recorded = await db.selectFrom("recording").selectAll().where("measurement_id", "=", installed.id).execute();
  const recordings = products.flatMap(({ id }) =>
    recorded.map(({ changes: _, ...row }) => ({ ...row, measurement_id: id, data: JSON.stringify(row.data) })),
  );
  await db.insertInto("recording").values(recordings).execute();
}
