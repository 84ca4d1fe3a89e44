/**
 * @generated SignedSource<<26ec67bb8b8a98eda50e035f10f6b2c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditProjectView_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProjectDangerZone_project">;
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
      "name": "ProjectDangerZone_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "864e16622809521a99a1eecd8552b6ea";

export default node;
