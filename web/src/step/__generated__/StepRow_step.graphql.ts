/**
 * @generated SignedSource<<13d385ca9c76ff74c19712e11d6a900e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Quantity = "CURRENT" | "INSULATION" | "RESISTANCE" | "TEMPERATURE" | "%future added value";
export type Verdict = "NEAR_LIMIT" | "NOT_MEASURED" | "OUTSIDE" | "OVER_RANGE_INCONCLUSIVE" | "OVER_RANGE_OUTSIDE" | "OVER_RANGE_WITHIN" | "WITHIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StepRow_step$data = {
  readonly entries: ReadonlyArray<{
    readonly attachments: ReadonlyArray<{
      readonly url: string;
      readonly " $fragmentSpreads": FragmentRefs<"AttachmentTiles_attachments">;
    }>;
    readonly id: string;
    readonly measuredOn: string | null | undefined;
    readonly measurements: ReadonlyArray<{
      readonly instrument: {
        readonly isOverdue: boolean;
      } | null | undefined;
      readonly isNotMeasured: boolean;
      readonly isOverRange: boolean;
      readonly lowerBound: number | null | undefined;
      readonly quantity: Quantity;
      readonly value: number | null | undefined;
      readonly verdict: Verdict | null | undefined;
    }>;
    readonly product: {
      readonly title: string;
    };
    readonly recordedAt: string | null | undefined;
  }>;
  readonly isComplete: boolean;
  readonly stepLabel: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"StepVerdict_step">;
  readonly " $fragmentType": "StepRow_step";
};
export type StepRow_step$key = {
  readonly " $data"?: StepRow_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepRow_step">;
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
  "name": "StepRow_step",
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "InstalledProduct",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "measuredOn",
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
              "name": "quantity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOverRange",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lowerBound",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isNotMeasured",
              "storageKey": null
            },
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Attachment",
          "kind": "LinkedField",
          "name": "attachments",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AttachmentTiles_attachments"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepVerdict_step"
    }
  ],
  "type": "Step",
  "abstractKey": null
};
})();

(node as any).hash = "a2de2133cbc3515f09e4c2dc860941ec";

export default node;
