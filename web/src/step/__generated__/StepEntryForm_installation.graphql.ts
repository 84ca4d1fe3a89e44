/**
 * @generated SignedSource<<978d6c9c81af6dbf26a088bb6ef577b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepEntryForm_installation$data = {
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

(node as any).hash = "ed897fbb0554f3a29ea6beda0d4bbf79";

export default node;
