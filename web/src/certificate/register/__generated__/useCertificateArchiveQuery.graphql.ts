/**
 * @generated SignedSource<<f0cb20933049038cc75415671516da3d>>
 * @relayHash 0709ac2ce28b813a4a4de72c273f5019
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77f08da34108059a01b5c7e6cc5cedf4a2fe8d429ddb3588d9180d104fe8d5c9

import type { ConcreteRequest } from 'relay-runtime';
export type CertificateArchiveFailure = "FILE_MISSING" | "NOT_MADE" | "%future added value";
export type CertificateArchiveState = "DONE" | "FAILED" | "QUEUED" | "RUNNING" | "%future added value";
export type CertificateState = "FAILED" | "NOT_SENT" | "QUEUED" | "SENT" | "%future added value";
export type CertificateStatus = "ISSUED" | "REPLACED" | "WITHDRAWN" | "%future added value";
export type useCertificateArchiveQuery$variables = {
  endsFrom?: string | null | undefined;
  endsTo?: string | null | undefined;
  from?: string | null | undefined;
  isCounted: boolean;
  query?: string | null | undefined;
  states?: ReadonlyArray<CertificateState> | null | undefined;
  statuses?: ReadonlyArray<CertificateStatus> | null | undefined;
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
        readonly statuses: ReadonlyArray<CertificateStatus> | null | undefined;
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
  "name": "statuses"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v8 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statuses",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
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
      "name": "statuses",
      "variableName": "statuses"
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
v10 = {
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
      (v6/*:: as any*/),
      (v7/*:: as any*/)
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
                  (v8/*:: as any*/),
                  {
                    "condition": "isCounted",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "kind": "RequiredField",
                        "field": (v9/*:: as any*/),
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
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
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
              (v8/*:: as any*/),
              {
                "condition": "isCounted",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  (v9/*:: as any*/)
                ]
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "77f08da34108059a01b5c7e6cc5cedf4a2fe8d429ddb3588d9180d104fe8d5c9",
    "metadata": {},
    "name": "useCertificateArchiveQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fb70b50c155cfbc3d7b341e2397edc89";

export default node;
