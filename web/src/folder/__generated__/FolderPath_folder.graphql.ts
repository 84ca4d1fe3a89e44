/**
 * @generated SignedSource<<0ec8dbfd0cf348ca05fbc2a5436d4b69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderPath_folder$data = {
  readonly path: ReadonlyArray<{
    readonly folderId: string | null | undefined;
    readonly title: string;
  }>;
  readonly " $fragmentType": "FolderPath_folder";
};
export type FolderPath_folder$key = {
  readonly " $data"?: FolderPath_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderPath_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FolderPath_folder",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PathSegment",
      "kind": "LinkedField",
      "name": "path",
      "plural": true,
      "selections": [
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
          "name": "folderId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Folder",
  "abstractKey": null
};

(node as any).hash = "7584f7dc2434ee90127f77416934493d";

export default node;
