/**
 * @generated SignedSource<<a4cbdd5aff93e6271d3c953f5276f094>>
 * @relayHash 9a9932bf9e1a3068ee3859c290f6cb8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3eff19e870664aa6e2f93c93ff21cc1e75105515b274b799c7d0935eed4747cf

import type { ConcreteRequest } from 'relay-runtime';
export type StepInstrumentQuery$variables = Record<PropertyKey, never>;
export type StepInstrumentQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly id: string;
      readonly instruments: ReadonlyArray<{
        readonly calibrations: ReadonlyArray<{
          readonly validUntil: string;
        }>;
        readonly id: string;
        readonly isLastUsed: boolean;
        readonly maker: string;
        readonly model: string;
        readonly number: number;
        readonly retiredOn: string | null | undefined;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type StepInstrumentQuery = {
  response: StepInstrumentQuery$data;
  variables: StepInstrumentQuery$variables;
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
  "concreteType": "Company",
  "kind": "LinkedField",
  "name": "company",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
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
          "kind": "ScalarField",
          "name": "isLastUsed",
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StepInstrumentQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "StepInstrumentQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3eff19e870664aa6e2f93c93ff21cc1e75105515b274b799c7d0935eed4747cf",
    "metadata": {},
    "name": "StepInstrumentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fff444ae6be7077b20f57aa0395f4e92";

export default node;
