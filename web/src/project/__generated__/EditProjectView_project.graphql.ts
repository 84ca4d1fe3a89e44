/**
 * @generated SignedSource<<25e10a5299a34af20aabd5a3c0dc071e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditProjectView_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OtherProjectChanges_project">;
  readonly " $fragmentType": "EditProjectView_project";
};
export type EditProjectView_project$key = {
  readonly " $data"?: EditProjectView_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditProjectView_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditProjectView_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OtherProjectChanges_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "d735a79093b65c55e9f511aa86f5849c";

export default node;
