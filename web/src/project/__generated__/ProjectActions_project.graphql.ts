/**
 * @generated SignedSource<<50004fd7b767b8dffc3edafdeb010101>>
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
  readonly name: string;
  readonly rootFolder: {
    readonly folderId: string;
    readonly id: string;
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
          "name": "folderId",
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

(node as any).hash = "f3ddcbc1959eb41673863834956fe46b";

export default node;
