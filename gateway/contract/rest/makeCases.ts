import { setTimeout as pause } from "node:timers/promises";
import { createLogoUpload, updateCompany } from "../../src/company/companyApi.ts";
import { createFolder, updateFolder } from "../../src/folder/folderApi.ts";
import { createInstallation, updateInstallation } from "../../src/installation/installationApi.ts";
import { createInstalledProduct, deleteMeasurement, updateMeasurement } from "../../src/product/productApi.ts";
import {
  createProject,
  getImportProgress,
  getProjectImport,
  importProjects,
  updateProject,
} from "../../src/project/projectApi.ts";
import { updateUser } from "../../src/user/userApi.ts";
import { newProject as project } from "../newProject.ts";
import type { RestCase } from "./RestCase.ts";

const pollMs = 100;
const maxImportMs = 20_000;

/** Changes that leave the caller and the company as they are, and a project with all that can be put into it. */
export const makeCases: RestCase[] = [
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
    operation: "createProject",
    effect: "writes",
    run: async ({ rest, fixtures }) => {
      fixtures.set({ projectId: null, rootFolderId: null, folderId: null, installationId: null, recordedId: null });
      const { id, rootFolderId } = await createProject(rest, fixtures.get("companyId"), project);
      fixtures.set({ projectId: id, ownProjectId: id, rootFolderId });
    },
  },
  {
    operation: "getProjectImport",
    effect: "reads",
    mayAnswer: [404],
    run: ({ rest, fixtures }) => getProjectImport(rest, fixtures.get("companyId")),
  },
  {
    operation: "importProjects",
    effect: "writes",
    mayAnswer: [404],
    run: async ({ rest, fixtures }) => {
      const made = await importProjects(rest, fixtures.get("companyId"), [project]);
      fixtures.set("id" in made ? { importId: made.id } : { importedProjectId: made.projectIds[0] });
    },
  },
  {
    operation: "getImportProgress",
    effect: "writes",
    // Of a service that makes all at once.
    mayAnswer: [404],
    run: async ({ rest, fixtures }) => {
      const importId = fixtures.has("importId") ? fixtures.get("importId") : "none";
      const endsAt = Date.now() + maxImportMs;
      let found = await getImportProgress(rest, fixtures.get("companyId"), importId);
      while (found.state === "RUNNING" && Date.now() < endsAt) {
        await pause(pollMs);
        found = await getImportProgress(rest, fixtures.get("companyId"), importId);
      }
      fixtures.set({ importedProjectId: found.projectIds?.[0] ?? null });
    },
  },
  {
    operation: "updateProject",
    effect: "writes",
    run: ({ rest, fixtures }) =>
      updateProject(rest, { companyId: fixtures.get("companyId"), projectId: fixtures.get("ownProjectId") }, project),
  },
  {
    operation: "createFolder",
    effect: "writes",
    run: async ({ rest, fixtures }) => {
      const ids = { companyId: fixtures.get("companyId"), projectId: fixtures.get("ownProjectId") };
      const make = (folderId: string, title: string) => createFolder(rest, { ...ids, folderId }, { title });
      const { id } = await make(fixtures.get("rootFolderId"), "Plan 1");
      fixtures.set({ folderId: id });
      fixtures.set({ spareFolderId: (await make(fixtures.get("folderId"), "Flat 1")).id });
    },
  },
  {
    operation: "updateFolder",
    effect: "writes",
    run: ({ rest, fixtures }) => {
      const ids = { companyId: fixtures.get("companyId"), projectId: fixtures.get("ownProjectId") };
      // Known only of a service that keeps external ids.
      const keys = fixtures.has("folderExternalId") && { externalId: fixtures.get("folderExternalId") };
      return updateFolder(rest, { ...ids, folderId: fixtures.get("spareFolderId") }, { title: "Flat 2", ...keys });
    },
  },
  {
    operation: "createInstallation",
    effect: "writes",
    run: async ({ rest, fixtures }) => {
      const ids = { companyId: fixtures.get("companyId"), projectId: fixtures.get("ownProjectId") };
      const make = (folderId: string, title: string) =>
        createInstallation(rest, { ...ids, folderId }, { title, installerId: fixtures.get("installerId") });
      fixtures.set({ installationId: (await make(fixtures.get("folderId"), "Bathroom")).id });
      fixtures.set({ spareInstallationId: (await make(fixtures.get("rootFolderId"), "Hall")).id });
    },
  },
  {
    operation: "updateInstallation",
    effect: "writes",
    run: ({ rest, fixtures }) => {
      const ids = { companyId: fixtures.get("companyId"), projectId: fixtures.get("ownProjectId") };
      const installationId = fixtures.get("spareInstallationId");
      const change = {
        title: "Hall 2",
        installerId: fixtures.get("installerId"),
        newFolderId: fixtures.get("spareFolderId"),
      };
      return updateInstallation(rest, { ...ids, installationId }, change);
    },
  },
  {
    operation: "createMeasurement",
    effect: "writes",
    run: async ({ rest, fixtures }) => {
      const add = (installation: string) =>
        createInstalledProduct(rest, {
          installationId: fixtures.get(installation),
          productId: fixtures.get("productId"),
        });
      fixtures.set({ spareMeasurementId: (await add("spareInstallationId")).measurementId });
      await add("installationId");
    },
  },
  {
    operation: "updateMeasurement",
    effect: "writes",
    run: ({ rest, fixtures }) =>
      updateMeasurement(rest, fixtures.get("spareMeasurementId"), { cableMarking: "FJ 20 0412" }),
  },
  {
    operation: "deleteMeasurement",
    effect: "writes",
    run: ({ rest, fixtures }) => deleteMeasurement(rest, fixtures.get("spareMeasurementId")),
  },
];
