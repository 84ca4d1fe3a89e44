/**
 * @generated SignedSource<<c967a7c0e6a1024134100141b9a19cb3>>
 * @relayHash 5186e5ca6eb7160557c9cf5a6d54ba9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d880bb12f27329714ada151620271566a5336cc5241f5a8dfa0c3f81ff475423

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type loadTrayRoomsQuery$variables = {
  projectId: string;
};
export type loadTrayRoomsQuery$data = {
  readonly project: {
    readonly activatedFolders: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"loadTrayRooms_folder">;
    }>;
    readonly signableFolders: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"loadTrayRooms_folder">;
    }>;
  } | null | undefined;
};
export type loadTrayRoomsQuery = {
  response: loadTrayRoomsQuery$data;
  variables: loadTrayRoomsQuery$variables;
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
v2 = [
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
    "name": "title",
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
        "name": "completedAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v3 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "loadTrayRooms_folder",
    "selections": (v2/*:: as any*/),
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v4 = [
  {
    "kind": "Literal",
    "name": "activated",
    "value": true
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "loadTrayRoomsQuery",
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
            "kind": "RequiredField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "SignableFolder",
              "kind": "LinkedField",
              "name": "signableFolders",
              "plural": true,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            "action": "THROW"
          },
          {
            "kind": "RequiredField",
            "field": {
              "alias": "activatedFolders",
              "args": (v4/*:: as any*/),
              "concreteType": "SignableFolder",
              "kind": "LinkedField",
              "name": "signableFolders",
              "plural": true,
              "selections": (v3/*:: as any*/),
              "storageKey": "signableFolders(activated:true)"
            },
            "action": "THROW"
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
    "name": "loadTrayRoomsQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "SignableFolder",
            "kind": "LinkedField",
            "name": "signableFolders",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "activatedFolders",
            "args": (v4/*:: as any*/),
            "concreteType": "SignableFolder",
            "kind": "LinkedField",
            "name": "signableFolders",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": "signableFolders(activated:true)"
          },
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
    "id": "d880bb12f27329714ada151620271566a5336cc5241f5a8dfa0c3f81ff475423",
    "metadata": {},
    "name": "loadTrayRoomsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "380e33fbf9a26e44e9664c5f4adaab76";

export default node;
