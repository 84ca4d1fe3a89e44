/**
 * @generated SignedSource<<97afe98b3a1a5826411da860e1db44a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InstallationStatus = "COMPLETED" | "STARTED" | "%future added value";
export type ProjectStatus = "COMPLETED" | "IN_PROGRESS" | "SIGNABLE" | "%future added value";
import type { FragmentRefs, Result } from "relay-runtime";
export type FolderInstallations_folder$data = {
  readonly allInstallations: Result<{
    readonly nodes: ReadonlyArray<{
      readonly status: InstallationStatus;
    }>;
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"InstallationTable_installations">;
  } | null | undefined, unknown>;
  readonly folderId: string;
  readonly id: string;
  readonly installationCount: number;
  readonly project: {
    readonly archived: boolean;
    readonly status: ProjectStatus;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CreateInstallationModal_folder" | "CreateInstallationModal_list">;
  readonly " $fragmentType": "FolderInstallations_folder";
};
export type FolderInstallations_folder$key = {
  readonly " $data"?: FolderInstallations_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderInstallations_folder">;
};

import FolderInstallationsRetryQuery_graphql from './FolderInstallationsRetryQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": FolderInstallationsRetryQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "FolderInstallations_folder",
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
      "name": "folderId",
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
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "archived",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreateInstallationModal_folder"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreateInstallationModal_list"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "InstallationList",
        "kind": "LinkedField",
        "name": "allInstallations",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Installation",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "InstallationTable_installations"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Folder",
  "abstractKey": null
};
})();

(node as any).hash = "97bb1971f1b6ab860730ad3daf2881df";

export default node;
