/**
 * @generated SignedSource<<b89087dc66692c76ed1271a5ec03a9d7>>
 * @relayHash f2fcf6a9ff097785278efa680ed1d87a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e5d896fdfc390cfb68925c68d705e328f060e00db42f2df8f8e62f9de39665f

import type { ConcreteRequest } from 'relay-runtime';
export type StepStateKind = "FILLED" | "INCONCLUSIVE" | "MISSING" | "NEAR_LIMIT" | "OUTSIDE" | "PARTIAL" | "WITHIN" | "%future added value";
export type renewInstallersQuery$variables = {
  ids: ReadonlyArray<string>;
  judgesAnew: boolean;
};
export type renewInstallersQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly id?: string;
    readonly installer?: {
      readonly firstName: string;
      readonly id: string;
      readonly lastName: string;
    };
    readonly stepStates?: ReadonlyArray<{
      readonly state: StepStateKind;
      readonly stepLabel: string;
      readonly stepNumber: number;
    }> | null | undefined;
    readonly version?: string;
  } | null | undefined>;
};
export type renewInstallersQuery = {
  response: renewInstallersQuery$data;
  variables: renewInstallersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "judgesAnew"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
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
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "installer",
  "plural": false,
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
v5 = {
  "condition": "judgesAnew",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StepState",
      "kind": "LinkedField",
      "name": "stepStates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stepLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stepNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "renewInstallersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "type": "Installation",
            "abstractKey": null
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
    "name": "renewInstallersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "type": "Installation",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5e5d896fdfc390cfb68925c68d705e328f060e00db42f2df8f8e62f9de39665f",
    "metadata": {},
    "name": "renewInstallersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "990d4e8bc73e08b05a497e5830b82399";

export default node;
