/**
 * @generated SignedSource<<c6c4d8009d89ead016889e743b7f9ea2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepEntryForm_installation$data = {
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DriftChart_installation" | "useProductTitle_installation">;
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
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "031dea3cb44080f4e11cd9d36dd84781";

export default node;
