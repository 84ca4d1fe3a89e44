/**
 * @generated SignedSource<<ba5a6ad88a966a5762cc138a716423a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "COMPLETED" | "IN_PROGRESS" | "SIGNABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProjectActions_project$data = {
  readonly archived: boolean;
  readonly id: string;
  readonly installationCount: number;
  readonly name: string;
  readonly rootFolder: {
    readonly id: string;
    readonly isComplete: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"CreateFolderModal_parent" | "CreateInstallationModal_folder" | "useTemplateActions_folder">;
  };
  readonly status: ProjectStatus;
  readonly " $fragmentSpreads": FragmentRefs<"EditProjectModal_project">;
  readonly " $fragmentType": "ProjectActions_project";
};
export type ProjectActions_project$key = {
  readonly " $data"?: ProjectActions_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectActions_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectActions_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "installationCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditProjectModal_project"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Folder",
      "kind": "LinkedField",
      "name": "rootFolder",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isComplete",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CreateFolderModal_parent"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CreateInstallationModal_folder"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useTemplateActions_folder"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "26e2e7d246e06b81e0cff689ff4a3db6";

export default node;
