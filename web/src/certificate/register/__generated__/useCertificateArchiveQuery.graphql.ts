/**
 * @generated SignedSource<<cc3c971c1848290d2685f59f3a6bc2f7>>
 * @relayHash ca69eabd9b122e344c716c6d15971c60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc33f0c3c585fea527e27b4898bed842423f3a42ff9d4f34349f4b57c00d1ab3

import type { ConcreteRequest } from 'relay-runtime';
export type CertificateArchiveFailure = "FILE_MISSING" | "NOT_MADE" | "%future added value";
export type CertificateArchiveState = "DONE" | "FAILED" | "QUEUED" | "RUNNING" | "%future added value";
export type CertificateState = "FAILED" | "NOT_SENT" | "QUEUED" | "SENT" | "%future added value";
export type useCertificateArchiveQuery$variables = {
  endsFrom?: string | null | undefined;
  endsTo?: string | null | undefined;
  from?: string | null | undefined;
  isCounted: boolean;
  query?: string | null | undefined;
  states?: ReadonlyArray<CertificateState> | null | undefined;
  to?: string | null | undefined;
};
export type useCertificateArchiveQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly certificateArchive: {
        readonly done: number;
        readonly endsFrom: string | null | undefined;
        readonly endsTo: string | null | undefined;
        readonly expiresAt: string | null | undefined;
        readonly from: string;
        readonly missing: string | null | undefined;
        readonly query: string | null | undefined;
        readonly reason: CertificateArchiveFailure | null | undefined;
        readonly size: number | null | undefined;
        readonly state: CertificateArchiveState;
        readonly states: ReadonlyArray<CertificateState> | null | undefined;
        readonly to: string;
        readonly total: number;
        readonly url: string | null | undefined;
      } | null | undefined;
      readonly certificates?: {
        readonly totalCount: number;
      };
    };
  };
};
export type useCertificateArchiveQuery = {
  response: useCertificateArchiveQuery$data;
  variables: useCertificateArchiveQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "endsFrom"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "endsTo"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isCounted"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "states"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "CertificateArchive",
  "kind": "LinkedField",
  "name": "certificateArchive",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "query",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "states",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "endsFrom",
      "variableName": "endsFrom"
    },
    {
      "kind": "Variable",
      "name": "endsTo",
      "variableName": "endsTo"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    },
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "from"
    },
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "query"
    },
    {
      "kind": "Variable",
      "name": "states",
      "variableName": "states"
    },
    {
      "kind": "Variable",
      "name": "to",
      "variableName": "to"
    }
  ],
  "concreteType": "CertificateConnection",
  "kind": "LinkedField",
  "name": "certificates",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCertificateArchiveQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "viewer",
          "plural": false,
          "selections": [
            {
              "kind": "RequiredField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Company",
                "kind": "LinkedField",
                "name": "company",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "condition": "isCounted",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "kind": "RequiredField",
                        "field": (v8/*:: as any*/),
                        "action": "THROW"
                      }
                    ]
                  }
                ],
                "storageKey": null
              },
              "action": "THROW"
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCertificateArchiveQuery",
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
              (v7/*:: as any*/),
              {
                "condition": "isCounted",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  (v8/*:: as any*/)
                ]
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dc33f0c3c585fea527e27b4898bed842423f3a42ff9d4f34349f4b57c00d1ab3",
    "metadata": {},
    "name": "useCertificateArchiveQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "91e72d032a94288c8fdec80aa431b395";

export default node;
