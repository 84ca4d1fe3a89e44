/**
 * @generated SignedSource<<51e15bfb1dac3eafed2271c80977744d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
    "cacheID": "a0cc75adeff41963d101e71362e4c7aa",
    "id": null,
    "metadata": {},
    "name": "useInviteCheckQuery",
    "operationKind": "query",
    "text": "query useInviteCheckQuery(\n  $email: String!\n) {\n  inviteCheck(email: $email) {\n    mayBeInvited\n    obstacle\n  }\n}\n"
  }
};
})();

(node as any).hash = "220c502805498d05a53e4171be6e55c3";

export default node;
