/**
 * @generated SignedSource<<d473c738a2cc4e569db3e27984ff2d27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderChoice_project$data = {
  readonly name: string;
  readonly rootFolder: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"FolderBranch_folder">;
  };
  readonly " $fragmentType": "FolderChoice_project";
};
export type FolderChoice_project$key = {
  readonly " $data"?: FolderChoice_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderChoice_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FolderChoice_project",
  "selections": [
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
      "concreteType": "Folder",
      "kind": "LinkedField",
      "name": "rootFolder",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FolderBranch_folder"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "3d13ca74040183e799ea021a7c15e578";

export default node;
