/**
 * @generated SignedSource<<ea48343470785323bc93dfb0d00b7413>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditProjectModal_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeleteProjectView_project" | "EditProjectForm_project" | "MoveProjectView_project">;
  readonly " $fragmentType": "EditProjectModal_project";
};
export type EditProjectModal_project$key = {
  readonly " $data"?: EditProjectModal_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditProjectModal_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditProjectModal_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditProjectForm_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteProjectView_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveProjectView_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "a5d454198ec25d8bc251ccbbb2b521af";

export default node;
