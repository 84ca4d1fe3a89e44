/**
 * @generated SignedSource<<b5ba43419eea2b06df78f36cd06afaec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductField = "CABLE_LENGTH" | "CABLE_MARKING" | "ISOLATION" | "VOLTAGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductResult_product$data = {
  readonly extraFields: ReadonlyArray<ProductField>;
  readonly id: string;
  readonly nominalResistance: number | null | undefined;
  readonly number: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductForm_product">;
  readonly " $fragmentType": "ProductResult_product";
};
export type ProductResult_product$key = {
  readonly " $data"?: ProductResult_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductResult_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductResult_product",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraFields",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nominalResistance",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductForm_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "4188d0a489ba784fd6c9f57852f26dd6";

export default node;
