/**
 * @generated SignedSource<<7e654c144f48a5b59632529b05b8f99a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "COMPLETED" | "IN_PROGRESS" | "SIGNABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProjectStatus_project$data = {
  readonly overdueDays: number;
  readonly status: ProjectStatus;
  readonly " $fragmentType": "ProjectStatus_project";
};
export type ProjectStatus_project$key = {
  readonly " $data"?: ProjectStatus_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectStatus_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectStatus_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overdueDays",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "9dbea107b80e857832c886922fc39d0f";

export default node;
