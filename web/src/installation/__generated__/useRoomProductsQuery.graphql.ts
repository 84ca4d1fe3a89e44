/**
 * @generated SignedSource<<d8a47151601476f0fc1fc5c44b5402fb>>
 * @relayHash 6bce689409dfe550376fcd33b9deb18b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6765a168525412a88768e48ddedd55153ba0b69e3ddf232d3139d77bccff48ea

import type { ConcreteRequest } from 'relay-runtime';
export type useRoomProductsQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useRoomProductsQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly id?: string;
    readonly products?: ReadonlyArray<{
      readonly catalogueProductId: string;
      readonly id: string;
      readonly title: string;
    }>;
  } | null | undefined>;
};
export type useRoomProductsQuery = {
  response: useRoomProductsQuery$data;
  variables: useRoomProductsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
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
  "concreteType": "InstalledProduct",
  "kind": "LinkedField",
  "name": "products",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "catalogueProductId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRoomProductsQuery",
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
              (v3/*:: as any*/)
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
    "name": "useRoomProductsQuery",
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
              (v3/*:: as any*/)
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
    "id": "6765a168525412a88768e48ddedd55153ba0b69e3ddf232d3139d77bccff48ea",
    "metadata": {},
    "name": "useRoomProductsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a326469e778c7c51080da327ca1d8545";

export default node;
