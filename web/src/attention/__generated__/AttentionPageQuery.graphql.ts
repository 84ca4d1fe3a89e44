/**
 * @generated SignedSource<<5b429ecbabda8d5f4787bc90e276c040>>
 * @relayHash 1bf6ab94e404f44c1d51c05df7384f06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0c011243b838a42511085dfdd82ab7b595165da87e25ab82056822324c761b4

import type { ConcreteRequest } from 'relay-runtime';
export type AttentionKind = "FAULT_REPORTED" | "INVITATION_UNUSED" | "MAIL_FAILED" | "MAIL_WAITING" | "NOT_ACTIVATED" | "PROJECT_OVERDUE" | "READY_TO_ACTIVATE" | "REVIEW_RETURNED" | "REVIEW_WAITING" | "STEP_LEFT" | "VALUE_OUTSIDE" | "%future added value";
export type AttentionPageQuery$variables = Record<PropertyKey, never>;
export type AttentionPageQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly attention: {
        readonly counts: ReadonlyArray<{
          readonly count: number;
          readonly kind: AttentionKind;
          readonly putOffCount: number | null | undefined;
          readonly putOffUntil: string | null | undefined;
        }>;
        readonly waitingCount: number;
      };
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type AttentionPageQuery = {
  response: AttentionPageQuery$data;
  variables: AttentionPageQuery$variables;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttentionCount",
      "kind": "LinkedField",
      "name": "counts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "putOffCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "putOffUntil",
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
    "name": "AttentionPageQuery",
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
              {
                "kind": "RequiredField",
                "field": (v1/*:: as any*/),
                "action": "THROW"
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
    "name": "AttentionPageQuery",
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b0c011243b838a42511085dfdd82ab7b595165da87e25ab82056822324c761b4",
    "metadata": {},
    "name": "AttentionPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aadf38bbfaf0d93fd10ad14238d04a07";

export default node;
