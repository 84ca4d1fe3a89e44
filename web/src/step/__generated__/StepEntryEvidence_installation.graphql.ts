/**
 * @generated SignedSource<<2431f24ae0cec2063f4ff46d4e4ea7d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepEntryEvidence_installation$data = {
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DriftChart_installation" | "StepAttachments_installation" | "useProductTitle_installation">;
  readonly " $fragmentType": "StepEntryEvidence_installation";
};
export type StepEntryEvidence_installation$key = {
  readonly " $data"?: StepEntryEvidence_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepEntryEvidence_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepEntryEvidence_installation",
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

(node as any).hash = "8da00d131d1e937579d0f4b4d607beab";

export default node;
