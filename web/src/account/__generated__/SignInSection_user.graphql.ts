/**
 * @generated SignedSource<<c8614790e87e4a7c491c73fc830b3cfc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInSection_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Authenticator_user" | "Passkeys_user">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Passkeys_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "1c3ab899772b1e47a5f8dee435d196e4";

export default node;
