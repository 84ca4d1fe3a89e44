/**
 * @generated SignedSource<<7c05a746ad996979ebb42477eea7e6ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFoldersToActivate_project$data = {
  readonly signableFolders: ReadonlyArray<{
    readonly folderId: string;
    readonly installations: ReadonlyArray<{
      readonly title: string;
    }>;
    readonly name: string;
    readonly pathIds: ReadonlyArray<string>;
    readonly selectable: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"FolderToActivate_folder">;
  }> | null | undefined;
  readonly " $fragmentType": "useFoldersToActivate_project";
};
export type useFoldersToActivate_project$key = {
  readonly " $data"?: useFoldersToActivate_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFoldersToActivate_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFoldersToActivate_project",
  "selections": [
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
            "name": "folderId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "selectable",
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
                "name": "title",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FolderToActivate_folder"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "ee79adb832d88d2cc5998a5c737817bb";

export default node;
