/**
 * @generated SignedSource<<ce223a2abe576a7e61c220208768903f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivationFoot_project$data = {
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "70c89891650e731552be0ea36aa752e7";

export default node;
