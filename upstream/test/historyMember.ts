import type { Kysely } from "kysely";
import type { Tables } from "../src/database/tables.ts";
import { newState, type ProjectState, type RoomState } from "./companyStates.ts";
import type { TestCompany } from "./startTestUpstream.ts";
import { record } from "./stepCalls.ts";
import { storeFinishedProject } from "./storeFinishedProject.ts";
import { untilMailed } from "./untilMailed.ts";

export type OwnProject = {
  id: string;
  rootFolderId: string;
  version: string;
  products: Map<string, string>;
};

export type Member = Awaited<ReturnType<typeof createMember>>;

type Acts = Record<string, (project: OwnProject, state: ProjectState, pick: number) => Promise<number>>;

/** A member who changes a company's projects and tracks their state. Each act returns its number of history entries. */
export async function createMember(db: Kysely<Tables>, company: TestCompany) {
  const { owner, companyId } = company;
  const { body } = await owner.get<{ data: { id: string; recipe: string | null }[] }>("/product?query=fj&take=100");
  const productId = body.data.find(({ recipe }) => recipe === null)?.id ?? "";
  const pathOf = ({ id }: Pick<OwnProject, "id">) => `/company/${companyId}/project/${id}`;
  const acts = { ...projectActs(company, pathOf), ...roomActs(company, pathOf, productId) };
  return {
    company,
    async create(wanted: object): Promise<OwnProject> {
      const answer = await owner.post<OwnProject>(`/company/${companyId}/project`, wanted);
      expectStatus(answer, 201);
      return { ...answer.body, products: new Map() };
    },
    async remove(project: OwnProject): Promise<void> {
      expectStatus(await owner.delete(pathOf(project)), 204);
    },
    async change(act: string, pick: number, project: OwnProject, state: ProjectState): Promise<number> {
      return (await acts[act]?.(project, state, pick)) ?? 0;
    },
    /** Creates a finished project and sends its certificate. All rooms are activated, so the project is archived. */
    async certify(): Promise<{ id: string; state: ProjectState; entries: number }> {
      const stored = await storeFinishedProject(db, company, { folders: 1, rooms: 1 });
      const { projectId: id, folderIds, installationIds } = stored;
      const [folderId = "", roomId = ""] = [folderIds[0], installationIds[0]?.[0]];
      const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
      const wish = { activationDate, folderIds, toEmail: "kund@ek.example", sendCopy: false };
      expectStatus(await owner.post(`${pathOf({ id })}/sign`, wish), 200);
      await untilMailed(db, id);
      const room = { title: "Badrum 1", folderId, resistance: await storedResistance(db), isActivated: true };
      const state = {
        ...{ ...newState("Kvarteret Ripan"), archived: true, installationCount: 1, certificates: [folderId] },
        ...{ folders: { [folderId]: "Plan 1" }, rooms: { [roomId]: room } },
      };
      // One entry each for certificate, room, sending, archiving and the job's delivery.
      return { id, state, entries: 5 };
    },
  };
}

async function storedResistance(db: Kysely<Tables>): Promise<number> {
  const products = db.selectFrom("product").select("resistance").where("recipe", "is", null).orderBy("id").limit(1);
  return (await products.executeTakeFirstOrThrow()).resistance ?? 100;
}

type PathOf = (project: OwnProject) => string;

function projectActs({ owner }: TestCompany, pathOf: PathOf): Acts {
  const put = async (project: OwnProject, state: ProjectState, change: Partial<ProjectState>) => {
    const answer = await owner.put<OwnProject>(pathOf(project), change, `"${project.version}"`);
    expectStatus(answer, 200);
    if (Number(answer.body.version) <= Number(project.version)) throw new Error("The version did not go up.");
    project.version = answer.body.version;
    Object.assign(state, change);
    return 1;
  };
  return {
    rename: (project, state) => put(project, state, { name: `${state.name} x` }),
    archive: (project, state) => put(project, state, { archived: !state.archived }),
    async renameStale(project) {
      const stale = `"${Number(project.version) + 1}"`;
      expectStatus(await owner.put(pathOf(project), { name: "Ours now" }, stale), 412);
      return 0;
    },
  };
}

function roomActs({ owner, ownerId, ...company }: TestCompany, pathOf: PathOf, productId: string): Acts {
  const folderOf = ({ rootFolderId }: OwnProject, { folders }: ProjectState, pick: number) =>
    choose([rootFolderId, ...Object.keys(folders)], pick) ?? rootFolderId;
  const roomOf = ({ rooms }: ProjectState, pick: number): [string, RoomState] | undefined =>
    choose(Object.entries(rooms), pick);
  return {
    async addFolder(project, state, pick) {
      const path = `${pathOf(project)}/folder/${project.rootFolderId}/folder`;
      const answer = await owner.post<{ id: string }>(path, { title: `Plan ${pick}` });
      expectStatus(answer, 201);
      state.folders[answer.body.id] = `Plan ${pick}`;
      return 1;
    },
    async addRoom(project, state, pick) {
      const folderId = folderOf(project, state, pick);
      const title = `Rum ${state.installationCount}`;
      const path = `${pathOf(project)}/folder/${folderId}/installation`;
      const answer = await owner.post<{ id: string }>(path, { title, installerId: ownerId });
      expectStatus(answer, 201);
      state.rooms[answer.body.id] = { title, folderId, resistance: null, isActivated: false };
      state.installationCount += 1;
      return 1;
    },
    async moveRoom(project, state, pick) {
      const [id, room] = roomOf(state, pick) ?? [];
      const newFolderId = folderOf(project, state, pick);
      if (!id || !room || room.folderId === newFolderId) return 0;
      const change = { title: room.title, installerId: ownerId, newFolderId };
      expectStatus(await owner.put(`${pathOf(project)}/installation/${id}`, change), 200);
      room.folderId = newFolderId;
      return 1;
    },
    async measure(project, state, pick) {
      const [id, room] = roomOf(state, pick) ?? [];
      if (!id || !room) return 0;
      const isNew = !project.products.has(id);
      if (isNew) {
        const added = await owner.post<{ measurementId: string }>("/measurements", { installationId: id, productId });
        expectStatus(added, 201);
        project.products.set(id, added.body.measurementId);
      }
      const resistance = 100 + pick;
      const isChange = room.resistance !== resistance;
      const measurementId = project.products.get(id) ?? "";
      expectStatus(await record({ ...company, owner, ownerId }, measurementId, "BEFORE_LAYING", { resistance }), 200);
      room.resistance = resistance;
      return Number(isNew) + Number(isChange);
    },
  };
}

function choose<Item>(items: Item[], pick: number): Item | undefined {
  return items[pick % (items.length || 1)];
}

export function expectStatus({ status, problem }: { status: number; problem: unknown }, wanted: number): void {
  if (status !== wanted) throw new Error(`Answered ${status} instead of ${wanted}: ${JSON.stringify(problem)}`);
}
