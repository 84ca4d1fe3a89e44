/**
 * @generated SignedSource<<da3dd28b55bb04d9c5e8809223aee8da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderStatus_folder$data = {
  readonly isComplete: boolean;
  readonly " $fragmentType": "FolderStatus_folder";
};
export type FolderStatus_folder$key = {
  readonly " $data"?: FolderStatus_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderStatus_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FolderStatus_folder",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isComplete",
      "storageKey": null
    }
  ],
  "type": "Folder",
  "abstractKey": null
};

(node as any).hash = "38e3be6de3309dc250d8150ebffcc9f0";

export default node;
