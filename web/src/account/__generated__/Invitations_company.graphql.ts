/**
 * @generated SignedSource<<450674c506de9ad42ec80e3a41fb996d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "da" | "de" | "en" | "fi" | "no" | "sv" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Invitations_company$data = {
  readonly invitations: ReadonlyArray<{
    readonly email: string;
    readonly expiresAt: string | null | undefined;
    readonly firstName: string;
    readonly id: string;
    readonly language: Language;
    readonly lastName: string;
  }> | null | undefined;
  readonly " $fragmentType": "Invitations_company";
};
export type Invitations_company$key = {
  readonly " $data"?: Invitations_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"Invitations_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Invitations_company",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PendingInvitation",
        "kind": "LinkedField",
        "name": "invitations",
        "plural": true,
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
            "name": "email",
            "storageKey": null
          },
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
            "name": "language",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "da49aeace89234794e657c99f2e71794";

export default node;
