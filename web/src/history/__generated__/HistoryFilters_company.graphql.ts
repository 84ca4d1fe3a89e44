/**
 * @generated SignedSource<<2da9a7432074103f5459718a87e207d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryFilters_company$data = {
  readonly people: {
    readonly nodes: ReadonlyArray<{
      readonly firstName: string;
      readonly id: string;
      readonly lastName: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "HistoryFilters_company";
};
export type HistoryFilters_company$key = {
  readonly " $data"?: HistoryFilters_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryFilters_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoryFilters_company",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": "people",
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
                "name": "firstName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastName",
                "storageKey": null
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

(node as any).hash = "f57a7bc7a6fa4d97fc967314ad1f69e7";

export default node;
