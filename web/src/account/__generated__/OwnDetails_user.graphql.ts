/**
 * @generated SignedSource<<c8bfca738b00199d97f012989bddc8d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "da" | "de" | "en" | "fi" | "no" | "sv" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwnDetails_user$data = {
  readonly email: string;
  readonly firstName: string;
  readonly installer: boolean;
  readonly language: Language;
  readonly lastName: string;
  readonly phone: string | null | undefined;
  readonly subscribeToNewsletter: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EditOwnDetailsModal_user">;
  readonly " $fragmentType": "OwnDetails_user";
};
export type OwnDetails_user$key = {
  readonly " $data"?: OwnDetails_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnDetails_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnDetails_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "installer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subscribeToNewsletter",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditOwnDetailsModal_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d94e3eed938bc6756bd9814cd2b6c186";

export default node;
