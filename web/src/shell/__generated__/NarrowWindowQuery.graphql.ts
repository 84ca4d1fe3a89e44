/**
 * @generated SignedSource<<0edfe762bfcaa92d8254ee1004296361>>
 * @relayHash c59302434a1c82e2575c97d0b9c3c1ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e845eccf35b8cb283fe3f6529aa6f6d6f30398ed97cb0deeba0cf216fb1da261

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Language = "da" | "de" | "en" | "fi" | "no" | "sv" | "%future added value";
export type NarrowWindowQuery$variables = {
  language: Language;
};
export type NarrowWindowQuery$data = {
  readonly links: {
    readonly " $fragmentSpreads": FragmentRefs<"StoreLinks_links">;
  };
};
export type NarrowWindowQuery = {
  response: NarrowWindowQuery$data;
  variables: NarrowWindowQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "language"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NarrowWindowQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Links",
        "kind": "LinkedField",
        "name": "links",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StoreLinks_links"
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
    "name": "NarrowWindowQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Links",
        "kind": "LinkedField",
        "name": "links",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "playStore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "appStore",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e845eccf35b8cb283fe3f6529aa6f6d6f30398ed97cb0deeba0cf216fb1da261",
    "metadata": {},
    "name": "NarrowWindowQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6f819946ba5c6e801add00f9e0680f6f";

export default node;
