/**
 * @generated SignedSource<<38f0a69c1f227579284a68fe856ed2aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DuplicateFolderModal_folder$data = {
  readonly id: string;
  readonly installationCount: number;
  readonly parentFolder: {
    readonly folderId: string;
    readonly subFolders: ReadonlyArray<{
      readonly title: string;
    }> | null | undefined;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "DuplicateFolderModal_folder";
};
export type DuplicateFolderModal_folder$key = {
  readonly " $data"?: DuplicateFolderModal_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"DuplicateFolderModal_folder">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DuplicateFolderModal_folder",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Folder",
            "kind": "LinkedField",
            "name": "subFolders",
            "plural": true,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Folder",
  "abstractKey": null
};
})();

(node as any).hash = "bd8920f3444227442a89f7a54d93a830";

export default node;
