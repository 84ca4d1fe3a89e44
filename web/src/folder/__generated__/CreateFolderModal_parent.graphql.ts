/**
 * @generated SignedSource<<317119c58e0bd2fea130b7a465aad50d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateFolderModal_parent$data = {
  readonly id: string;
  readonly isRoot: boolean;
  readonly " $fragmentType": "CreateFolderModal_parent";
};
export type CreateFolderModal_parent$key = {
  readonly " $data"?: CreateFolderModal_parent$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateFolderModal_parent">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateFolderModal_parent",
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
      "name": "isRoot",
      "storageKey": null
    }
  ],
  "type": "Folder",
  "abstractKey": null
};

(node as any).hash = "dc10dbf9c2aa34097dc31596f6bcc801";

export default node;
