/**
 * @generated SignedSource<<6e41c2fe278a7c62a8f38c4e6b362356>>
 * @relayHash a0cc75adeff41963d101e71362e4c7aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3c43643acd22c74658dd57416be4ad87e1bd499dc2c2a85235cae76b5f21fd8

import type { ConcreteRequest } from 'relay-runtime';
export type InviteObstacle = "EMAIL_INVALID" | "EMAIL_TAKEN" | "%future added value";
export type useInviteCheckQuery$variables = {
  email: string;
};
export type useInviteCheckQuery$data = {
  readonly inviteCheck: {
    readonly mayBeInvited: boolean;
    readonly obstacle: InviteObstacle | null | undefined;
  };
};
export type useInviteCheckQuery = {
  response: useInviteCheckQuery$data;
  variables: useInviteCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      }
    ],
    "concreteType": "InviteCheck",
    "kind": "LinkedField",
    "name": "inviteCheck",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mayBeInvited",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "obstacle",
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
    "name": "useInviteCheckQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInviteCheckQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e3c43643acd22c74658dd57416be4ad87e1bd499dc2c2a85235cae76b5f21fd8",
    "metadata": {},
    "name": "useInviteCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "220c502805498d05a53e4171be6e55c3";

export default node;
