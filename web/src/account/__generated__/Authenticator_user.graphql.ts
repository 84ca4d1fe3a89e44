/**
 * @generated SignedSource<<7a11bd1f0bf0901d49c883da39661d58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type Authenticator_user$data = {
  readonly hasAuthenticator: Result<boolean | null | undefined, unknown>;
  readonly " $fragmentType": "Authenticator_user";
};
export type Authenticator_user$key = {
  readonly " $data"?: Authenticator_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Authenticator_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Authenticator_user",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasAuthenticator",
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "dcc9ca18b4e260e7864d6263a9442436";

export default node;
