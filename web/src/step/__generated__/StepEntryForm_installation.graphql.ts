/**
 * @generated SignedSource<<90de40c26aa125dac4d3a938dd4099a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepEntryForm_installation$data = {
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DriftChart_installation" | "StepAttachments_installation" | "useProductTitle_installation">;
  readonly " $fragmentType": "StepEntryForm_installation";
};
export type StepEntryForm_installation$key = {
  readonly " $data"?: StepEntryForm_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepEntryForm_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepEntryForm_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProductTitle_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DriftChart_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepAttachments_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "e6b7ff96c3cb0e3050cf7697338ddc22";

export default node;
