/**
 * @generated SignedSource<<76832632adb3c5c4e4b1e0959b32495c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Recipe = "PARALLEL_RESISTIVE_FLEXIBLE_LENGTH" | "SELF_REGULATING_FLEXIBLE_LENGTH" | "SERIES_RESISTIVE_FLEXIBLE_LENGTH" | "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FoilExpected_installation$data = {
  readonly products: ReadonlyArray<{
    readonly cableLength: number | null | undefined;
    readonly power: number | null | undefined;
    readonly recipe: Recipe | null | undefined;
  }>;
  readonly " $fragmentType": "FoilExpected_installation";
};
export type FoilExpected_installation$key = {
  readonly " $data"?: FoilExpected_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoilExpected_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FoilExpected_installation",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "power",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "0a5f13f1bc8bb8063a10a1e5696bdf3f";

export default node;
