/**
 * @generated SignedSource<<deb92a92bb94d2d64d9dedcfe9a4d227>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectHead_project$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectStatus_project">;
  readonly " $fragmentType": "ProjectHead_project";
};
export type ProjectHead_project$key = {
  readonly " $data"?: ProjectHead_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectHead_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectHead_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectStatus_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "9e26e0238d15415f352666e624bb9471";

export default node;
