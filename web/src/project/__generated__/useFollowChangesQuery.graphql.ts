/**
 * @generated SignedSource<<8c922951e1fb82d0f96d5b020aff7721>>
 * @relayHash 160a7dca159a2caad22d623521659252
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce3e3b761c696e7822acbf5c106b6cd3b8362536d2345bdba36b1fd6f6d488d0

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type ChangedKind = "CERTIFICATE" | "FOLDER" | "INSTALLATION" | "PROJECT" | "USER" | "%future added value";
export type useFollowChangesQuery$variables = {
  after?: string | null | undefined;
};
export type useFollowChangesQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly changes: Result<{
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly kind: ChangedKind;
            readonly nodeId: string;
            readonly projectId: string | null | undefined;
            readonly restId: string;
          };
        }>;
        readonly pageInfo: {
          readonly endCursor: string | null | undefined;
          readonly hasNextPage: boolean;
        };
      } | null | undefined, unknown>;
    } | null | undefined;
  } | null | undefined;
};
export type useFollowChangesQuery = {
  response: useFollowChangesQuery$data;
  variables: useFollowChangesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "after",
      "variableName": "after"
    },
    {
      "kind": "Literal",
      "name": "fromNow",
      "value": true
    }
  ],
  "concreteType": "ChangeConnection",
  "kind": "LinkedField",
  "name": "changes",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangeEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Change",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "name": "nodeId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "restId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "projectId",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
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
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFollowChangesQuery",
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
                "to": "RESULT"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFollowChangesQuery",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ce3e3b761c696e7822acbf5c106b6cd3b8362536d2345bdba36b1fd6f6d488d0",
    "metadata": {},
    "name": "useFollowChangesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "15a8882e92d7b9afdf3f99f72fcd1b47";

export default node;
