/**
 * @generated SignedSource<<87867c713ed69231b17753797c0ad264>>
 * @relayHash 47a6b3e095a49a2844db0e11d962f023
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ab1e385569d85f54b47a929d191b543140b3407cb8b792e8628d5c2270e7672

import type { ConcreteRequest } from 'relay-runtime';
export type useKnownNamesQuery$variables = Record<PropertyKey, never>;
export type useKnownNamesQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly archived: {
        readonly nodes: ReadonlyArray<{
          readonly name: string;
        }>;
      };
      readonly ongoing: {
        readonly nodes: ReadonlyArray<{
          readonly name: string;
        }>;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useKnownNamesQuery = {
  response: useKnownNamesQuery$data;
  variables: useKnownNamesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "archived",
    "value": false
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Project",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v1/*:: as any*/)
    ],
    "storageKey": null
  }
],
v3 = [
  {
    "kind": "Literal",
    "name": "archived",
    "value": true
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Project",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useKnownNamesQuery",
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
                "alias": "ongoing",
                "args": (v0/*:: as any*/),
                "concreteType": "ProjectList",
                "kind": "LinkedField",
                "name": "allProjects",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": "allProjects(archived:false)"
              },
              {
                "alias": "archived",
                "args": (v3/*:: as any*/),
                "concreteType": "ProjectList",
                "kind": "LinkedField",
                "name": "allProjects",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": "allProjects(archived:true)"
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
    "name": "useKnownNamesQuery",
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
                "alias": "ongoing",
                "args": (v0/*:: as any*/),
                "concreteType": "ProjectList",
                "kind": "LinkedField",
                "name": "allProjects",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": "allProjects(archived:false)"
              },
              {
                "alias": "archived",
                "args": (v3/*:: as any*/),
                "concreteType": "ProjectList",
                "kind": "LinkedField",
                "name": "allProjects",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": "allProjects(archived:true)"
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0ab1e385569d85f54b47a929d191b543140b3407cb8b792e8628d5c2270e7672",
    "metadata": {},
    "name": "useKnownNamesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cb64304b525a5dc954c330a9cbfc7c70";

export default node;
