/**
 * @generated SignedSource<<9dac43986f3843814b1061c89a921b86>>
 * @relayHash 22af5a1e8cf4791aef4b0bf76241c5ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49b2a534e31ed30dbdb5c12d22f781b19083f1a7b0687fdb488f5572c7022968

import type { ConcreteRequest } from 'relay-runtime';
export type ProjectFilter = {
  city?: string | null | undefined;
  customer?: string | null | undefined;
  endsFrom?: string | null | undefined;
  endsTo?: string | null | undefined;
  installerId?: string | null | undefined;
};
export type useKnownCustomersQuery$variables = {
  filter: ProjectFilter;
  first: number;
};
export type useKnownCustomersQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly archived: {
        readonly page: {
          readonly nodes: ReadonlyArray<{
            readonly city: string;
            readonly customer: string;
            readonly customerEmail: string | null | undefined;
            readonly postalCode: string | null | undefined;
            readonly startDate: string;
          }>;
        } | null | undefined;
      };
      readonly ongoing: {
        readonly page: {
          readonly nodes: ReadonlyArray<{
            readonly city: string;
            readonly customer: string;
            readonly customerEmail: string | null | undefined;
            readonly postalCode: string | null | undefined;
            readonly startDate: string;
          }>;
        } | null | undefined;
      };
    };
  };
};
export type useKnownCustomersQuery = {
  response: useKnownCustomersQuery$data;
  variables: useKnownCustomersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "kind": "Literal",
    "name": "archived",
    "value": false
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
  },
  {
    "kind": "Literal",
    "name": "orderBy",
    "value": {
      "direction": "DESC",
      "field": "START_DATE"
    }
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
  "name": "customerEmail",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "postalCode",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v8 = [
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
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v9 = [
  {
    "kind": "Literal",
    "name": "archived",
    "value": true
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = [
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
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useKnownCustomersQuery",
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
                    "alias": "ongoing",
                    "args": (v1/*:: as any*/),
                    "concreteType": "ProjectPages",
                    "kind": "LinkedField",
                    "name": "projectPages",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
                    "storageKey": "projectPages(archived:false)"
                  },
                  {
                    "alias": "archived",
                    "args": (v9/*:: as any*/),
                    "concreteType": "ProjectPages",
                    "kind": "LinkedField",
                    "name": "projectPages",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
                    "storageKey": "projectPages(archived:true)"
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
    "name": "useKnownCustomersQuery",
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
                "args": (v1/*:: as any*/),
                "concreteType": "ProjectPages",
                "kind": "LinkedField",
                "name": "projectPages",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": "projectPages(archived:false)"
              },
              {
                "alias": "archived",
                "args": (v9/*:: as any*/),
                "concreteType": "ProjectPages",
                "kind": "LinkedField",
                "name": "projectPages",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": "projectPages(archived:true)"
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "49b2a534e31ed30dbdb5c12d22f781b19083f1a7b0687fdb488f5572c7022968",
    "metadata": {},
    "name": "useKnownCustomersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dbb7056edea5060d7866428480f1d437";

export default node;
