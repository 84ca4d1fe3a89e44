/**
 * @generated SignedSource<<170737adb24aa8db2c47fcf9af1c5c99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepEvidence_step$data = {
  readonly entries: ReadonlyArray<{
    readonly acceptsAttachments: boolean;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"StepEntryEvidence_entry">;
  }>;
  readonly " $fragmentType": "StepEvidence_step";
};
export type StepEvidence_step$key = {
  readonly " $data"?: StepEvidence_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepEvidence_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepEvidence_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StepEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
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
          "name": "acceptsAttachments",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StepEntryEvidence_entry"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Step",
  "abstractKey": null
};

(node as any).hash = "8e70354736c28b0b73eaa36b7631680a";

export default node;
