/**
 * @generated SignedSource<<f1eb3653cf0ee1163883170a0a75368c>>
 * @relayHash 8c40f08a99cfbfdbe01592681a3555f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 307c2afead9d1b029b957553540fa5f97651847b8c90b013ec2f20a83534c3a8

import type { ConcreteRequest } from 'relay-runtime';
export type CameraGrantState = "CONNECTED" | "ENDED" | "FULL" | "WAITING" | "%future added value";
export type useCameraGrantQuery$variables = {
  id: string;
};
export type useCameraGrantQuery$data = {
  readonly cameraGrant: {
    readonly attachedFiles: number;
    readonly expiresAt: string;
    readonly id: string;
    readonly isReceiving: boolean;
    readonly maxFiles: number;
    readonly state: CameraGrantState;
  } | null | undefined;
};
export type useCameraGrantQuery = {
  response: useCameraGrantQuery$data;
  variables: useCameraGrantQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cameraGrantId",
        "variableName": "id"
      }
    ],
    "concreteType": "CameraGrant",
    "kind": "LinkedField",
    "name": "cameraGrant",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
        "name": "isReceiving",
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
    "name": "useCameraGrantQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCameraGrantQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "307c2afead9d1b029b957553540fa5f97651847b8c90b013ec2f20a83534c3a8",
    "metadata": {},
    "name": "useCameraGrantQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f28800d6f9f64483f7a90b396f30c760";

export default node;
