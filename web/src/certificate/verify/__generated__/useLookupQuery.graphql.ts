/**
 * @generated SignedSource<<5ef59c8711a9228091dec317c96cae56>>
 * @relayHash b5573e7517a051bc4a8a600837283fda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 323c7ccc1c39435378727e15c58b3c5ad2f97e8cea3f2bef162afe56822087b7

import type { ConcreteRequest } from 'relay-runtime';
export type useLookupQuery$variables = {
  code: string;
};
export type useLookupQuery$data = {
  readonly verifiedCertificate: {
    readonly activationDate: string;
    readonly companyName: string;
    readonly number: string;
    readonly replacedBy: ReadonlyArray<{
      readonly issuedAt: string;
      readonly number: string;
    }> | null | undefined;
    readonly seal: {
      readonly fileSha256: string;
    } | null | undefined;
    readonly validUntil: string;
    readonly withdrawal: {
      readonly at: string;
      readonly reason: string;
    } | null | undefined;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = [
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
      (v1/*:: as any*/),
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
        "concreteType": "PublicWithdrawal",
        "kind": "LinkedField",
        "name": "withdrawal",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "at",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "RelatedCertificate",
        "kind": "LinkedField",
        "name": "replacedBy",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "issuedAt",
            "storageKey": null
          }
        ],
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
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLookupQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "323c7ccc1c39435378727e15c58b3c5ad2f97e8cea3f2bef162afe56822087b7",
    "metadata": {},
    "name": "useLookupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "096f78260612e575881ac72564a7a7bc";

export default node;
