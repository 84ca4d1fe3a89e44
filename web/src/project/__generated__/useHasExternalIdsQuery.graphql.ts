/**
 * @generated SignedSource<<80cee2049e0567e3f239e345597dde7a>>
 * @relayHash 4ad722193434779223349bbca5b00b02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cf218d2cfe4df529f7bdab3b2489101ccba86e978898b2c486d5dab16197fc0

import type { ConcreteRequest } from 'relay-runtime';
export type useHasExternalIdsQuery$variables = Record<PropertyKey, never>;
export type useHasExternalIdsQuery$data = {
  readonly viewer: {
    readonly features: {
      readonly externalIds: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type useHasExternalIdsQuery = {
  response: useHasExternalIdsQuery$data;
  variables: useHasExternalIdsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Features",
  "kind": "LinkedField",
  "name": "features",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalIds",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useHasExternalIdsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "useHasExternalIdsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "2cf218d2cfe4df529f7bdab3b2489101ccba86e978898b2c486d5dab16197fc0",
    "metadata": {},
    "name": "useHasExternalIdsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d98553ed62a593d63d793a2e0ec7f9cf";

export default node;
