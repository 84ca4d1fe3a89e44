/**
 * @generated SignedSource<<fdf95d717eb7c2c610c958c64e35b361>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnfinishedNames_folder$data = {
  readonly installations: ReadonlyArray<{
    readonly awaitsReview: boolean | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "awaitsReview",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SignableFolder",
  "abstractKey": null
};

(node as any).hash = "8fc5101e8e9fd25f8a38ae6a1fcbd4db";

export default node;
