/**
 * @generated SignedSource<<1c5731a15e4699aee89845746ec9868c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type SubFolders_folder$data = {
  readonly id: string;
  readonly isRoot: boolean;
  readonly subFolders: Result<ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FolderTable_folders">;
  }> | null | undefined, unknown>;
  readonly " $fragmentType": "SubFolders_folder";
};
export type SubFolders_folder$key = {
  readonly " $data"?: SubFolders_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubFolders_folder">;
};

import SubFoldersRetryQuery_graphql from './SubFoldersRetryQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": SubFoldersRetryQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "SubFolders_folder",
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
      "name": "isRoot",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Folder",
        "kind": "LinkedField",
        "name": "subFolders",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FolderTable_folders"
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

(node as any).hash = "b08fdcbc7c77688de5952a666750876e";

export default node;
