import type { MutationCase } from "./GraphqlCase.ts";

/** A template of a folder with a room, and a folder that is made of it. */
export const templateCases: MutationCase[] = [
  {
    name: "createTemplate",
    effect: "writes",
    inputs: (fixtures) => [{ folderId: fixtures.get("copyGid"), name: "Contract test" }],
    learn: (found, fixtures) => fixtures.set({ templateGid: found("template.id") }),
  },
  {
    name: "renameTemplate",
    effect: "writes",
    inputs: (fixtures) => [{ templateId: fixtures.get("templateGid"), name: "Contract test 2" }],
  },
  {
    name: "createFromTemplate",
    effect: "writes",
    inputs: (fixtures) => [
      {
        templateId: fixtures.get("templateGid"),
        folderId: fixtures.get("rootFolderGid"),
        title: "Plan 2",
        installerId: fixtures.get("installerGid"),
      },
    ],
  },
];

export const templateRemovalCases: MutationCase[] = [
  {
    name: "deleteTemplate",
    effect: "writes",
    inputs: (fixtures) => [{ templateId: fixtures.get("templateGid") }],
    learn: (_, fixtures) => fixtures.set({ templateGid: null }),
  },
];
