/**
 * @generated SignedSource<<ac04aff1a75ec87340a341452fcf844e>>
 * @relayHash 1026ab1ce5ef89e9e0f17849ca2c5703
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb1e76345986f4eae79fd08c139d58c4b5293d132288bc240eae83e7fecce7ee

import type { ConcreteRequest } from 'relay-runtime';
export type DeactivateUserModalQuery$variables = {
  hasHandover: boolean;
  userId: string;
};
export type DeactivateUserModalQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly installations?: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly path: ReadonlyArray<{
              readonly title: string;
            }>;
            readonly title: string;
          };
        }>;
        readonly totalCount: number;
      } | null | undefined;
      readonly installers: ReadonlyArray<{
        readonly firstName: string;
        readonly id: string;
        readonly lastName: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type DeactivateUserModalQuery = {
  response: DeactivateUserModalQuery$data;
  variables: DeactivateUserModalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasHandover"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "installers",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = {
  "condition": "hasHandover",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "archived",
          "value": false
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        },
        {
          "kind": "Variable",
          "name": "installerId",
          "variableName": "userId"
        },
        {
          "kind": "Literal",
          "name": "status",
          "value": "STARTED"
        }
      ],
      "concreteType": "InstallationConnection",
      "kind": "LinkedField",
      "name": "installations",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "InstallationEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Installation",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PathSegment",
                  "kind": "LinkedField",
                  "name": "path",
                  "plural": true,
                  "selections": [
                    (v4/*:: as any*/)
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
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeactivateUserModalQuery",
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
              (v3/*:: as any*/),
              (v5/*:: as any*/)
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DeactivateUserModalQuery",
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
              (v3/*:: as any*/),
              (v5/*:: as any*/),
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
    "id": "fb1e76345986f4eae79fd08c139d58c4b5293d132288bc240eae83e7fecce7ee",
    "metadata": {},
    "name": "DeactivateUserModalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f81201d106ee0ee413b5da7892600795";

export default node;
