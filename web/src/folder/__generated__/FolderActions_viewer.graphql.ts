/**
 * @generated SignedSource<<24795576371077d7afc6691069d7ffb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderActions_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useTemplateActions_viewer">;
  readonly " $fragmentType": "FolderActions_viewer";
};
export type FolderActions_viewer$key = {
  readonly " $data"?: FolderActions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderActions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FolderActions_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTemplateActions_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d0c4bb623edd27cd8ca3746027c06545";

export default node;
