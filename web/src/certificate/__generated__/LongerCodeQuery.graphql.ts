/**
 * @generated SignedSource<<d24542a29a8f835386f7bae161fd09f7>>
 * @relayHash 3a53ee8591762666a5113e914ce8b5b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9af4be28f37af9c96977ee0f8eb54a313e8d5928d6a2a4e86f47328b89f19eee

import type { ConcreteRequest } from 'relay-runtime';
export type LongerCodeQuery$variables = {
  code: string;
};
export type LongerCodeQuery$data = {
  readonly verifiedCertificate: {
    readonly canReportFault: boolean;
    readonly number: string;
    readonly url: string | null | undefined;
  } | null | undefined;
};
export type LongerCodeQuery = {
  response: LongerCodeQuery$data;
  variables: LongerCodeQuery$variables;
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
        "name": "canReportFault",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LongerCodeQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LongerCodeQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9af4be28f37af9c96977ee0f8eb54a313e8d5928d6a2a4e86f47328b89f19eee",
    "metadata": {},
    "name": "LongerCodeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e53036a1a1882db16125fc22270c1209";

export default node;
