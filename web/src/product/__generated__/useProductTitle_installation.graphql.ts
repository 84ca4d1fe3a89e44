/**
 * @generated SignedSource<<22023168769ce20f3efce8233d4c3b08>>
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
    readonly cableMarking: string | null | undefined;
    readonly id: string;
    readonly length: number | null | undefined;
    readonly recipe: Recipe | null | undefined;
    readonly title: string;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cableMarking",
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
          "name": "length",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "be231f54cea1dc09c28b4343d27b309d";

export default node;
