/**
 * @generated SignedSource<<5738db8179579464d475a214a4d15234>>
 * @relayHash b346788e3e51b52fb8bba18f2bce564c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5feb1354403579689292c2d6d16863cc939e5bb6d59007956074b2caa60d4b5c

import type { ConcreteRequest } from 'relay-runtime';
export type CertificateArchiveFailure = "FILE_MISSING" | "NOT_MADE" | "%future added value";
export type CertificateArchiveState = "DONE" | "FAILED" | "QUEUED" | "RUNNING" | "%future added value";
export type useCertificateArchiveQuery$variables = Record<PropertyKey, never>;
export type useCertificateArchiveQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly certificateArchive: {
        readonly done: number;
        readonly expiresAt: string | null | undefined;
        readonly from: string;
        readonly missing: string | null | undefined;
        readonly reason: CertificateArchiveFailure | null | undefined;
        readonly size: number | null | undefined;
        readonly state: CertificateArchiveState;
        readonly to: string;
        readonly total: number;
        readonly url: string | null | undefined;
      } | null | undefined;
    };
  };
};
export type useCertificateArchiveQuery = {
  response: useCertificateArchiveQuery$data;
  variables: useCertificateArchiveQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "CertificateArchive",
  "kind": "LinkedField",
  "name": "certificateArchive",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCertificateArchiveQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "viewer",
          "plural": false,
          "selections": [
            {
              "kind": "RequiredField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Company",
                "kind": "LinkedField",
                "name": "company",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              "action": "THROW"
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCertificateArchiveQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5feb1354403579689292c2d6d16863cc939e5bb6d59007956074b2caa60d4b5c",
    "metadata": {},
    "name": "useCertificateArchiveQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0ab2db19e08809bc38bb3d19dde9aa1d";

export default node;
