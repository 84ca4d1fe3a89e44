/**
 * @generated SignedSource<<4bdb6c2a5b085b09448ba74691d0ca15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoreLinks_links$data = {
  readonly appStore: string;
  readonly playStore: string;
  readonly " $fragmentType": "StoreLinks_links";
};
export type StoreLinks_links$key = {
  readonly " $data"?: StoreLinks_links$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoreLinks_links">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoreLinks_links",
  "selections": [
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

(node as any).hash = "0cb525efe9af4698fefc9380e8e89027";

export default node;
