/**
 * @generated SignedSource<<8f1a10f9b4dbd90188b2ab2a8fd730cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditInstallationViewsQuery$variables = {
  projectId: string;
};
export type EditInstallationViewsQuery$data = {
  readonly project: {
    readonly " $fragmentSpreads": FragmentRefs<"MoveInstallationView_project">;
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"EditInstallationView_viewer">;
  };
};
export type EditInstallationViewsQuery = {
  response: EditInstallationViewsQuery$data;
  variables: EditInstallationViewsQuery$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditInstallationViewsQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "viewer",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "EditInstallationView_viewer"
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      },
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "Project",
          "kind": "LinkedField",
          "name": "project",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MoveInstallationView_project"
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditInstallationViewsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "installer",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "installers",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
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
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Folder",
            "kind": "LinkedField",
            "name": "rootFolder",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "viewerCanAddSubFolder",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2a288aa79d9883a2f330e7843db00309",
    "id": null,
    "metadata": {},
    "name": "EditInstallationViewsQuery",
    "operationKind": "query",
    "text": "query EditInstallationViewsQuery(\n  $projectId: String!\n) {\n  viewer {\n    ...EditInstallationView_viewer\n    id\n  }\n  project(projectId: $projectId) {\n    ...MoveInstallationView_project\n    id\n  }\n}\n\nfragment EditInstallationView_viewer on User {\n  ...InstallationForm_viewer\n}\n\nfragment FolderBranch_folder on Folder {\n  id\n  folderId\n  title\n  viewerCanAddSubFolder\n}\n\nfragment FolderChoice_project on Project {\n  name\n  rootFolder {\n    id\n    ...FolderBranch_folder\n  }\n}\n\nfragment InstallationFields_viewer on User {\n  company {\n    installers {\n      id\n      firstName\n      lastName\n    }\n    id\n  }\n}\n\nfragment InstallationForm_viewer on User {\n  id\n  installer\n  ...InstallationFields_viewer\n}\n\nfragment MoveInstallationView_project on Project {\n  ...FolderChoice_project\n}\n"
  }
};
})();

(node as any).hash = "54a591604f14bc9eb5984c53cabd1279";

export default node;
