/**
 * @generated SignedSource<<0e56c3e17cfb02f5cbb123318a503b3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentProducts_use$data = {
  readonly recent: ReadonlyArray<{
    readonly installations: number;
    readonly lastAddedAt: string;
    readonly product: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProductResult_product">;
    };
  }>;
  readonly " $fragmentType": "RecentProducts_use";
};
export type RecentProducts_use$key = {
  readonly " $data"?: RecentProducts_use$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentProducts_use">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentProducts_use",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UsedProduct",
      "kind": "LinkedField",
      "name": "recent",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProductResult_product"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "installations",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastAddedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductUse",
  "abstractKey": null
};

(node as any).hash = "f52b7fc9c118b8a1265998d2c1d175ea";

export default node;
