/**
 * @generated SignedSource<<d2ebb0dbd04217a2b28a41c436e493ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepView_installation$data = {
  readonly steps: ReadonlyArray<{
    readonly entries: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"StepEntryForm_entry">;
    }>;
    readonly stepLabel: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"RecordedLine_step">;
  }>;
  readonly title: string;
  readonly viewerCanRecord: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"FailedElsewhere_installation" | "StepEntryForm_installation">;
  readonly " $fragmentType": "StepView_installation";
};
export type StepView_installation$key = {
  readonly " $data"?: StepView_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepView_installation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepView_installation",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRecord",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stepLabel",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "StepEntryForm_entry"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RecordedLine_step"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepEntryForm_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FailedElsewhere_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};
})();

(node as any).hash = "02c935a2410e624fac3b248ac43ac984";

export default node;
