/**
 * @generated SignedSource<<c54581de89156fd560779f97d149c1ef>>
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
  readonly " $fragmentSpreads": FragmentRefs<"StepEntryForm_installation">;
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
    }
  ],
  "type": "Installation",
  "abstractKey": null
};
})();

(node as any).hash = "29b6765f5a983f8e5616ab1cf1d16815";

export default node;
