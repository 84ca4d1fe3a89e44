import type { Body } from "../../src/rest/types.ts";
import { SkippedError } from "../createFixtures.ts";
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

export const changeCases: BehaviourCase[] = [
  {
    operation: "createProject",
    claim: "the project is read back",
    effect: "writes",
    run: async ({ rest, fixtures, saw }) => {
      const companyId = fixtures.get("companyId");
      const { id } = await rest.call("createProject", { companyId, body: newProject });
      try {
        demandFields(await rest.call("getProject", { companyId, projectId: id }), newProject, asMade);
        saw(1);
      } finally {
        await rest.call("deleteProject", { companyId, projectId: id });
      }
    },
  },
  {
    operation: "updateProject",
    claim: "the change is read back",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.project();
      demandFields(await rest.call("updateProject", { ...ids, body: changedProject }), changedProject, asChanged);
      demandFields(
        await rest.call("getProject", { companyId: ids.companyId, projectId: ids.projectId }),
        changedProject,
        asChanged,
      );
      saw(1);
    },
  },
  {
    operation: "updateProject",
    claim: "a field that is left out stays, and null clears one",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const ids = await own.project();
      const read = () => rest.call("getProject", { companyId: ids.companyId, projectId: ids.projectId });
      await rest.call("updateProject", { ...ids, body: { city: "Kiruna" } });
      demandFields(await read(), { ...newProject, city: "Kiruna" }, asItWas);
      const cleared = { postalCode: null, customerEmail: null, endDate: null };
      await rest.call("updateProject", { ...ids, body: cleared });
      demandFields(await read(), { ...newProject, city: "Kiruna", ...cleared }, "as null clears a field");
      saw(1);
    },
  },
  {
    operation: "updateProject",
    claim: "the kind of work is read back, stays when it is left out, and null clears it",
    effect: "writes",
    run: async ({ rest, own, saw }) => {
      const { companyId, projectId } = await own.project();
      const kindAfter = async (body: Body<"updateProject">) => {
        await rest.call("updateProject", { companyId, projectId, body });
        return (await rest.call("getProject", { companyId, projectId })).workKind;
      };
      const { workKind } = await rest.call("getProject", { companyId, projectId });
      if (workKind === undefined) throw new SkippedError("the service keeps no kind of work");
      demandEqual(await kindAfter({ workKind: "EXTENSION" }), "EXTENSION", "workKind", asChanged);
      demandEqual(await kindAfter({ city: "Kiruna" }), "EXTENSION", "workKind", asItWas);
      demandEqual(await kindAfter({ workKind: null }), null, "workKind", "as null clears it");
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
        (await rest.call("listProjects", { companyId: ids.companyId, query: { archived, skip: 0, take: 1 } })).meta
          .count;
      const before = [await count(false), await count(true)] as const;
      for (const [archived, moved] of [
        [true, 1],
        [false, 0],
      ] as const) {
        await rest.call("updateProject", { ...ids, body: { archived } });
        demandEqual(
          (await rest.call("getProject", { companyId: ids.companyId, projectId: ids.projectId })).archived,
          archived,
          "archived",
          asChanged,
        );
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
      await rest.call("updateFolder", { ...ids, body: { title: "Plan 2" } });
      demandEqual((await rest.call("getFolder", { ...ids })).title, "Plan 2", "title", asChanged);
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
        const { data, meta } = await rest.call("listInstallations", { ...ids, query: { skip: 0, take: 25 } });
        const { installations } = await rest.call("getProject", { companyId: ids.companyId, projectId: ids.projectId });
        const folder = await rest.call("getFolder", { ...ids });
        return [data.length, meta.count, installations.count, folder.installations.count];
      };
      const before = await counts();
      const { id: installationId } = await rest.call("createInstallation", { ...ids, body });
      const read = await rest.call("getInstallation", { ...ids, installationId, query: { language: "sv" } });
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
      const { id: newFolderId } = await rest.call("createFolder", { ...ids, body: { title: "Flat 1" } });
      const change = { title: "Hall 2", installerId: fixtures.get("installerId") };
      await rest.call("updateInstallation", { ...ids, body: { ...change, newFolderId } });
      demandFields(
        await rest.call("getInstallation", { ...ids, query: { language: "sv" } }),
        { ...change, folderId: newFolderId },
        asChanged,
      );
      const idsIn = async (folderId: string) =>
        (await rest.call("listInstallations", { ...ids, folderId, query: { skip: 0, take: 25 } })).data.map(
          ({ id }) => id,
        );
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
