/**
 * @generated SignedSource<<063e39f75639b329b6d99640e3b59043>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivationFoot_project$data = {
  readonly projectId: string;
  readonly startDate: string;
  readonly " $fragmentType": "ActivationFoot_project";
};
export type ActivationFoot_project$key = {
  readonly " $data"?: ActivationFoot_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivationFoot_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivationFoot_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "projectId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "d130e2d3039da5dba936527c17b4931f";

export default node;
