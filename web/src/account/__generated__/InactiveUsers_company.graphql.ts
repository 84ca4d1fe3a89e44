/**
 * @generated SignedSource<<7da11d1bd6c6c45443c8beccb5a54673>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InactiveUsers_company$data = {
  readonly everybody: {
    readonly nodes: ReadonlyArray<{
      readonly active: boolean;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"UserRow_user">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "InactiveUsers_company";
};
export type InactiveUsers_company$key = {
  readonly " $data"?: InactiveUsers_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"InactiveUsers_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InactiveUsers_company",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": "everybody",
        "args": [
          {
            "kind": "Literal",
            "name": "active",
            "value": false
          }
        ],
        "concreteType": "UserList",
        "kind": "LinkedField",
        "name": "allUsers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "nodes",
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
                "name": "active",
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "UserRow_user"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "allUsers(active:false)"
      },
      "to": "NULL"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "368d826e143f68a8af873f705e269a18";

export default node;
