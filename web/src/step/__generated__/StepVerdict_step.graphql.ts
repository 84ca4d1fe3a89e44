/**
 * @generated SignedSource<<32862e03ee8f743fa8f12e31c38b633f>>
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
      readonly instrument: {
        readonly isOverdue: boolean;
      } | null | undefined;
      readonly verdict: Verdict | null | undefined;
    }>;
    readonly recordedAt: string | null | undefined;
  }>;
  readonly isComplete: boolean;
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
      "kind": "ScalarField",
      "name": "isComplete",
      "storageKey": null
    },
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
          "name": "recordedAt",
          "storageKey": null
        },
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MeasuredInstrument",
              "kind": "LinkedField",
              "name": "instrument",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isOverdue",
                  "storageKey": null
                }
              ],
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

(node as any).hash = "4ef7a1ebcc9436cc4427654a80430d6a";

export default node;
