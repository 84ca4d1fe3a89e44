/**
 * @generated SignedSource<<d9a1595a0851fc592f1cff5349648f16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnfinishedNames_folder$data = {
  readonly installations: ReadonlyArray<{
    readonly completedAt: string | null | undefined;
    readonly title: string;
  }>;
  readonly " $fragmentType": "UnfinishedNames_folder";
};
export type UnfinishedNames_folder$key = {
  readonly " $data"?: UnfinishedNames_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnfinishedNames_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnfinishedNames_folder",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SignableInstallation",
      "kind": "LinkedField",
      "name": "installations",
      "plural": true,
      "selections": [
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
          "name": "completedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SignableFolder",
  "abstractKey": null
};

(node as any).hash = "6bef31af2a5c6d47d8d528c7e787a5c9";

export default node;
