/**
 * @generated SignedSource<<5ecd54c056942a6ba7d326e739fa8551>>
 * @relayHash 7cb4c4eef96e4bde7147c6a80bb8e54d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 466bd1f4b4500b2b1441e150a33f0c1ab97911c124bf035c64d88a5704479664

import type { ConcreteRequest } from 'relay-runtime';
export type ProjectBatchesQuery$variables = Record<PropertyKey, never>;
export type ProjectBatchesQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly archived: {
        readonly totalCount: number;
      };
      readonly ongoing: {
        readonly totalCount: number;
      };
    } | null | undefined;
  } | null | undefined;
};
export type ProjectBatchesQuery = {
  response: ProjectBatchesQuery$data;
  variables: ProjectBatchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v1 = {
  "alias": "ongoing",
  "args": [
    {
      "kind": "Literal",
      "name": "archived",
      "value": false
    }
  ],
  "concreteType": "ProjectList",
  "kind": "LinkedField",
  "name": "allProjects",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": "allProjects(archived:false)"
},
v2 = {
  "alias": "archived",
  "args": [
    {
      "kind": "Literal",
      "name": "archived",
      "value": true
    }
  ],
  "concreteType": "ProjectList",
  "kind": "LinkedField",
  "name": "allProjects",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": "allProjects(archived:true)"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProjectBatchesQuery",
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
    "name": "ProjectBatchesQuery",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "466bd1f4b4500b2b1441e150a33f0c1ab97911c124bf035c64d88a5704479664",
    "metadata": {},
    "name": "ProjectBatchesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cfc2ad4532e06411265e37b4255ba7e3";

export default node;
