/**
 * @generated SignedSource<<90dcea4013b3c654580bdd9756bb7d8a>>
 * @relayHash 3343a5dde921b267b42b1034dc6cfde1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce7413d94668f457ec8f08ae496d4c45aab06de6599643cea0c62f912a9c7405

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type loadTrayRoomsQuery$variables = {
  projectId: string;
};
export type loadTrayRoomsQuery$data = {
  readonly project: {
    readonly activatedFolders: ReadonlyArray<{
      readonly folders: ReadonlyArray<{
        readonly folders: ReadonlyArray<{
          readonly folders: ReadonlyArray<{
            readonly " $fragmentSpreads": FragmentRefs<"loadTrayRooms_folder">;
          }>;
          readonly " $fragmentSpreads": FragmentRefs<"loadTrayRooms_folder">;
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"loadTrayRooms_folder">;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"loadTrayRooms_folder">;
    }>;
    readonly foldersToActivate: ReadonlyArray<{
      readonly folders: ReadonlyArray<{
        readonly folders: ReadonlyArray<{
          readonly folders: ReadonlyArray<{
            readonly " $fragmentSpreads": FragmentRefs<"loadTrayRooms_folder">;
          }>;
          readonly " $fragmentSpreads": FragmentRefs<"loadTrayRooms_folder">;
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"loadTrayRooms_folder">;
      }>;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "folderId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
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
},
v5 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = {
  "kind": "InlineDataFragmentSpread",
  "name": "loadTrayRooms_folder",
  "selections": (v5/*:: as any*/),
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v7 = [
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "SignableFolder",
    "kind": "LinkedField",
    "name": "folders",
    "plural": true,
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SignableFolder",
        "kind": "LinkedField",
        "name": "folders",
        "plural": true,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SignableFolder",
            "kind": "LinkedField",
            "name": "folders",
            "plural": true,
            "selections": [
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v8 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "SignableFolder",
    "kind": "LinkedField",
    "name": "folders",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SignableFolder",
        "kind": "LinkedField",
        "name": "folders",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SignableFolder",
            "kind": "LinkedField",
            "name": "folders",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ],
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
              "name": "foldersToActivate",
              "plural": true,
              "selections": (v7/*:: as any*/),
              "storageKey": null
            },
            "action": "THROW"
          },
          {
            "kind": "RequiredField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "SignableFolder",
              "kind": "LinkedField",
              "name": "activatedFolders",
              "plural": true,
              "selections": (v7/*:: as any*/),
              "storageKey": null
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
            "name": "foldersToActivate",
            "plural": true,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SignableFolder",
            "kind": "LinkedField",
            "name": "activatedFolders",
            "plural": true,
            "selections": (v8/*:: as any*/),
            "storageKey": null
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
    "id": "ce7413d94668f457ec8f08ae496d4c45aab06de6599643cea0c62f912a9c7405",
    "metadata": {},
    "name": "loadTrayRoomsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ff6e2b376457635c3c0bfb948904c62f";

export default node;
