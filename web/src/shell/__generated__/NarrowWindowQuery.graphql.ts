/**
 * @generated SignedSource<<38dbd992cb7ceee694a937a230e4a582>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
    "cacheID": "c59302434a1c82e2575c97d0b9c3c1ce",
    "id": null,
    "metadata": {},
    "name": "NarrowWindowQuery",
    "operationKind": "query",
    "text": "query NarrowWindowQuery(\n  $language: Language!\n) {\n  links(language: $language) {\n    ...StoreLinks_links\n  }\n}\n\nfragment StoreLinks_links on Links {\n  playStore\n  appStore\n}\n"
  }
};
})();

(node as any).hash = "6f819946ba5c6e801add00f9e0680f6f";

export default node;
