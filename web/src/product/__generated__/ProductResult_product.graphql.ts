/**
 * @generated SignedSource<<617e54ec15e0c99b0e9707ee1b7b5766>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductField = "CABLE_LENGTH" | "CABLE_MARKING" | "ISOLATION" | "VOLTAGE" | "%future added value";
export type Recipe = "PARALLEL_RESISTIVE_FLEXIBLE_LENGTH" | "SELF_REGULATING_FLEXIBLE_LENGTH" | "SERIES_RESISTIVE_FLEXIBLE_LENGTH" | "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductResult_product$data = {
  readonly extraFields: ReadonlyArray<ProductField>;
  readonly id: string;
  readonly maxResistance: number | null | undefined;
  readonly minResistance: number | null | undefined;
  readonly nominalResistance: number | null | undefined;
  readonly number: string;
  readonly power: number | null | undefined;
  readonly recipe: Recipe | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipe",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "power",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minResistance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxResistance",
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

(node as any).hash = "f1d8a72da4500c56dc97472dd808b0fc";

export default node;
