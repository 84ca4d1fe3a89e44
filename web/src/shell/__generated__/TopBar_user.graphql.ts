/**
 * @generated SignedSource<<46a7bdd3454d340d193833f135ffd05b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopBar_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SearchButton_user" | "UserMenu_user">;
  readonly " $fragmentType": "TopBar_user";
};
export type TopBar_user$key = {
  readonly " $data"?: TopBar_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopBar_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopBar_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SearchButton_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserMenu_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "18ec6d01b4886e7792ce8adab319034c";

export default node;
