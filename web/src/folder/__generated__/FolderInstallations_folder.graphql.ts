/**
 * @generated SignedSource<<8cd3bedb2d39416e9bf3d75e11c068c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "COMPLETED" | "IN_PROGRESS" | "SIGNABLE" | "%future added value";
import type { FragmentRefs, Result } from "relay-runtime";
export type FolderInstallations_folder$data = {
  readonly allInstallations: Result<{
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"InstallationTable_installations">;
  } | null | undefined, unknown>;
  readonly folderId: string;
  readonly id: string;
  readonly installationCount: number;
  readonly isComplete: boolean;
  readonly isRoot: boolean;
  readonly project: {
    readonly archived: boolean;
    readonly status: ProjectStatus;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CreateInstallationModal_folder" | "CreateInstallationModal_list" | "useFromTemplate_folder">;
  readonly " $fragmentType": "FolderInstallations_folder";
};
export type FolderInstallations_folder$key = {
  readonly " $data"?: FolderInstallations_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderInstallations_folder">;
};

import FolderInstallationsRetryQuery_graphql from './FolderInstallationsRetryQuery.graphql';

const node: ReaderFragment = {
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
      "name": "isRoot",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFromTemplate_folder"
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

(node as any).hash = "1a159c56f101be216decfd01ebfd2fd8";

export default node;
