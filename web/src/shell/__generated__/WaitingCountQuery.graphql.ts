/**
 * @generated SignedSource<<d35c428280722c2e4390cde4ae8179b3>>
 * @relayHash c67d6851ce185001d1459997d0317e4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 688acdd142bff0782501c9c02a467279a7c296e18b030adbebb5609913b051d7

import type { ConcreteRequest } from 'relay-runtime';
export type WaitingCountQuery$variables = Record<PropertyKey, never>;
export type WaitingCountQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly attention: {
        readonly waitingCount: number;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type WaitingCountQuery = {
  response: WaitingCountQuery$data;
  variables: WaitingCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Attention",
  "kind": "LinkedField",
  "name": "attention",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingCount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WaitingCountQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Company",
              "kind": "LinkedField",
              "name": "company",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "NULL"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WaitingCountQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "688acdd142bff0782501c9c02a467279a7c296e18b030adbebb5609913b051d7",
    "metadata": {},
    "name": "WaitingCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "93242c2a8b0d477e122581506504ef20";

export default node;
