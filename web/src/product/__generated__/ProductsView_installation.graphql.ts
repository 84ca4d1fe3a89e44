/**
 * @generated SignedSource<<c37945c3d60adebb085ac47706b093b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductsView_installation$data = {
  readonly id: string;
  readonly title: string;
  readonly viewerCanRecord: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AddedProducts_installation" | "FoilExpected_installation">;
  readonly " $fragmentType": "ProductsView_installation";
};
export type ProductsView_installation$key = {
  readonly " $data"?: ProductsView_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductsView_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductsView_installation",
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
      "name": "viewerCanRecord",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddedProducts_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FoilExpected_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "e104b0c07a0cb17423777268665e4fa6";

export default node;
