/**
 * @generated SignedSource<<f5788c4a450bddb3e17f02f644e54187>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderActions_folder$data = {
  readonly id: string;
  readonly viewerCanAddSubFolder: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CreateFolderModal_parent" | "CreateInstallationModal_folder" | "EditFolderModal_folder">;
  readonly " $fragmentType": "FolderActions_folder";
};
export type FolderActions_folder$key = {
  readonly " $data"?: FolderActions_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderActions_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FolderActions_folder",
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
      "name": "viewerCanAddSubFolder",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditFolderModal_folder"
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
    }
  ],
  "type": "Folder",
  "abstractKey": null
};

(node as any).hash = "b4265de1e45aa1af3b3f514673f91232";

export default node;
