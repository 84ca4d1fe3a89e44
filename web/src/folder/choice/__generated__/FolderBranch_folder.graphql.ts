/**
 * @generated SignedSource<<b3d027eea4a32058cb9a8076083a638f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderBranch_folder$data = {
  readonly folderId: string;
  readonly id: string;
  readonly title: string;
  readonly viewerCanAddSubFolder: boolean;
  readonly " $fragmentType": "FolderBranch_folder";
};
export type FolderBranch_folder$key = {
  readonly " $data"?: FolderBranch_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderBranch_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FolderBranch_folder",
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
      "name": "folderId",
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
      "name": "viewerCanAddSubFolder",
      "storageKey": null
    }
  ],
  "type": "Folder",
  "abstractKey": null
};

(node as any).hash = "d8c7ead5be76d56f92793579c807f9ea";

export default node;
