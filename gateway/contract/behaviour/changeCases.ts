import { createFolder, getFolder, listInstallations, updateFolder } from "../../src/folder/folderApi.ts";
import { createInstallation, getInstallation, updateInstallation } from "../../src/installation/installationApi.ts";
import { createProject, deleteProject, getProject, listProjects, updateProject } from "../../src/project/projectApi.ts";
import type { BehaviourCase } from "../RestCase.ts";
import { daysFromNow, newProject } from "../sampleData.ts";
import { demandEqual, demandFields } from "./expectations.ts";

const changedProject = {
  name: "Contract test 2, may be deleted",
  city: "Kiruna",
  customer: "Contract test 2",
  customerEmail: "nobody-2@contract.example",
  postalCode: "981 30",
  startDate: daysFromNow(-20),
  endDate: daysFromNow(20),
};

const asMade = "as it was made";
const asChanged = "as it was changed";
const asItWas = "as it was, since the change left it out";

/** A later read gives what was made or changed. */
export const changeCases: BehaviourCase[] = [
  {
    operation: "createProject",
    claim: "the project is read back",
    effect: "writes",
    run: async ({ rest, fixtures, saw }) => {
      const companyId = fixtures.get("companyId");
      const { id } = await createProject(rest, companyId, newProject);
      try {
        demandFields(await getProject(rest, companyId, id), newProject, asMade);
        saw(1);
      } finally {
        await deleteProject(rest, companyId, id);
      }
    },
  },
  {
    operation: "updateProject",
    claim: "the change is read back",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.project();
      demandFields(await updateProject(rest, ids, changedProject), changedProject, asChanged);
      demandFields(await getProject(rest, ids.companyId, ids.projectId), changedProject, asChanged);
      saw(1);
    },
  },
  {
    operation: "updateProject",
    claim: "a field that is left out stays, and null clears one",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.project();
      const read = () => getProject(rest, ids.companyId, ids.projectId);
      await updateProject(rest, ids, { city: "Kiruna" });
      demandFields(await read(), { ...newProject, city: "Kiruna" }, asItWas);
      const cleared = { postalCode: null, customerEmail: null, endDate: null };
      await updateProject(rest, ids, cleared);
      demandFields(await read(), { ...newProject, city: "Kiruna", ...cleared }, "as null clears a field");
      saw(1);
    },
  },
  {
    operation: "updateProject",
    claim: "archives the project and brings it back",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.project();
      const count = async (archived: boolean) =>
        (await listProjects(rest, ids.companyId, { archived, skip: 0, take: 1 })).meta.count;
      const before = [await count(false), await count(true)] as const;
      for (const [archived, moved] of [
        [true, 1],
        [false, 0],
      ] as const) {
        await updateProject(rest, ids, { archived });
        demandEqual((await getProject(rest, ids.companyId, ids.projectId)).archived, archived, "archived", asChanged);
        const after = [await count(false), await count(true)];
        demandEqual(
          after,
          [before[0] - moved, before[1] + moved],
          "meta.count",
          "of the ongoing and the archived projects",
        );
      }
      saw(1);
    },
  },
  {
    operation: "updateFolder",
    claim: "the new title is read back",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.project();
      await updateFolder(rest, ids, { title: "Plan 2" });
      demandEqual((await getFolder(rest, ids)).title, "Plan 2", "title", asChanged);
      saw(1);
    },
  },
  {
    operation: "createInstallation",
    claim: "the installation is read back, listed and counted at once",
    effect: "writes",
    run: async ({ rest, fixtures, own, saw }) => {
      const ids = await own.project();
      const body = { title: "Bathroom", installerId: fixtures.get("installerId") };
      const counts = async () => {
        const { data, meta } = await listInstallations(rest, ids, { skip: 0, take: 25 });
        const { installations } = await getProject(rest, ids.companyId, ids.projectId);
        const folder = await getFolder(rest, ids);
        return [data.length, meta.count, installations.count, folder.installations.count];
      };
      const before = await counts();
      const { id: installationId } = await createInstallation(rest, ids, body);
      const read = await getInstallation(rest, { ...ids, installationId }, "sv");
      demandFields(read, { ...body, folderId: ids.folderId, completedAt: null, activatedAt: null }, asMade);
      const why = "of the list, its count, the project's and the folder's";
      demandEqual(
        await counts(),
        before.map((count) => count + 1),
        "installations",
        why,
      );
      saw(1);
    },
  },
  {
    operation: "updateInstallation",
    claim: "the new title is read back, and a move",
    effect: "writes",
    run: async ({ rest, fixtures, own, saw }) => {
      const ids = await own.installation();
      const { id: newFolderId } = await createFolder(rest, ids, { title: "Flat 1" });
      const change = { title: "Hall 2", installerId: fixtures.get("installerId") };
      await updateInstallation(rest, ids, { ...change, newFolderId });
      demandFields(await getInstallation(rest, ids, "sv"), { ...change, folderId: newFolderId }, asChanged);
      const idsIn = async (folderId: string) =>
        (await listInstallations(rest, { ...ids, folderId }, { skip: 0, take: 25 })).data.map(({ id }) => id);
      const why = "the rows of the old folder and of the new one";
      demandEqual(
        [await idsIn(ids.folderId), await idsIn(newFolderId)],
        [[], [ids.installationId]],
        "newFolderId",
        why,
      );
      saw(1);
    },
  },
];
