/**
 * @generated SignedSource<<31c5d44f6c381559065f0549346e1cac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoginScreen_links$data = {
  readonly appStore: string;
  readonly playStore: string;
  readonly support: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "playStore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appStore",
      "storageKey": null
    }
  ],
  "type": "Links",
  "abstractKey": null
};

(node as any).hash = "87526c7f37e591781032499dd8d533c3";

export default node;
