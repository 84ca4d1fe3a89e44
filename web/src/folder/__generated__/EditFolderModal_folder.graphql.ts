/**
 * @generated SignedSource<<b42eb5bbf7fa73c81cbfd519f0b591ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditFolderModal_folder$data = {
  readonly activatedInstallationCount: number | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activatedInstallationCount",
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

(node as any).hash = "88e89f2aff2ce5c6c99075407df88a5e";

export default node;
