/**
 * @generated SignedSource<<6bdd62530f16edd999c3f3a5a9599b07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInSection_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Authenticator_user">;
  readonly " $fragmentType": "SignInSection_user";
};
export type SignInSection_user$key = {
  readonly " $data"?: SignInSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInSection_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Authenticator_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "06f7e8a578c6d24fb6bc478fd1edc4e3";

export default node;
