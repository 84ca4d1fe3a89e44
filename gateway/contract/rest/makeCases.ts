import { createLogoUpload, updateCompany } from "../../src/company/companyApi.ts";
import { createFolder, updateFolder } from "../../src/folder/folderApi.ts";
import { createInstallation, updateInstallation } from "../../src/installation/installationApi.ts";
import { createInstalledProduct, deleteMeasurement } from "../../src/product/productApi.ts";
import { createProject, updateProject } from "../../src/project/projectApi.ts";
import { updateUser } from "../../src/user/userApi.ts";
import { daysFromNow } from "../daysFromNow.ts";
import type { RestCase } from "./RestCase.ts";

const project = {
  name: "Contract test, may be deleted",
  city: "Lund",
  customer: "Contract test",
  customerEmail: "nobody@contract.example",
  postalCode: "222 22",
  startDate: daysFromNow(-30),
  endDate: daysFromNow(30),
};

/** Changes that leave the caller and the company as they are, and a project with all that can be put into it. */
export const makeCases: RestCase[] = [
  {
    operation: "updateUser",
    effect: "writes",
    run: ({ rest, facts }) => updateUser(rest, facts.get("userId"), { firstName: facts.get("firstName") }),
  },
  {
    operation: "updateCompany",
    effect: "writes",
    run: ({ rest, facts }) => updateCompany(rest, { name: facts.get("companyName") }),
  },
  {
    operation: "createLogoUpload",
    effect: "writes",
    run: ({ rest, facts }) => createLogoUpload(rest, facts.get("companyId"), "contract.png"),
  },
  {
    operation: "createProject",
    effect: "writes",
    run: async ({ rest, facts }) => {
      facts.learn({ projectId: null, rootFolderId: null, folderId: null, installationId: null, recordedId: null });
      const { id, rootFolderId } = await createProject(rest, facts.get("companyId"), project);
      facts.learn({ projectId: id, ownProjectId: id, rootFolderId });
    },
  },
  {
    operation: "updateProject",
    effect: "writes",
    run: ({ rest, facts }) =>
      updateProject(rest, { companyId: facts.get("companyId"), projectId: facts.get("ownProjectId") }, project),
  },
  {
    operation: "createFolder",
    effect: "writes",
    run: async ({ rest, facts }) => {
      const ids = { companyId: facts.get("companyId"), projectId: facts.get("ownProjectId") };
      const make = (folderId: string, title: string) => createFolder(rest, { ...ids, folderId }, { title });
      const { id } = await make(facts.get("rootFolderId"), "Plan 1");
      facts.learn({ folderId: id });
      facts.learn({ spareFolderId: (await make(facts.get("folderId"), "Flat 1")).id });
    },
  },
  {
    operation: "updateFolder",
    effect: "writes",
    run: ({ rest, facts }) => {
      const ids = { companyId: facts.get("companyId"), projectId: facts.get("ownProjectId") };
      return updateFolder(rest, { ...ids, folderId: facts.get("spareFolderId") }, { title: "Flat 2" });
    },
  },
  {
    operation: "createInstallation",
    effect: "writes",
    run: async ({ rest, facts }) => {
      const ids = { companyId: facts.get("companyId"), projectId: facts.get("ownProjectId") };
      const make = (folderId: string, title: string) =>
        createInstallation(rest, { ...ids, folderId }, { title, installerId: facts.get("installerId") });
      facts.learn({ installationId: (await make(facts.get("folderId"), "Bathroom")).id });
      facts.learn({ spareInstallationId: (await make(facts.get("rootFolderId"), "Hall")).id });
    },
  },
  {
    operation: "updateInstallation",
    effect: "writes",
    run: ({ rest, facts }) => {
      const ids = { companyId: facts.get("companyId"), projectId: facts.get("ownProjectId") };
      const installationId = facts.get("spareInstallationId");
      const change = {
        title: "Hall 2",
        installerId: facts.get("installerId"),
        newFolderId: facts.get("spareFolderId"),
      };
      return updateInstallation(rest, { ...ids, installationId }, change);
    },
  },
  {
    operation: "createMeasurement",
    effect: "writes",
    run: async ({ rest, facts }) => {
      const add = (installation: string) =>
        createInstalledProduct(rest, { installationId: facts.get(installation), productId: facts.get("productId") });
      facts.learn({ spareMeasurementId: (await add("spareInstallationId")).measurementId });
      await add("installationId");
    },
  },
  {
    operation: "deleteMeasurement",
    effect: "writes",
    run: ({ rest, facts }) => deleteMeasurement(rest, facts.get("spareMeasurementId")),
  },
];
