import { type Selectable, sql } from "kysely";
import { companyFields } from "../company/companyFields.ts";
import { refreshCompanySearch } from "../database/refreshSearch.ts";
import type { Tables } from "../database/tables.ts";
import { changesOf, type HistoryEvent } from "../history/chain/historyEvent.ts";
import { writeHappened } from "../history/chain/writeHistory.ts";
import { projectFields } from "../project/projectFields.ts";
import { userFields } from "../user/userFields.ts";
import { loadCertificateEvents } from "./loadCertificateEvents.ts";
import { loadInstallationEvents } from "./loadInstallationEvents.ts";
import { ownerOf, type PastEvent, pastServiceEvent, pastUserEvent, type Trx } from "./pastEvent.ts";

const batchSize = 2_000;

export async function writeDemoHistory(trx: Trx): Promise<void> {
  for (const { id } of await trx.selectFrom("company").select("id").orderBy("id").execute()) {
    await writeEntries(trx, id);
    await refreshCompanySearch(trx, id);
  }
  await addObjectChanges(trx);
}

export async function writeCompanyHistory(trx: Trx, companyId: string): Promise<void> {
  await writeEntries(trx, companyId);
  await refreshCompanySearch(trx, companyId);
  await addObjectChanges(trx);
}

/** Derives the rows of `object_change` from the history, so the history of all companies must be written first. */
async function addObjectChanges(trx: Trx): Promise<void> {
  await sql`select add_missing_object_changes()`.execute(trx);
}

async function writeEntries(trx: Trx, companyId: string): Promise<void> {
  const company = await trx.selectFrom("company").selectAll().where("id", "=", companyId).executeTakeFirstOrThrow();
  const events = [
    ...(await loadOfficeEvents(trx, company)),
    ...(await loadInstallationEvents(trx, companyId)),
    ...(await loadCertificateEvents(trx, companyId)),
  ];
  const oldestFirst = events.toSorted((one, other) => one.source.at.getTime() - other.source.at.getTime());
  for (let done = 0; done < oldestFirst.length; done += batchSize)
    await writeHappened(trx, companyId, oldestFirst.slice(done, done + batchSize));
}

async function loadOfficeEvents(trx: Trx, company: Selectable<Tables["company"]>): Promise<PastEvent[]> {
  const { id, created_at } = company;
  const owner = await ownerOf(trx, id);
  const rows = (table: "app_user" | "project" | "folder" | "template") =>
    trx.selectFrom(table).where("company_id", "=", id).orderBy("created_at").orderBy("id");
  const users = await rows("app_user").selectAll("app_user").execute();
  const projects = await rows("project").selectAll("project").execute();
  const folders = await rows("folder").selectAll("folder").where("depth", ">=", 0).orderBy("depth").execute();
  const templates = await rows("template").selectAll("template").execute();
  const invite = (user: (typeof users)[number]): HistoryEvent => ({
    action: "user.invited",
    userId: user.id,
    changes: changesOf({}, userFields(user)),
  });
  return [
    pastServiceEvent(id, created_at, { action: "company.created", changes: changesOf({}, companyFields(company)) }),
    pastServiceEvent(id, created_at, invite(owner)),
    ...users
      .filter((user) => user.id !== owner.id)
      .map((user) => pastUserEvent(id, owner.id, user.created_at, invite(user))),
    ...projects.map((project) =>
      pastUserEvent(id, owner.id, project.created_at, {
        action: "project.created",
        projectId: project.id,
        changes: changesOf({}, projectFields(project)),
      }),
    ),
    ...folders.map(({ id: folderId, project_id: projectId, title, created_at: at }) =>
      pastUserEvent(id, owner.id, at, {
        action: "folder.created",
        projectId,
        folderId,
        changes: changesOf({}, { title }),
      }),
    ),
    ...templates.map(({ id: templateId, name, created_at: at }) =>
      pastUserEvent(id, owner.id, at, { action: "template.created", templateId, changes: changesOf({}, { name }) }),
    ),
  ];
}
