/**
 * @generated SignedSource<<2a39e05eee178fdce36e50525b6e7ddb>>
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
  readonly version: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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

(node as any).hash = "d03cda0f36661a0e2a76d6b88ee4ec47";

export default node;
