/**
 * @generated SignedSource<<bb3fb470eae57c9507b3e20aea9fcea1>>
 * @relayHash b178cae9c68c89e58c5ff64c272f939e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 669b6569a99e2107f02134cd536cbff6ca7622b09eda64798cdfebf674b35eea

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "da" | "de" | "en" | "fi" | "no" | "sv" | "%future added value";
export type NarrowWindowQuery$variables = {
  language: Language;
};
export type NarrowWindowQuery$data = {
  readonly links: {
    readonly appStore: string;
    readonly playStore: string;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "language",
        "variableName": "language"
      }
    ],
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NarrowWindowQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NarrowWindowQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "669b6569a99e2107f02134cd536cbff6ca7622b09eda64798cdfebf674b35eea",
    "metadata": {},
    "name": "NarrowWindowQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "68d8147d5fa4620d8f8367e1b576ecba";

export default node;
