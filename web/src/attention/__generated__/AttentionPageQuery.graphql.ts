/**
 * @generated SignedSource<<4da74116394b4ac641f524c88c27feec>>
 * @relayHash 975ec88ff4d94350f7b61427df8ef435
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 715d72fffebcbe4c8016daaccef13df67615403367d314b8df76e79abe3748d8

import type { ConcreteRequest } from 'relay-runtime';
export type AttentionKind = "INVITATION_UNUSED" | "MAIL_FAILED" | "MAIL_WAITING" | "NOT_ACTIVATED" | "PROJECT_OVERDUE" | "READY_TO_ACTIVATE" | "STEP_LEFT" | "VALUE_OUTSIDE" | "%future added value";
export type AttentionPageQuery$variables = Record<PropertyKey, never>;
export type AttentionPageQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly attention: {
        readonly counts: ReadonlyArray<{
          readonly count: number;
          readonly kind: AttentionKind;
          readonly putOffUntil: string | null | undefined;
        }>;
        readonly waitingCount: number;
      };
      readonly id: string;
    } | null | undefined;
    readonly features: {
      readonly attention: boolean;
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
  "concreteType": "Features",
  "kind": "LinkedField",
  "name": "features",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attention",
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
},
v2 = {
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
            "kind": "CatchField",
            "field": (v0/*:: as any*/),
            "to": "NULL"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "kind": "RequiredField",
                "field": (v2/*:: as any*/),
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
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
    "id": "715d72fffebcbe4c8016daaccef13df67615403367d314b8df76e79abe3748d8",
    "metadata": {},
    "name": "AttentionPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "570353d62582015f601271c2575d90b4";

export default node;
