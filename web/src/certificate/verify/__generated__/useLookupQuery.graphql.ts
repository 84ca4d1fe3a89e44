/**
 * @generated SignedSource<<9c8bcb2088d0e06eb109f7193b2a326f>>
 * @relayHash 8d230032569029295d10461d4e5f9604
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9250c59f58f7dd5ca5b84fdfc8bb7eb9255841084423ecad4f60fceb9996743

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
      readonly keyWithdrawnFrom: string | null | undefined;
      readonly timestamp: {
        readonly authority: string;
        readonly time: string;
        readonly url: string | null | undefined;
      } | null | undefined;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "keyWithdrawnFrom",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SealTimestamp",
            "kind": "LinkedField",
            "name": "timestamp",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "authority",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "time",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              }
            ],
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
    "id": "b9250c59f58f7dd5ca5b84fdfc8bb7eb9255841084423ecad4f60fceb9996743",
    "metadata": {},
    "name": "useLookupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "673eb42132da7431aebf7a91bbc1d4cd";

export default node;
