/**
 * @generated SignedSource<<5b1c18ecce74e8b417e3ceeb59d8874e>>
 * @relayHash e4dce881c0e39e0e6bc5a4a39d3f6aaa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afdb73bbf974e8f8a57dc1459bdc8d6052ef773cf6cef875a883404d5889a5bd

import type { ConcreteRequest } from 'relay-runtime';
export type useKnownProjectsQuery$variables = Record<PropertyKey, never>;
export type useKnownProjectsQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly archived: {
        readonly nodes: ReadonlyArray<{
          readonly externalId: string | null | undefined;
          readonly name: string;
        }>;
      };
      readonly ongoing: {
        readonly nodes: ReadonlyArray<{
          readonly externalId: string | null | undefined;
          readonly name: string;
        }>;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useKnownProjectsQuery = {
  response: useKnownProjectsQuery$data;
  variables: useKnownProjectsQuery$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalId",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Project",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "storageKey": null
  }
],
v4 = [
  {
    "kind": "Literal",
    "name": "archived",
    "value": true
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Project",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useKnownProjectsQuery",
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
                "selections": (v3/*:: as any*/),
                "storageKey": "allProjects(archived:false)"
              },
              {
                "alias": "archived",
                "args": (v4/*:: as any*/),
                "concreteType": "ProjectList",
                "kind": "LinkedField",
                "name": "allProjects",
                "plural": false,
                "selections": (v3/*:: as any*/),
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
    "name": "useKnownProjectsQuery",
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
                "selections": (v6/*:: as any*/),
                "storageKey": "allProjects(archived:false)"
              },
              {
                "alias": "archived",
                "args": (v4/*:: as any*/),
                "concreteType": "ProjectList",
                "kind": "LinkedField",
                "name": "allProjects",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": "allProjects(archived:true)"
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "afdb73bbf974e8f8a57dc1459bdc8d6052ef773cf6cef875a883404d5889a5bd",
    "metadata": {},
    "name": "useKnownProjectsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5f023db4281b0662b48cdf40f8c8b943";

export default node;
