/**
 * @generated SignedSource<<ef043315cebf68588d77898a4c1a5277>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectHead_project$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectActions_project" | "ProjectStatus_project">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectActions_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "bc6b3be7e8a5c75444e8bc42f4241095";

export default node;
