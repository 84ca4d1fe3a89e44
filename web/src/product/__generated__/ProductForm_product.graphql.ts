/**
 * @generated SignedSource<<c57d2e3388d673141c028c42f39b682d>>
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "e31c5e59cdacdef2789dfc9d5cf85095";

export default node;
