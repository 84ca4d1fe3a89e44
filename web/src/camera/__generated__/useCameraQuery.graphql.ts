/**
 * @generated SignedSource<<6f1ed20cb7c98ff32e9d2e71f00f967f>>
 * @relayHash 4dffcbe45e6779f93c6b2d637fee3c9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a9a2fbd0070de0837f8d3d02a1a3cf2cf05b1cf5ea40dfecb1fa8a13a60d414

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "da" | "de" | "en" | "fi" | "no" | "sv" | "%future added value";
export type useCameraQuery$variables = {
  language: Language;
  secret: string;
};
export type useCameraQuery$data = {
  readonly camera: {
    readonly attachedFiles: number;
    readonly attachmentCount: number;
    readonly companyName: string;
    readonly expiresAt: string;
    readonly installationTitle: string;
    readonly maxFiles: number;
    readonly productTitle: string;
    readonly projectName: string;
    readonly remainingFiles: number;
    readonly requiresAttachments: boolean;
    readonly stepNumber: number;
    readonly stepTitle: string;
  } | null | undefined;
};
export type useCameraQuery = {
  response: useCameraQuery$data;
  variables: useCameraQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "secret"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "language",
        "variableName": "language"
      },
      {
        "kind": "Variable",
        "name": "secret",
        "variableName": "secret"
      }
    ],
    "concreteType": "Camera",
    "kind": "LinkedField",
    "name": "camera",
    "plural": false,
    "selections": [
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
        "kind": "ScalarField",
        "name": "projectName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "installationTitle",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stepNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stepTitle",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "productTitle",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "attachmentCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "requiresAttachments",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "maxFiles",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "attachedFiles",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "remainingFiles",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCameraQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCameraQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1a9a2fbd0070de0837f8d3d02a1a3cf2cf05b1cf5ea40dfecb1fa8a13a60d414",
    "metadata": {},
    "name": "useCameraQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "70b121b39fc700024a3f942350ceea39";

export default node;
