/**
 * @generated SignedSource<<bd5dd95c55f10b81dc0f8feee59895b8>>
 * @relayHash d17bd664198c83eba3563fd1cc6f8fe5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd613b4589a3d6cf56c7961e649c128a08fdad100b5d6081d38b84e2b634a358

import type { ConcreteRequest } from 'relay-runtime';
export type TemplatePreviewQuery$variables = {
  id: string;
};
export type TemplatePreviewQuery$data = {
  readonly node: {
    readonly folders?: ReadonlyArray<{
      readonly path: ReadonlyArray<string>;
    }>;
    readonly rooms?: ReadonlyArray<{
      readonly path: ReadonlyArray<string>;
      readonly products: ReadonlyArray<{
        readonly articleNumber: string;
        readonly cableLength: number | null | undefined;
        readonly title: string | null | undefined;
        readonly voltage: number | null | undefined;
      }>;
      readonly title: string;
    }>;
  } | null | undefined;
};
export type TemplatePreviewQuery = {
  response: TemplatePreviewQuery$data;
  variables: TemplatePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TemplateFolder",
      "kind": "LinkedField",
      "name": "folders",
      "plural": true,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TemplateRoom",
      "kind": "LinkedField",
      "name": "rooms",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "TemplateProduct",
          "kind": "LinkedField",
          "name": "products",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "articleNumber",
              "storageKey": null
            },
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "voltage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cableLength",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Template",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TemplatePreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
    "name": "TemplatePreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cd613b4589a3d6cf56c7961e649c128a08fdad100b5d6081d38b84e2b634a358",
    "metadata": {},
    "name": "TemplatePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "542ad8b325b0377f319d18a98a55320e";

export default node;
