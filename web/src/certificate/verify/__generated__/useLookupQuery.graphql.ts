/**
 * @generated SignedSource<<ee68da4fb58ba7c39328fae5df647f87>>
 * @relayHash 181220686ba3ca12f53665bb2c945ce0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3a832c76844724b937a51ee1511c2567807713e96c76fefd2a44684ceb41da2

import type { ConcreteRequest } from 'relay-runtime';
export type useLookupQuery$variables = {
  code: string;
};
export type useLookupQuery$data = {
  readonly verifiedCertificate: {
    readonly activationDate: string;
    readonly companyName: string;
    readonly number: string;
    readonly seal: {
      readonly fileSha256: string;
    } | null | undefined;
    readonly validUntil: string;
  } | null | undefined;
};
export type useLookupQuery = {
  response: useLookupQuery$data;
  variables: useLookupQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "VerifiedCertificate",
    "kind": "LinkedField",
    "name": "verifiedCertificate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "number",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "activationDate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "validUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "companyName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Seal",
        "kind": "LinkedField",
        "name": "seal",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fileSha256",
            "storageKey": null
          }
        ],
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
    "name": "useLookupQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLookupQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a3a832c76844724b937a51ee1511c2567807713e96c76fefd2a44684ceb41da2",
    "metadata": {},
    "name": "useLookupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f41c1dcbc12eee1350969a01fb16e3ba";

export default node;
