/**
 * @generated SignedSource<<8d2bc768e30cf72b651ec46248c98463>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderHeader_folder$data = {
  readonly installationCount: number;
  readonly parentFolder: {
    readonly folderId: string;
    readonly isRoot: boolean;
    readonly title: string;
  } | null | undefined;
  readonly project: {
    readonly name: string;
  };
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"FolderActions_folder" | "FolderPath_folder" | "FolderStatus_folder">;
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRoot",
          "storageKey": null
        }
      ],
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
      "name": "FolderPath_folder"
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

(node as any).hash = "0fbc1c34f8de71775a1a0abbce3f9207";

export default node;
