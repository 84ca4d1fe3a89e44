/**
 * @generated SignedSource<<7d5d2b7a5034025c8a24bb18ea1055d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "COMPLETED" | "IN_PROGRESS" | "SIGNABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FolderActions_folder$data = {
  readonly id: string;
  readonly installationCount: number;
  readonly isComplete: boolean;
  readonly project: {
    readonly archived: boolean;
    readonly status: ProjectStatus;
  };
  readonly viewerCanAddSubFolder: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CreateFolderModal_parent" | "CreateInstallationModal_folder" | "CreateInstallationModal_list" | "DuplicateFolderModal_folder" | "EditFolderModal_folder">;
  readonly " $fragmentType": "FolderActions_folder";
};
export type FolderActions_folder$key = {
  readonly " $data"?: FolderActions_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderActions_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FolderActions_folder",
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
      "name": "viewerCanAddSubFolder",
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
      "name": "EditFolderModal_folder"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DuplicateFolderModal_folder"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreateFolderModal_parent"
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
    }
  ],
  "type": "Folder",
  "abstractKey": null
};

(node as any).hash = "14090307eb6b50784eca8e9680fd7ae1";

export default node;
