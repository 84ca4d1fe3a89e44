/**
 * @generated SignedSource<<9d8e0348e76e371d45dc45255219f622>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type FolderInstallations_folder$data = {
  readonly allInstallations: Result<{
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"InstallationTable_installations">;
  } | null | undefined, unknown>;
  readonly id: string;
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

(node as any).hash = "478a693623807da0045646bbf21da2a7";

export default node;
