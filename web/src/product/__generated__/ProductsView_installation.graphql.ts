/**
 * @generated SignedSource<<d15e95a33f5ccd23e39e4bae3ecc293b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductsView_installation$data = {
  readonly id: string;
  readonly products: ReadonlyArray<{
    readonly catalogueProductId: string;
  }>;
  readonly title: string;
  readonly viewerCanRecord: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AddedProducts_installation" | "FoilExpected_installation">;
  readonly " $fragmentType": "ProductsView_installation";
};
export type ProductsView_installation$key = {
  readonly " $data"?: ProductsView_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductsView_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductsView_installation",
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
      "name": "viewerCanRecord",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InstalledProduct",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "catalogueProductId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddedProducts_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FoilExpected_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "b9e3054db1fc6ad41a68a5d4765c9a30";

export default node;
