/**
 * @generated SignedSource<<82e03f180ab8df8501e670289978b475>>
 * @relayHash 22dbc4f659a8fc4e99d4205a43578d44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f0e9d174ff75ad4a6b680580172168ce273fd13a0324c105a04d8cb74616334

import type { ConcreteRequest } from 'relay-runtime';
export type StepInstrumentQuery$variables = Record<PropertyKey, never>;
export type StepInstrumentQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly id: string;
      readonly instruments: ReadonlyArray<{
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
    "id": "4f0e9d174ff75ad4a6b680580172168ce273fd13a0324c105a04d8cb74616334",
    "metadata": {},
    "name": "StepInstrumentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e672169dd2f80880e4f4af45f12080c1";

export default node;
