/**
 * @generated SignedSource<<36d43589a070437e506965ae968d2a69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Recipe = "PARALLEL_RESISTIVE_FLEXIBLE_LENGTH" | "SELF_REGULATING_FLEXIBLE_LENGTH" | "SERIES_RESISTIVE_FLEXIBLE_LENGTH" | "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useProductTitle_product$data = {
  readonly id: string;
  readonly recipe: Recipe | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "useProductTitle_product";
};
export type useProductTitle_product$key = {
  readonly " $data"?: useProductTitle_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProductTitle_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useProductTitle_product",
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
      "name": "recipe",
      "storageKey": null
    }
  ],
  "type": "InstalledProduct",
  "abstractKey": null
};

(node as any).hash = "1e475f71f3a02e40814548e262d91423";

export default node;
