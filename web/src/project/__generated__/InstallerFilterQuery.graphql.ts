/**
 * @generated SignedSource<<fd93d5374265f7e59cf8e79701cbcc70>>
 * @relayHash 953ae3d02525d101a778955a0e72a37d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f51493f2ccdff64ff95cf6e4d68f9132b5215e3b2a20e585d6ce5464b5378f1

import type { ConcreteRequest } from 'relay-runtime';
export type InstallerFilterQuery$variables = Record<PropertyKey, never>;
export type InstallerFilterQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly people: {
        readonly nodes: ReadonlyArray<{
          readonly firstName: string;
          readonly id: string;
          readonly installer: boolean;
          readonly lastName: string;
        }>;
      };
    };
  };
};
export type InstallerFilterQuery = {
  response: InstallerFilterQuery$data;
  variables: InstallerFilterQuery$variables;
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
  "alias": "people",
  "args": [
    {
      "kind": "Literal",
      "name": "active",
      "value": false
    }
  ],
  "concreteType": "UserList",
  "kind": "LinkedField",
  "name": "allUsers",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "installer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "allUsers(active:false)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InstallerFilterQuery",
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
                    "field": (v1/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InstallerFilterQuery",
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
              (v0/*:: as any*/)
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
    "id": "4f51493f2ccdff64ff95cf6e4d68f9132b5215e3b2a20e585d6ce5464b5378f1",
    "metadata": {},
    "name": "InstallerFilterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f8d70be492d9de13e177d2155ce060e3";

export default node;
