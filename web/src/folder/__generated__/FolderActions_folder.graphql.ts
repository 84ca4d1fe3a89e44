/**
 * @generated SignedSource<<866f03531fcb3c170fbc47c9a89e1b50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "COMPLETED" | "IN_PROGRESS" | "SIGNABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FolderActions_folder$data = {
  readonly folderId: string;
  readonly id: string;
  readonly installationCount: number;
  readonly project: {
    readonly archived: boolean;
    readonly status: ProjectStatus;
  };
  readonly title: string;
  readonly viewerCanAddSubFolder: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CreateFolderModal_parent" | "CreateInstallationModal_folder" | "CreateInstallationModal_list" | "DuplicateFolderModal_folder" | "EditFolderModal_folder" | "useTemplateActions_folder">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTemplateActions_folder"
    }
  ],
  "type": "Folder",
  "abstractKey": null
};

(node as any).hash = "cc46ad7e54bcc624763cf3adaec26a29";

export default node;
