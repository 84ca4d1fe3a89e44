/**
 * @generated SignedSource<<d3b6d8269ab4c4c625859b6dd23654c6>>
 * @relayHash af2f37205e79c926f93398b2b672e917
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb3c8533cdf318b7c96629ce26c189d9cd121947946793442eccb7b269bce518

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryAction = "BATCH_ARCHIVED" | "BATCH_ASSIGNED" | "BATCH_EXCHANGED" | "BATCH_REOPENED" | "BATCH_RESENT" | "CERTIFICATE_CODE_REPLACED" | "CERTIFICATE_ISSUED" | "CERTIFICATE_REPLACED" | "CERTIFICATE_RESENT" | "CERTIFICATE_SENT" | "CERTIFICATE_WITHDRAWN" | "COMPANY_CHANGED" | "COMPANY_CREATED" | "DELIVERY_FAILED" | "DELIVERY_SENT" | "EXPORT_STARTED" | "FAULT_CHANGED" | "FOLDER_CHANGED" | "FOLDER_CREATED" | "FOLDER_REMOVED" | "INSTALLATION_ACTIVATED" | "INSTALLATION_CHANGED" | "INSTALLATION_CREATED" | "INSTALLATION_DEACTIVATED" | "INSTALLATION_FINISHED" | "INSTALLATION_RELEASED" | "INSTALLATION_REMOVED" | "INSTALLATION_REOPENED" | "INSTALLATION_RETURNED" | "INSTRUMENT_CHANGED" | "INSTRUMENT_CREATED" | "INSTRUMENT_REMOVED" | "INVITATION_WITHDRAWN" | "NOTICE_FAILED" | "NOTICE_SENT" | "OTHER" | "PASSKEY_ADDED" | "PASSKEY_REMOVED" | "PRODUCT_ADDED" | "PRODUCT_CHANGED" | "PRODUCT_REMOVED" | "PROGRAM_CREATED" | "PROGRAM_REVOKED" | "PROGRAM_ROTATED" | "PROJECT_ARCHIVED" | "PROJECT_CHANGED" | "PROJECT_CREATED" | "PROJECT_REMOVED" | "PROJECT_REOPENED" | "STEP_CHANGED" | "STEP_RECORDED" | "TEMPLATE_CHANGED" | "TEMPLATE_CREATED" | "TEMPLATE_REMOVED" | "USER_CHANGED" | "USER_DEACTIVATED" | "USER_INVITED" | "USER_JOINED" | "USER_REACTIVATED" | "USER_REMOVED" | "WEBHOOK_CHANGED" | "WEBHOOK_CREATED" | "WEBHOOK_REMOVED" | "WEBHOOK_ROTATED" | "%future added value";
export type HistoryFilter = {
  action?: HistoryAction | null | undefined;
  actorId?: string | null | undefined;
  before?: string | null | undefined;
  from?: string | null | undefined;
  isGrouped?: boolean | null | undefined;
  query?: string | null | undefined;
  since?: string | null | undefined;
  to?: string | null | undefined;
};
export type fetchAllHistoryQuery$variables = {
  after?: string | null | undefined;
  filter?: HistoryFilter | null | undefined;
  first: number;
  id: string;
};
export type fetchAllHistoryQuery$data = {
  readonly node: {
    readonly history?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"historyEntry_entry">;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type fetchAllHistoryQuery = {
  response: fetchAllHistoryQuery$data;
  variables: fetchAllHistoryQuery$variables;
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
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v7 = {
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nodeId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v11 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "restId",
    "storageKey": null
  },
  (v10/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isRemoved",
    "storageKey": null
  }
],
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "HistoryPlace",
  "kind": "LinkedField",
  "name": "project",
  "plural": false,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "HistoryPlace",
  "kind": "LinkedField",
  "name": "folder",
  "plural": false,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "HistoryPlace",
  "kind": "LinkedField",
  "name": "installation",
  "plural": false,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certificateNumber",
  "storageKey": null
},
v16 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sequence",
    "storageKey": null
  },
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
    "name": "action",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "via",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "HistoryActor",
    "kind": "LinkedField",
    "name": "actor",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "storageKey": null
  },
  (v12/*:: as any*/),
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "HistoryPerson",
    "kind": "LinkedField",
    "name": "user",
    "plural": false,
    "selections": [
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "templateName",
    "storageKey": null
  },
  (v15/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "HistoryProduct",
    "kind": "LinkedField",
    "name": "product",
    "plural": false,
    "selections": [
      (v10/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stepLabel",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "HistoryChange",
    "kind": "LinkedField",
    "name": "changes",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "field",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stepNumber",
        "storageKey": null
      },
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
        "name": "fromName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "toName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isErased",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "HistoryItem",
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": [
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchAllHistoryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "HistoryConnection",
                "kind": "LinkedField",
                "name": "history",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HistoryEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "HistoryEntry",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "InlineDataFragmentSpread",
                            "name": "historyEntry_entry",
                            "selections": (v16/*:: as any*/),
                            "args": null,
                            "argumentDefinitions": []
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "HistorySubject",
            "abstractKey": "__isHistorySubject"
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
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchAllHistoryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "HistoryConnection",
                "kind": "LinkedField",
                "name": "history",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HistoryEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "HistoryEntry",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": (v16/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "HistorySubject",
            "abstractKey": "__isHistorySubject"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cb3c8533cdf318b7c96629ce26c189d9cd121947946793442eccb7b269bce518",
    "metadata": {},
    "name": "fetchAllHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b0c328c71220170c1f187b736320db5f";

export default node;
