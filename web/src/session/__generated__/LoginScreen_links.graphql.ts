/**
 * @generated SignedSource<<4ff5983f1c2574e186595fca68b553dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoginScreen_links$data = {
  readonly support: string;
  readonly " $fragmentSpreads": FragmentRefs<"StoreLinks_links">;
  readonly " $fragmentType": "LoginScreen_links";
};
export type LoginScreen_links$key = {
  readonly " $data"?: LoginScreen_links$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoginScreen_links">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoginScreen_links",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "support",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoreLinks_links"
    }
  ],
  "type": "Links",
  "abstractKey": null
};

(node as any).hash = "29a1830a9c2d17ddc6c59355936fd09d";

export default node;
