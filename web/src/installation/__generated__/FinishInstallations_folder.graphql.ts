/**
 * @generated SignedSource<<0636db756af77dbbcc895b1a10a44f9f>>
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
  readonly installationCount: number;
  readonly isRoot: boolean;
  readonly project: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"useRoomsBelow_project">;
  };
  readonly title: string;
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
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useRoomsBelow_project"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Folder",
  "abstractKey": null
};

(node as any).hash = "14d76c22932fb05d100d9bf397ff5122";

export default node;
