/**
 * @generated SignedSource<<10214b1ab864ad7d1ac1897e9434999f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductKind = "CABLE" | "FOIL" | "MAT" | "PARALLEL_RESISTIVE" | "SELF_REGULATING" | "SERIES_RESISTIVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductsView_company$data = {
  readonly productUse: {
    readonly kinds: ReadonlyArray<{
      readonly count: number;
      readonly kind: ProductKind;
    }>;
    readonly recent: ReadonlyArray<{
      readonly product: {
        readonly id: string;
      };
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"RecentProducts_use">;
  } | null | undefined;
  readonly " $fragmentType": "ProductsView_company";
};
export type ProductsView_company$key = {
  readonly " $data"?: ProductsView_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductsView_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductsView_company",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ProductUse",
        "kind": "LinkedField",
        "name": "productUse",
        "plural": false,
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
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductKindCount",
            "kind": "LinkedField",
            "name": "kinds",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RecentProducts_use"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "7da249af46e6721ec73f71b21b453576";

export default node;
