/**
 * @generated SignedSource<<5fbe86f81d9cd75346cfb3a2e0056609>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinishInstallations_folder$data = {
  readonly folderId: string;
  readonly id: string;
  readonly isRoot: boolean;
  readonly project: {
    readonly name: string;
  };
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"useFolderInstallations_folder">;
  readonly " $fragmentType": "FinishInstallations_folder";
};
export type FinishInstallations_folder$key = {
  readonly " $data"?: FinishInstallations_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FinishInstallations_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FinishInstallations_folder",
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
      "name": "isRoot",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFolderInstallations_folder"
    }
  ],
  "type": "Folder",
  "abstractKey": null
};

(node as any).hash = "1cfb5257166338ee444e313a9d49f82a";

export default node;
