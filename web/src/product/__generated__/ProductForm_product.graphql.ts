/**
 * @generated SignedSource<<a2186c335409a0154a507bd9eea1f9aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductField = "CABLE_LENGTH" | "CABLE_MARKING" | "ISOLATION" | "VOLTAGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductForm_product$data = {
  readonly extraFields: ReadonlyArray<ProductField>;
  readonly " $fragmentSpreads": FragmentRefs<"FoilExpected_product" | "SeriesExpected_product">;
  readonly " $fragmentType": "ProductForm_product";
};
export type ProductForm_product$key = {
  readonly " $data"?: ProductForm_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductForm_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductForm_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraFields",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FoilExpected_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeriesExpected_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "819a9ec0ac33ff15654c262ec9f7b984";

export default node;
