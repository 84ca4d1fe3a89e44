/**
 * @generated SignedSource<<c46cbaad49ed5b4e40b3f2f494bc1b3b>>
 * @relayHash 7f1ccab62246c1d6ee11275b6bb75bba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 893153bd29664d261f26826431b7dd3674459ec1f4883c20d9ac3e7959f73df2

import type { ConcreteRequest } from 'relay-runtime';
export type CertificateOrderField = "ACTIVATION_DATE" | "CUSTOMER" | "NUMBER" | "VALID_UNTIL" | "%future added value";
export type CertificateState = "FAILED" | "NOT_SENT" | "QUEUED" | "SENT" | "%future added value";
export type CertificateStatus = "ISSUED" | "REPLACED" | "WITHDRAWN" | "%future added value";
export type DeliveryState = "FAILED" | "QUEUED" | "SENT" | "%future added value";
export type OrderDirection = "ASC" | "DESC" | "%future added value";
export type CertificateOrder = {
  direction?: OrderDirection;
  field?: CertificateOrderField;
};
export type fetchAllCertificatesQuery$variables = {
  after?: string | null | undefined;
  endsFrom?: string | null | undefined;
  endsTo?: string | null | undefined;
  first: number;
  from?: string | null | undefined;
  orderBy?: CertificateOrder | null | undefined;
  query?: string | null | undefined;
  states?: ReadonlyArray<CertificateState> | null | undefined;
  statuses?: ReadonlyArray<CertificateStatus> | null | undefined;
  to?: string | null | undefined;
};
export type fetchAllCertificatesQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly certificates: {
        readonly edges: ReadonlyArray<{
          readonly city: string;
          readonly customer: string;
          readonly folderName: string;
          readonly node: {
            readonly activationDate: string;
            readonly number: string;
            readonly recipients: ReadonlyArray<{
              readonly copy: boolean;
              readonly email: string;
              readonly state: DeliveryState;
            }>;
            readonly replacedBy: ReadonlyArray<{
              readonly number: string;
            }> | null | undefined;
            readonly status: CertificateStatus | null | undefined;
            readonly withdrawal: {
              readonly at: string;
              readonly reason: string;
            } | null | undefined;
          };
          readonly projectName: string;
          readonly rooms: ReadonlyArray<string>;
          readonly validUntil: string;
        }>;
        readonly pageInfo: {
          readonly endCursor: string | null | undefined;
          readonly hasNextPage: boolean;
        };
        readonly totalCount: number;
      };
    };
  };
};
export type fetchAllCertificatesQuery = {
  response: fetchAllCertificatesQuery$data;
  variables: fetchAllCertificatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "endsFrom"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "endsTo"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "states"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "statuses"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v10 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
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
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
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
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "projectName",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "folderName",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customer",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rooms",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "validUntil",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "activationDate",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Withdrawal",
  "kind": "LinkedField",
  "name": "withdrawal",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "RelatedCertificate",
  "kind": "LinkedField",
  "name": "replacedBy",
  "plural": true,
  "selections": [
    (v19/*:: as any*/)
  ],
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "CertificateRecipient",
  "kind": "LinkedField",
  "name": "recipients",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "copy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v25 = {
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
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchAllCertificatesQuery",
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
                  {
                    "kind": "RequiredField",
                    "field": {
                      "alias": null,
                      "args": (v10/*:: as any*/),
                      "concreteType": "CertificateConnection",
                      "kind": "LinkedField",
                      "name": "certificates",
                      "plural": false,
                      "selections": [
                        (v11/*:: as any*/),
                        (v12/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "CertificateEdge",
                          "kind": "LinkedField",
                          "name": "edges",
                          "plural": true,
                          "selections": [
                            (v13/*:: as any*/),
                            (v14/*:: as any*/),
                            (v15/*:: as any*/),
                            (v16/*:: as any*/),
                            (v17/*:: as any*/),
                            (v18/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "Certificate",
                              "kind": "LinkedField",
                              "name": "node",
                              "plural": false,
                              "selections": [
                                (v19/*:: as any*/),
                                (v20/*:: as any*/),
                                (v21/*:: as any*/),
                                (v22/*:: as any*/),
                                (v23/*:: as any*/),
                                (v24/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
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
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v9/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchAllCertificatesQuery",
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
                "alias": null,
                "args": (v10/*:: as any*/),
                "concreteType": "CertificateConnection",
                "kind": "LinkedField",
                "name": "certificates",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CertificateEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Certificate",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v25/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v25/*:: as any*/)
            ],
            "storageKey": null
          },
          (v25/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "893153bd29664d261f26826431b7dd3674459ec1f4883c20d9ac3e7959f73df2",
    "metadata": {},
    "name": "fetchAllCertificatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "03d36733920d586d717dfec038e785e7";

export default node;
