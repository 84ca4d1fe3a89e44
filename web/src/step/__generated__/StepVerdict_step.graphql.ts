/**
 * @generated SignedSource<<728d585e8c8691b3bb7494459cbff02a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Verdict = "NEAR_LIMIT" | "NOT_MEASURED" | "OUTSIDE" | "OVER_RANGE_INCONCLUSIVE" | "OVER_RANGE_OUTSIDE" | "OVER_RANGE_WITHIN" | "WITHIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StepVerdict_step$data = {
  readonly entries: ReadonlyArray<{
    readonly measurements: ReadonlyArray<{
      readonly verdict: Verdict | null | undefined;
    }>;
  }>;
  readonly " $fragmentType": "StepVerdict_step";
};
export type StepVerdict_step$key = {
  readonly " $data"?: StepVerdict_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepVerdict_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepVerdict_step",
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
          "concreteType": "Measurement",
          "kind": "LinkedField",
          "name": "measurements",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "verdict",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Step",
  "abstractKey": null
};

(node as any).hash = "b83279be71616e7ce325ac8a8cff108e";

export default node;
