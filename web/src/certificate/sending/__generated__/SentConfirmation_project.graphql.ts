/**
 * @generated SignedSource<<9b0a2d30ef7513eb90aa43d9534df585>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SentConfirmation_project$data = {
  readonly name: string;
  readonly projectId: string;
  readonly " $fragmentType": "SentConfirmation_project";
};
export type SentConfirmation_project$key = {
  readonly " $data"?: SentConfirmation_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentConfirmation_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SentConfirmation_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "projectId",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "c020fd62aa779b71eab34c5f28711c71";

export default node;
