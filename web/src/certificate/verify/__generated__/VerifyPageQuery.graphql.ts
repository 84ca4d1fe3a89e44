/**
 * @generated SignedSource<<24269d1bf43337cbadf26e5d1b6be17b>>
 * @relayHash d4951c9ef6e5074d9c2a97d8e7e23ce1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1262e2ae54852f8923e61accc2e67be3825ad39f6a405dec62c09c8241f4ff27

import type { ConcreteRequest } from 'relay-runtime';
export type VerifyPageQuery$variables = Record<PropertyKey, never>;
export type VerifyPageQuery$data = {
  readonly sealKeys: ReadonlyArray<{
    readonly chain: string;
    readonly issuer: string;
    readonly rootSha256: string;
    readonly withdrawnFrom: string | null | undefined;
  }> | null | undefined;
};
export type VerifyPageQuery = {
  response: VerifyPageQuery$data;
  variables: VerifyPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SealKey",
    "kind": "LinkedField",
    "name": "sealKeys",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "issuer",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rootSha256",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "chain",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "withdrawnFrom",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VerifyPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VerifyPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1262e2ae54852f8923e61accc2e67be3825ad39f6a405dec62c09c8241f4ff27",
    "metadata": {},
    "name": "VerifyPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a865307e5310a68dfaae44989b4bac40";

export default node;
