/**
 * @generated SignedSource<<9dd0e8f43b3156b02befa3dbe4265f25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditFolderModal_folder$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteFolderView_folder">;
  readonly " $fragmentType": "EditFolderModal_folder";
};
export type EditFolderModal_folder$key = {
  readonly " $data"?: EditFolderModal_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditFolderModal_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditFolderModal_folder",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteFolderView_folder"
    }
  ],
  "type": "Folder",
  "abstractKey": null
};

(node as any).hash = "754e04f71f23b7aac4d6fbc853abf408";

export default node;
