/**
 * @generated SignedSource<<8e7f5038bbc739c087f7f959f7b254d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteFolderView_folder$data = {
  readonly id: string;
  readonly installationCount: number;
  readonly parentFolder: {
    readonly folderId: string;
    readonly isRoot: boolean;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "DeleteFolderView_folder";
};
export type DeleteFolderView_folder$key = {
  readonly " $data"?: DeleteFolderView_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteFolderView_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteFolderView_folder",
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
      "concreteType": "Folder",
      "kind": "LinkedField",
      "name": "parentFolder",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Folder",
  "abstractKey": null
};

(node as any).hash = "5cfec3061d6b9dda43a5a217e71f064c";

export default node;
