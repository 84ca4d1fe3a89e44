/**
 * @generated SignedSource<<27aef95559e251c8f59740c89d3a21da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderHeader_folder$data = {
  readonly path: ReadonlyArray<{
    readonly folderId: string | null | undefined;
    readonly title: string;
  }>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"FolderActions_folder" | "FolderStatus_folder">;
  readonly " $fragmentType": "FolderHeader_folder";
};
export type FolderHeader_folder$key = {
  readonly " $data"?: FolderHeader_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderHeader_folder">;
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
  "name": "FolderHeader_folder",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PathSegment",
      "kind": "LinkedField",
      "name": "path",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "folderId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FolderStatus_folder"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FolderActions_folder"
    }
  ],
  "type": "Folder",
  "abstractKey": null
};
})();

(node as any).hash = "46bb91a650b524d20c370872399dca0f";

export default node;
