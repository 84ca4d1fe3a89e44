/**
 * @generated SignedSource<<6986d146d30884b2c4f560ba25c1b70c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderTable_folders$data = ReadonlyArray<{
  readonly id: string;
  readonly installationCount: number;
  readonly isComplete: boolean;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"FolderRow_folder">;
  readonly " $fragmentType": "FolderTable_folders";
}>;
export type FolderTable_folders$key = ReadonlyArray<{
  readonly " $data"?: FolderTable_folders$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderTable_folders">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FolderTable_folders",
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
      "name": "installationCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isComplete",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FolderRow_folder"
    }
  ],
  "type": "Folder",
  "abstractKey": null
};

(node as any).hash = "a14eca37a8888a614ce836b0f4a86a78";

export default node;
