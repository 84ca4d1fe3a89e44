/**
 * @generated SignedSource<<e83ad20512a831389e44a52c6561a2b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveInstallationView_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FolderChoice_project">;
  readonly " $fragmentType": "MoveInstallationView_project";
};
export type MoveInstallationView_project$key = {
  readonly " $data"?: MoveInstallationView_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveInstallationView_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoveInstallationView_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FolderChoice_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "827b3b0582927b1d5806d267ab8e2a03";

export default node;
