/**
 * @generated SignedSource<<7e40d24a2bb89ac1d3fb100dbf8a59e0>>
 * @relayHash 8dd8bca61d14071ca5b615010342e7e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af2afe70582fab41188c8715143365f01c9f24829390fc0e9123132f5013ff00

import type { ConcreteRequest } from 'relay-runtime';
export type AssignInstallerBarQuery$variables = Record<PropertyKey, never>;
export type AssignInstallerBarQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly installers: ReadonlyArray<{
        readonly firstName: string;
        readonly id: string;
        readonly lastName: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type AssignInstallerBarQuery = {
  response: AssignInstallerBarQuery$data;
  variables: AssignInstallerBarQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "installers",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
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
    "name": "AssignInstallerBarQuery",
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
              (v1/*:: as any*/)
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
    "name": "AssignInstallerBarQuery",
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
              (v1/*:: as any*/),
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
    "id": "af2afe70582fab41188c8715143365f01c9f24829390fc0e9123132f5013ff00",
    "metadata": {},
    "name": "AssignInstallerBarQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8d3154b70807ee5a29b2bf2c9ed54829";

export default node;
