/**
 * @generated SignedSource<<0fe3159ae31dfa414bbe9884d5ca65ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinishInstallations_folder$data = {
  readonly activatedInstallationCount: number | null | undefined;
  readonly folderId: string;
  readonly id: string;
  readonly installationCount: number;
  readonly isComplete: boolean;
  readonly isRoot: boolean;
  readonly project: {
    readonly name: string;
    readonly signableFolders: ReadonlyArray<{
      readonly installations: ReadonlyArray<{
        readonly awaitsReview: boolean | null | undefined;
      }>;
      readonly pathIds: ReadonlyArray<string>;
    }> | null | undefined;
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
      "kind": "ScalarField",
      "name": "isComplete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activatedInstallationCount",
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
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "SignableFolder",
            "kind": "LinkedField",
            "name": "signableFolders",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pathIds",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SignableInstallation",
                "kind": "LinkedField",
                "name": "installations",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "awaitsReview",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
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

(node as any).hash = "79a98540c556aafb01818516aad8391f";

export default node;
