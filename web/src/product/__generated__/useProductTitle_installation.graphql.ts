/**
 * @generated SignedSource<<a6993d8e5e30c31064f3c52eabec2e86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Recipe = "PARALLEL_RESISTIVE_FLEXIBLE_LENGTH" | "SELF_REGULATING_FLEXIBLE_LENGTH" | "SERIES_RESISTIVE_FLEXIBLE_LENGTH" | "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useProductTitle_installation$data = {
  readonly products: ReadonlyArray<{
    readonly cableLength: number | null | undefined;
    readonly recipe: Recipe | null | undefined;
  }>;
  readonly " $fragmentType": "useProductTitle_installation";
};
export type useProductTitle_installation$key = {
  readonly " $data"?: useProductTitle_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProductTitle_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useProductTitle_installation",
  "selections": [
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
          "name": "recipe",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cableLength",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "4c09d843813826951c8e857e78541b85";

export default node;
