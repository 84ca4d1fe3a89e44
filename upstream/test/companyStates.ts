import type { Kysely } from "kysely";
import type { RecordedData } from "../src/database/recordedData.ts";
import type { Tables } from "../src/database/tables.ts";
import { verifyHistory } from "../src/history/chain/verifyHistory.ts";
import type { TestCompany } from "./startTestUpstream.ts";

export type RoomState = {
  title: string;
  folderId: string;
  resistance: number | null;
  isActivated: boolean;
};

export type ProjectState = {
  name: string;
  archived: boolean;
  installationCount: number;
  /** Titles by id, without the root folder. */
  folders: Record<string, string>;
  rooms: Record<string, RoomState>;
  certificates: string[];
};

export type CompanyState = {
  projects: Map<string, ProjectState>;
  count: number;
  entries: number;
  broken: unknown;
};

export const newState = (name: string): ProjectState => ({
  ...{ name, archived: false, installationCount: 0, folders: {}, rooms: {}, certificates: [] },
});

/** Each company's state: its projects by REST, their contents from the tables, its history's length and break. */
export async function readCompanies(db: Kysely<Tables>, companies: TestCompany[]): Promise<CompanyState[]> {
  const chains = await verifyHistory(db);
  const states: CompanyState[] = [];
  for (const company of companies) {
    const chain = chains.find(({ companyId }) => companyId === company.companyId);
    const list = await listAll(company);
    await readContents(db, company.companyId, list.projects);
    states.push({ ...list, entries: chain?.entries ?? 0, broken: chain?.broken ?? null });
  }
  return states;
}

const take = 100;

async function listAll({ owner, companyId }: TestCompany): Promise<Pick<CompanyState, "count" | "projects">> {
  const projects = new Map<string, ProjectState>();
  let total = 0;
  for (const archived of [false, true]) {
    for (let skip = 0, count = 1; skip < count; skip += take) {
      const path = `/company/${companyId}/project?archived=${archived}&skip=${skip}&take=${take}`;
      const { body } = await owner.get<{ data: (ProjectState & { id: string })[]; meta: { count: number } }>(path);
      count = body.meta.count;
      if (skip === 0) total += count;
      for (const { id, name, archived: isArchived, installationCount } of body.data)
        projects.set(id, { ...newState(name), archived: isArchived, installationCount });
    }
  }
  return { count: total, projects };
}

async function readContents(db: Kysely<Tables>, companyId: string, projects: Map<string, ProjectState>): Promise<void> {
  const projectOf = ({ project_id: id }: { project_id: string }) => {
    const project = projects.get(id);
    if (!project) throw new Error(`The company has something in project ${id}, which is not its own.`);
    return project;
  };
  const folders = db
    .selectFrom("folder")
    .select(["id", "project_id", "title"])
    .where("parent_folder_id", "is not", null);
  for (const folder of await folders.where("company_id", "=", companyId).execute())
    projectOf(folder).folders[folder.id] = folder.title;
  const rooms = db
    .selectFrom("installation as room")
    .leftJoin("installed_product as product", "product.installation_id", "room.id")
    .leftJoin("recording", (join) =>
      join.onRef("recording.measurement_id", "=", "product.id").on("recording.step_label", "=", "BEFORE_LAYING"),
    )
    .select(["room.id", "room.project_id", "room.title", "room.folder_id", "room.activated_at", "recording.data"])
    .where("room.company_id", "=", companyId);
  for (const room of await rooms.execute())
    projectOf(room).rooms[room.id] = {
      ...{ title: room.title, folderId: room.folder_id, isActivated: room.activated_at !== null },
      resistance: toResistance(room.data),
    };
  const certificates = db.selectFrom("certificate").select(["project_id", "folder_id"]);
  for (const certificate of await certificates.where("company_id", "=", companyId).execute())
    projectOf(certificate).certificates.push(certificate.folder_id);
}

function toResistance(data: RecordedData | null): number | null {
  return typeof data?.resistance === "number" ? data.resistance : null;
}
