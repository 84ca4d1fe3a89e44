/**
 * @generated SignedSource<<898c5ea672771e197961fd0897bdc565>>
 * @relayHash 66b695c7793d34cf6435570970f044d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4b1623366f86cce1b7589f1518f7671fd2e0d4ab18cbc8b463b5a39444c6e1c

import type { ConcreteRequest } from 'relay-runtime';
export type VerifyPageQuery$variables = Record<PropertyKey, never>;
export type VerifyPageQuery$data = {
  readonly sealKeys: ReadonlyArray<{
    readonly chain: string;
    readonly issuer: string;
    readonly rootSha256: string;
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
    "id": "f4b1623366f86cce1b7589f1518f7671fd2e0d4ab18cbc8b463b5a39444c6e1c",
    "metadata": {},
    "name": "VerifyPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "923d4e88ef7ad999bb5179145d68b5a4";

export default node;
