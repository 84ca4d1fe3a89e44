/**
 * @generated SignedSource<<d34abb26bc2f0e70a3659dc17ae8dcce>>
 * @relayHash 8452945b066a7e232d77a5c03050ed0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40e57b09f6334278bd332ac8e0318882a42b775c2606774dcbef64f9661776a1

import type { ConcreteRequest } from 'relay-runtime';
export type useSendCertificateListsQuery$variables = Record<PropertyKey, never>;
export type useSendCertificateListsQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly archived: {
        readonly isTruncated: boolean;
        readonly nodes: ReadonlyArray<{
          readonly id: string;
        }>;
        readonly totalCount: number;
      };
      readonly ongoing: {
        readonly isTruncated: boolean;
        readonly nodes: ReadonlyArray<{
          readonly id: string;
        }>;
        readonly totalCount: number;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useSendCertificateListsQuery = {
  response: useSendCertificateListsQuery$data;
  variables: useSendCertificateListsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isTruncated",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Project",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v0/*:: as any*/)
    ],
    "storageKey": null
  }
],
v2 = {
  "alias": "ongoing",
  "args": [
    {
      "kind": "Literal",
      "name": "archived",
      "value": false
    }
  ],
  "concreteType": "ProjectList",
  "kind": "LinkedField",
  "name": "allProjects",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": "allProjects(archived:false)"
},
v3 = {
  "alias": "archived",
  "args": [
    {
      "kind": "Literal",
      "name": "archived",
      "value": true
    }
  ],
  "concreteType": "ProjectList",
  "kind": "LinkedField",
  "name": "allProjects",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": "allProjects(archived:true)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendCertificateListsQuery",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSendCertificateListsQuery",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "40e57b09f6334278bd332ac8e0318882a42b775c2606774dcbef64f9661776a1",
    "metadata": {},
    "name": "useSendCertificateListsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6ed2920062211ff6171a757cc4904152";

export default node;
