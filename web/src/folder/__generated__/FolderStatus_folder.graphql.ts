/**
 * @generated SignedSource<<f687e15a4c5e5a00dd6fbb8f4b37b316>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderStatus_folder$data = {
  readonly installationCount: number;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "installationCount",
      "storageKey": null
    }
  ],
  "type": "Folder",
  "abstractKey": null
};

(node as any).hash = "afe3256da5bc12bb5bfff829058ccc78";

export default node;
