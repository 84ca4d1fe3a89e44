/**
 * @generated SignedSource<<0042bb778736fcf8a03098e9fbb97314>>
 * @relayHash 2bb638165b2a1c5ec1f76e7db23da099
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bef0d41a0f022ad8dee094456ee7ceb3334d984b05c8df54bd8af89960e7268

import type { ConcreteRequest } from 'relay-runtime';
export type renewProjectListsQuery$variables = Record<PropertyKey, never>;
export type renewProjectListsQuery$data = {
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
export type renewProjectListsQuery = {
  response: renewProjectListsQuery$data;
  variables: renewProjectListsQuery$variables;
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
    "name": "renewProjectListsQuery",
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
    "name": "renewProjectListsQuery",
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
    "id": "0bef0d41a0f022ad8dee094456ee7ceb3334d984b05c8df54bd8af89960e7268",
    "metadata": {},
    "name": "renewProjectListsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "62f38e1016f6db98cb6e7acce9967d87";

export default node;
