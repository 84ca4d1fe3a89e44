/**
 * @generated SignedSource<<1fdce2adf5e0a5bfa1f12ac17d8e3096>>
 * @relayHash 764643a07ddfee2b588683341890406e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 660a95765310ce487e54656bdfd3ffd2bbbe1156cb5c4c26e4a3f81614eed03d

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type roomListQuery$variables = {
  projectId: string;
};
export type roomListQuery$data = {
  readonly project: {
    readonly signableFolders: Result<ReadonlyArray<{
      readonly folderId: string;
      readonly installations: ReadonlyArray<{
        readonly installationId: string;
        readonly title: string;
      }>;
      readonly name: string;
      readonly pathIds: ReadonlyArray<string>;
    }> | null | undefined, unknown>;
  } | null | undefined;
};
export type roomListQuery = {
  response: roomListQuery$data;
  variables: roomListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "projectId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "projectId",
    "variableName": "projectId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "SignableFolder",
  "kind": "LinkedField",
  "name": "signableFolders",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "folderId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pathIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SignableInstallation",
      "kind": "LinkedField",
      "name": "installations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "installationId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "roomListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v2/*:: as any*/),
            "to": "RESULT"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "roomListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "660a95765310ce487e54656bdfd3ffd2bbbe1156cb5c4c26e4a3f81614eed03d",
    "metadata": {},
    "name": "roomListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "615ff3e6975de1a241fe9560b6c41beb";

export default node;
