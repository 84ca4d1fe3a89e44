/**
 * @generated SignedSource<<1e6118270be91e1140c6afee94548e0c>>
 * @relayHash 846ee0f97598c087a1eca132d5f0e177
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f34ad9046dc99d77b43bff4cccfebc01497e77a2bb70c099a7eb459eaf04375b

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "da" | "de" | "en" | "fi" | "no" | "sv" | "%future added value";
export type useProjectCountsQuery$variables = {
  archived: boolean;
  language: Language;
  name?: string | null | undefined;
};
export type useProjectCountsQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly projectPages: {
        readonly page: {
          readonly states: {
            readonly all: number;
            readonly completed: number;
            readonly inProgress: number;
            readonly listed: number;
            readonly overdue: number;
            readonly signable: number;
            readonly undelivered: number;
          };
        };
      };
    };
  };
};
export type useProjectCountsQuery = {
  response: useProjectCountsQuery$data;
  variables: useProjectCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "archived"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v3 = [
  {
    "kind": "Variable",
    "name": "archived",
    "variableName": "archived"
  }
],
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    },
    {
      "kind": "Variable",
      "name": "language",
      "variableName": "language"
    },
    {
      "kind": "Variable",
      "name": "name",
      "variableName": "name"
    }
  ],
  "concreteType": "ProjectPage",
  "kind": "LinkedField",
  "name": "page",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectStates",
      "kind": "LinkedField",
      "name": "states",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "all",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inProgress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overdue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undelivered",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useProjectCountsQuery",
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
                    "args": (v3/*:: as any*/),
                    "concreteType": "ProjectPages",
                    "kind": "LinkedField",
                    "name": "projectPages",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "RequiredField",
                        "field": (v4/*:: as any*/),
                        "action": "THROW"
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useProjectCountsQuery",
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
                "args": (v3/*:: as any*/),
                "concreteType": "ProjectPages",
                "kind": "LinkedField",
                "name": "projectPages",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
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
    "id": "f34ad9046dc99d77b43bff4cccfebc01497e77a2bb70c099a7eb459eaf04375b",
    "metadata": {},
    "name": "useProjectCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "505b4a8ab4908a65fc70de55e5c86bdd";

export default node;
