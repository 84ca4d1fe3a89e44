import { daysFromNow } from "../daysFromNow.ts";
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

/** A project, its folders and installations: `folder` with the one to finish, `spare` ones to be moved and deleted. */
export const buildingCases: MutationCase[] = [
  {
    name: "createProject",
    effect: "writes",
    also: "project { projectId rootFolder { id folderId } }",
    inputs: () => [project],
    learn: (found, facts) =>
      facts.learn({
        projectId: found("project.projectId"),
        projectGid: found("project.id"),
        ownProjectGid: found("project.id"),
        rootFolderGid: found("project.rootFolder.id"),
      }),
  },
  {
    name: "updateProject",
    effect: "writes",
    inputs: (facts) => [{ ...project, projectId: facts.get("ownProjectGid"), city: "Kiruna" }],
  },
  { name: "archiveProject", effect: "writes", inputs: (facts) => [{ projectId: facts.get("ownProjectGid") }] },
  { name: "activateProject", effect: "writes", inputs: (facts) => [{ projectId: facts.get("ownProjectGid") }] },
  {
    name: "createFolder",
    effect: "writes",
    also: "folder { folderId }",
    inputs: (facts) => [{ parentFolderId: facts.get("rootFolderGid"), title: "Plan 1" }],
    learn: (found, facts) => facts.learn({ folderGid: found("folder.id"), folderId: found("folder.folderId") }),
  },
  {
    name: "createFolder",
    effect: "writes",
    inputs: (facts) => [{ parentFolderId: facts.get("folderGid"), title: "Flat 1" }],
    learn: (found, facts) => facts.learn({ spareFolderGid: found("folder.id") }),
  },
  {
    name: "updateFolder",
    effect: "writes",
    inputs: (facts) => [{ folderId: facts.get("spareFolderGid"), title: "Flat 2" }],
  },
  {
    name: "createInstallation",
    effect: "writes",
    also: "installation { installationId }",
    inputs: (facts) => [
      { folderId: facts.get("folderGid"), title: "Bathroom", installerId: facts.get("installerGid") },
    ],
    learn: (found, facts) =>
      facts.learn({ installationGid: found("installation.id"), installationId: found("installation.installationId") }),
  },
  {
    name: "createInstallation",
    effect: "writes",
    inputs: (facts) => [
      { folderId: facts.get("rootFolderGid"), title: "Hall", installerId: facts.get("installerGid") },
    ],
    learn: (found, facts) => facts.learn({ spareInstallationGid: found("installation.id") }),
  },
  {
    name: "updateInstallation",
    effect: "writes",
    inputs: (facts) => [
      { installationId: facts.get("spareInstallationGid"), title: "Hall 2", installerId: facts.get("installerGid") },
    ],
  },
  {
    name: "moveInstallation",
    effect: "writes",
    inputs: (facts) => [
      { installationId: facts.get("spareInstallationGid"), newFolderId: facts.get("spareFolderGid") },
    ],
  },
];

/** What was made goes again, from the inside out. */
export const removalCases: MutationCase[] = [
  {
    name: "deleteInstallation",
    effect: "writes",
    inputs: (facts) => [{ installationId: facts.get("spareInstallationGid") }],
  },
  { name: "deleteFolder", effect: "writes", inputs: (facts) => [{ folderId: facts.get("spareFolderGid") }] },
];

/** A project that holds an activated warranty stays, so another one is made and deleted in its place. */
export const projectRemovalCases: MutationCase[] = [
  {
    name: "createProject",
    effect: "lasts",
    inputs: (facts) => (facts.knows("signedProjectGid") ? [{ ...project, name: "Contract test 2" }] : []),
    learn: (found, facts) => facts.learn({ ownProjectGid: found("project.id") }),
  },
  {
    name: "deleteProject",
    effect: "writes",
    inputs: (facts) => [{ projectId: facts.get("ownProjectGid") }],
    learn: (_, facts) => facts.learn({ ownProjectGid: null }),
  },
];
