import type { Fixtures } from "../createFixtures.ts";
import { daysFromNow } from "../sampleData.ts";
import type { MutationCase } from "./GraphqlCase.ts";

const project = {
  name: "Contract test, may be deleted",
  city: "Lund",
  customer: "Contract test",
  customerEmail: "nobody@contract.example",
  postalCode: "222 22",
  startsOn: daysFromNow(-30).slice(0, 10),
  endsOn: daysFromNow(30).slice(0, 10),
};

const externalIds = (fixtures: Fixtures) =>
  fixtures.has("externalId")
    ? { externalId: fixtures.get("externalId"), metadata: [{ key: "contract", value: "1" }] }
    : {};

/** Cases may move and delete the objects of the fixtures named `spare…`. */
export const buildingCases: MutationCase[] = [
  {
    name: "createProject",
    also: "project { projectId rootFolder { id folderId } }",
    inputs: () => [project],
    learn: (found, fixtures) =>
      fixtures.set({
        projectId: found("project.projectId"),
        projectGid: found("project.id"),
        ownProjectGid: found("project.id"),
        rootFolderGid: found("project.rootFolder.id"),
      }),
  },
  {
    name: "importProjects",
    inputs: () => [{ projects: [project] }],
    also: "import { id }",
    learn: (found, fixtures) =>
      fixtures.set({ importedGid: found("projectIds.0"), importGid: found("import.id") ?? null }),
  },
  {
    name: "updateProject",
    inputs: (fixtures) => [
      { ...project, projectId: fixtures.get("ownProjectGid"), city: "Kiruna", ...externalIds(fixtures) },
    ],
  },
  {
    name: "startBatch",
    // The batch changes nothing, so later cases need not wait for its end.
    inputs: (fixtures) => [{ action: "REACTIVATE", ids: [fixtures.get("ownProjectGid")] }],
    also: "batch { id }",
    learn: (found, fixtures) => fixtures.set({ batchGid: found("batch.id") }),
  },
  { name: "undoBatch", refusal: "NOT_UNDOABLE", inputs: (fixtures) => [{ batchId: fixtures.get("batchGid") }] },
  { name: "archiveProject", inputs: (fixtures) => [{ projectId: fixtures.get("ownProjectGid") }] },
  { name: "activateProject", inputs: (fixtures) => [{ projectId: fixtures.get("ownProjectGid") }] },
  {
    name: "createFolder",
    also: "folder { folderId }",
    inputs: (fixtures) => [{ parentFolderId: fixtures.get("rootFolderGid"), title: "Plan 1" }],
    learn: (found, fixtures) => fixtures.set({ folderGid: found("folder.id"), folderId: found("folder.folderId") }),
  },
  {
    name: "createFolder",
    inputs: (fixtures) => [{ parentFolderId: fixtures.get("folderGid"), title: "Flat 1" }],
    learn: (found, fixtures) => fixtures.set({ spareFolderGid: found("folder.id") }),
  },
  {
    name: "updateFolder",
    inputs: (fixtures) => [{ folderId: fixtures.get("spareFolderGid"), title: "Flat 2", ...externalIds(fixtures) }],
  },
  {
    name: "createInstallation",
    also: "installation { installationId }",
    inputs: (fixtures) => [
      { folderId: fixtures.get("folderGid"), title: "Bathroom", installerId: fixtures.get("installerGid") },
    ],
    learn: (found, fixtures) =>
      fixtures.set({ installationGid: found("installation.id"), installationId: found("installation.installationId") }),
  },
  {
    name: "createInstallation",
    inputs: (fixtures) => [
      { folderId: fixtures.get("rootFolderGid"), title: "Hall", installerId: fixtures.get("installerGid") },
    ],
    learn: (found, fixtures) => fixtures.set({ spareInstallationGid: found("installation.id") }),
  },
  {
    name: "startBatch",
    // Assigning the current installer changes nothing.
    inputs: (fixtures) => [
      { action: "ASSIGN", ids: [fixtures.get("spareInstallationGid")], installerId: fixtures.get("installerGid") },
    ],
  },
  {
    name: "createInstallations",
    inputs: (fixtures) => {
      const products = [{ productId: fixtures.get("productGid") }];
      const kitchen = { title: "Kitchen", installerId: fixtures.get("installerGid"), products };
      return [{ folderId: fixtures.get("spareFolderGid"), installations: [kitchen] }];
    },
  },
  {
    name: "duplicateFolder",
    inputs: (fixtures) => [
      {
        folderId: fixtures.get("spareFolderGid"),
        parentFolderId: fixtures.get("folderGid"),
        title: "Flat 3",
      },
    ],
    learn: (found, fixtures) => fixtures.set({ copyGid: found("folder.id") }),
  },
  {
    name: "updateInstallation",
    inputs: (fixtures) => [
      {
        installationId: fixtures.get("spareInstallationGid"),
        title: "Hall 2",
        installerId: fixtures.get("installerGid"),
        ...externalIds(fixtures),
      },
    ],
  },
  {
    name: "moveInstallation",
    inputs: (fixtures) => [
      { installationId: fixtures.get("spareInstallationGid"), newFolderId: fixtures.get("spareFolderGid") },
    ],
  },
];

/** Deletes the cases' objects, innermost first. */
export const removalCases: MutationCase[] = [
  { name: "deleteInstallation", inputs: (fixtures) => [{ installationId: fixtures.get("spareInstallationGid") }] },
  { name: "deleteFolder", inputs: (fixtures) => [{ folderId: fixtures.get("spareFolderGid") }] },
];

/** A project with an activated warranty cannot be deleted, so the run creates another project to delete. */
export const projectRemovalCases: MutationCase[] = [
  {
    name: "createProject",
    effect: "lasts",
    inputs: (fixtures) => (fixtures.has("signedProjectGid") ? [{ ...project, name: "Contract test 2" }] : []),
    learn: (found, fixtures) => fixtures.set({ ownProjectGid: found("project.id") }),
  },
  {
    name: "deleteProject",
    inputs: (fixtures) => [
      { projectId: fixtures.get("ownProjectGid") },
      ...(fixtures.has("importedGid") ? [{ projectId: fixtures.get("importedGid") }] : []),
    ],
    learn: (_, fixtures) => fixtures.set({ ownProjectGid: null, importedGid: null }),
  },
];
