/**
 * @generated SignedSource<<b666ee24dd3bc89747366d21295e3b2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectActions_project$data = {
  readonly id: string;
  readonly rootFolder: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CreateFolderModal_parent" | "CreateInstallationModal_folder">;
  };
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "CreateFolderModal_parent"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CreateInstallationModal_folder"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "cf66834287479c346ab03bbcaec719c4";

export default node;
