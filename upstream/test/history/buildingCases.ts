import type { components } from "../../src/__generated__/contract.ts";
import { runBatch, undoBatch, untilEnded } from "../batchCalls.ts";
import { type Building, build, newProject } from "../demoBuilding.ts";
import { importProjects, untilImported } from "../importCalls.ts";
import { type Cases, createCases, type Tested } from "./historyCase.ts";

type Schemas = components["schemas"];

export function buildingCases(tested: Tested): Cases {
  const { calls, puts, deletes } = createCases(tested);
  return {
    createProject: [
      calls("a project", ["project.created name,customer,city,startDate,endDate"], async () => {
        return () => tested.company.owner.post(`/company/${tested.company.companyId}/project`, newProject);
      }),
      calls("a project twice with one key", ["project.created name,customer,city,startDate,endDate"], async () => {
        const post = () =>
          tested.company.owner.post(`/company/${tested.company.companyId}/project`, newProject, "history-once");
        return async () => [await post(), await post()];
      }),
    ],
    importProjects: [
      calls("two projects", Array(2).fill("project.created name,customer,city,startDate,endDate"), async () => {
        const projects = [newProject, { ...newProject, name: "Villa Alm" }];
        return async () => untilImported(tested.company, (await importProjects(tested.company, projects)).body.id);
      }),
      calls("a project with a fault", [], async () => {
        const projects = [newProject, { ...newProject, endDate: "2020-01-01T00:00:00Z" }];
        return () => importProjects(tested.company, projects);
      }),
    ],
    startBatch: [
      calls(
        "the archiving of two projects",
        [...Array(2).fill("project.archived archived"), "batch.archived batch.count"],
        async () => {
          const ids = [(await build(tested.company)).project.id, (await build(tested.company)).project.id];
          return () => runBatch(tested.company, { action: "ARCHIVE", ids });
        },
      ),
      calls("what was there", [], async () => {
        const ids = [(await build(tested.company)).project.id];
        return () => runBatch(tested.company, { action: "REACTIVATE", ids });
      }),
    ],
    undoBatch: [
      calls("an archiving", ["project.reopened archived", "batch.reopened batch.count"], async () => {
        const ids = [(await build(tested.company)).project.id];
        const { id } = await runBatch(tested.company, { action: "ARCHIVE", ids });
        return async () => untilEnded(tested.company, (await undoBatch(tested.company, id)).body.id);
      }),
    ],
    updateProject: [
      puts("two fields", ["project.changed customer,endDate"], async () => [
        (await build(tested.company)).projectPath,
        { customer: "Brf Eken", endDate: null },
      ]),
      puts("what was there", [], async () => [(await build(tested.company)).projectPath, newProject]),
      puts("an external id and two values", ["project.changed externalId,metadata,metadata"], async () => [
        (await build(tested.company)).projectPath,
        { externalId: "history-4711", metadata: { seller: "Ylva", "cost-centre": "12" } },
      ]),
      puts("its archiving", ["project.archived archived"], async () => [
        (await build(tested.company)).projectPath,
        { archived: true },
      ]),
      calls("a change that came too late", [], async () => {
        const { projectPath } = await build(tested.company);
        return () => tested.company.owner.put(projectPath, { name: "Too late" }, '"99"');
      }),
    ],
    deleteProject: [
      deletes(
        "a project with a folder and a room",
        ["project.removed name,customer,city,startDate,endDate", "folder.removed title", "installation.removed title"],
        async () => (await withFolder(tested)).projectPath,
      ),
    ],
    createFolder: [
      calls("a folder", ["folder.created title"], async () => {
        const building = await build(tested.company);
        return () => addFolder(tested, building, building.project.rootFolderId);
      }),
    ],
    updateFolder: [
      puts("a title", ["folder.changed title"], async () => [
        (await withFolder(tested)).folderPath,
        { title: "Plan 2" },
      ]),
      puts("the same title", [], async () => [(await withFolder(tested)).folderPath, { title: "Plan 1" }]),
    ],
    deleteFolder: [
      deletes(
        "a folder with a folder and a room in it",
        ["folder.removed title", "folder.removed title", "installation.removed title"],
        async () => {
          const building = await withFolder(tested);
          await addFolder(tested, building, building.folderId);
          await moveRoom(tested, building);
          return building.folderPath;
        },
      ),
    ],
    createInstallation: [
      calls("a room", ["installation.created title,installer,folder"], async () => {
        const { projectPath, project } = await build(tested.company);
        const room = { title: "Kök", installerId: tested.company.ownerId };
        return () => tested.company.owner.post(`${projectPath}/folder/${project.rootFolderId}/installation`, room);
      }),
    ],
    updateInstallation: [
      calls("another folder", ["installation.changed folder"], async () => {
        const building = await withFolder(tested);
        return () => moveRoom(tested, building);
      }),
      puts("what was there", [], async () => [
        (await build(tested.company)).installationPath,
        { title: "Badrum", installerId: tested.company.ownerId },
      ]),
    ],
    deleteInstallation: [
      deletes("a room", ["installation.removed title"], async () => (await build(tested.company)).installationPath),
    ],
  };
}

async function addFolder(tested: Tested, { projectPath }: Building, parentId: string): Promise<string> {
  const path = `${projectPath}/folder/${parentId}/folder`;
  return (await tested.company.owner.post<Schemas["Folder"]>(path, { title: "Plan 1" })).body.id;
}

async function withFolder(tested: Tested) {
  const building = await build(tested.company);
  const folderId = await addFolder(tested, building, building.project.rootFolderId);
  return { ...building, folderId, folderPath: `${building.projectPath}/folder/${folderId}` };
}

function moveRoom(tested: Tested, { installationPath, folderId }: Building & { folderId: string }) {
  const room = { title: "Badrum", installerId: tested.company.ownerId, newFolderId: folderId };
  return tested.company.owner.put(installationPath, room);
}
