/**
 * @generated SignedSource<<034ebcc1f1b298b271dbd811fde9e204>>
 * @relayHash dc65baa5e31a253fae3ee7a41197c44a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8b2bc2075a302c0df786ad250c3fe16c725712c37c831d1bf3bc9d539bad67f

import type { ConcreteRequest } from 'relay-runtime';
export type ProjectFilter = {
  city?: string | null | undefined;
  customer?: string | null | undefined;
  endsFrom?: string | null | undefined;
  endsTo?: string | null | undefined;
  installerId?: string | null | undefined;
};
export type useColumnValuesQuery$variables = {
  archived: boolean;
  filter?: ProjectFilter | null | undefined;
  first: number;
};
export type useColumnValuesQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly projectPages: {
        readonly page: {
          readonly nodes: ReadonlyArray<{
            readonly city: string;
            readonly customer: string;
          }>;
        } | null | undefined;
      };
    };
  };
};
export type useColumnValuesQuery = {
  response: useColumnValuesQuery$data;
  variables: useColumnValuesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "archived"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "archived",
    "variableName": "archived"
  }
],
v2 = [
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customer",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v5 = {
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
    "name": "useColumnValuesQuery",
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
                    "alias": null,
                    "args": (v1/*:: as any*/),
                    "concreteType": "ProjectPages",
                    "kind": "LinkedField",
                    "name": "projectPages",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": (v2/*:: as any*/),
                        "concreteType": "ProjectPage",
                        "kind": "LinkedField",
                        "name": "page",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Project",
                            "kind": "LinkedField",
                            "name": "nodes",
                            "plural": true,
                            "selections": [
                              (v3/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useColumnValuesQuery",
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
                "args": (v1/*:: as any*/),
                "concreteType": "ProjectPages",
                "kind": "LinkedField",
                "name": "projectPages",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v2/*:: as any*/),
                    "concreteType": "ProjectPage",
                    "kind": "LinkedField",
                    "name": "page",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Project",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
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
    "id": "b8b2bc2075a302c0df786ad250c3fe16c725712c37c831d1bf3bc9d539bad67f",
    "metadata": {},
    "name": "useColumnValuesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8825e200043dd5e62fc70f2eb67f453f";

export default node;
