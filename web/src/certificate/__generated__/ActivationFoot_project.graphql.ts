/**
 * @generated SignedSource<<2e5cbc43547c17b2633b39bc4e16fd55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivationFoot_project$data = {
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
      "name": "startDate",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "4352eea05d8567b0e77acbd9eef0dd04";

export default node;
