/**
 * @generated SignedSource<<914bbca3e853fbf6b62cf7a6435af7d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepEntryForm_installation$data = {
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"useProductTitle_installation">;
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
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "6eed0da6185057622437602c43999f23";

export default node;
