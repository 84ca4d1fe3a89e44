/**
 * @generated SignedSource<<b7f0b7b322f280ad9a296670e696e33b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubFoldersRetryQuery$variables = {
  id: string;
};
export type SubFoldersRetryQuery$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"SubFolders_folder">;
  } | null | undefined;
};
export type SubFoldersRetryQuery = {
  response: SubFoldersRetryQuery$data;
  variables: SubFoldersRetryQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SubFoldersRetryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SubFolders_folder"
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
    "name": "SubFoldersRetryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRoot",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Folder",
                "kind": "LinkedField",
                "name": "subFolders",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
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
                    "name": "installationCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isComplete",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "folderId",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Folder",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5287e3a35717a7abed9455790b82c258",
    "id": null,
    "metadata": {},
    "name": "SubFoldersRetryQuery",
    "operationKind": "query",
    "text": "query SubFoldersRetryQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ...SubFolders_folder\n    id\n  }\n}\n\nfragment FolderRow_folder on Folder {\n  folderId\n  title\n  installationCount\n  ...FolderStatus_folder\n}\n\nfragment FolderStatus_folder on Folder {\n  isComplete\n}\n\nfragment FolderTable_folders on Folder {\n  id\n  title\n  installationCount\n  isComplete\n  ...FolderRow_folder\n}\n\nfragment SubFolders_folder on Folder {\n  id\n  isRoot\n  subFolders {\n    ...FolderTable_folders\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "b08fdcbc7c77688de5952a666750876e";

export default node;
