/**
 * @generated SignedSource<<b3c0fac346efda8d1ff48c52c1724d99>>
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
  readonly " $fragmentSpreads": FragmentRefs<"SeriesExpected_product">;
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
      "name": "SeriesExpected_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "5106dfbd1bba4264ffe3965eb6232720";

export default node;
