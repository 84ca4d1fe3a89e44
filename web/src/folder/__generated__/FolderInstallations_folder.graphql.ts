/**
 * @generated SignedSource<<e19cd8a5866f7d54c521603077c77e85>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CreateInstallationModal_folder" | "CreateInstallationModal_list">;
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

(node as any).hash = "d9dc748847d8a2796a206624414822b0";

export default node;
