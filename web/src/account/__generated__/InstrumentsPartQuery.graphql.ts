/**
 * @generated SignedSource<<e620d01640c529a68932c887915e6970>>
 * @relayHash ef9f2466d8b12233bdbda5883b62fc37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b267ab128668e6095e3da3bbd91f6e4b051a44aa9af2be5d1331323eafa25401

import type { ConcreteRequest } from 'relay-runtime';
export type InstrumentsPartQuery$variables = Record<PropertyKey, never>;
export type InstrumentsPartQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly instruments: ReadonlyArray<{
        readonly calibrations: ReadonlyArray<{
          readonly validUntil: string;
        }>;
        readonly id: string;
        readonly maker: string;
        readonly model: string;
        readonly number: number;
        readonly retiredOn: string | null | undefined;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type InstrumentsPartQuery = {
  response: InstrumentsPartQuery$data;
  variables: InstrumentsPartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Instrument",
  "kind": "LinkedField",
  "name": "instruments",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maker",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "model",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retiredOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Calibration",
      "kind": "LinkedField",
      "name": "calibrations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InstrumentsPartQuery",
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
              {
                "kind": "CatchField",
                "field": (v1/*:: as any*/),
                "to": "NULL"
              }
            ],
            "storageKey": null
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
    "name": "InstrumentsPartQuery",
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
              (v1/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b267ab128668e6095e3da3bbd91f6e4b051a44aa9af2be5d1331323eafa25401",
    "metadata": {},
    "name": "InstrumentsPartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a64cb85b710573d4e052b3146188279e";

export default node;
