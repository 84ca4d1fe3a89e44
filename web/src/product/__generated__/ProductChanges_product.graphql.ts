/**
 * @generated SignedSource<<6bfaf72c64cd97f45805c9386d8b0bd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Recipe = "PARALLEL_RESISTIVE_FLEXIBLE_LENGTH" | "SELF_REGULATING_FLEXIBLE_LENGTH" | "SERIES_RESISTIVE_FLEXIBLE_LENGTH" | "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductChanges_product$data = {
  readonly cableMarking: string | null | undefined;
  readonly id: string;
  readonly recipe: Recipe | null | undefined;
  readonly " $fragmentType": "ProductChanges_product";
};
export type ProductChanges_product$key = {
  readonly " $data"?: ProductChanges_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductChanges_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductChanges_product",
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
      "name": "cableMarking",
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

(node as any).hash = "9842f859c38517b25a276ce47bbb351e";

export default node;
