/**
 * @generated SignedSource<<628b0c523cf46f809724115abe52228c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Quantity = "CURRENT" | "INSULATION" | "RESISTANCE" | "TEMPERATURE" | "%future added value";
export type StepStateKind = "FILLED" | "INCONCLUSIVE" | "MISSING" | "NEAR_LIMIT" | "OUTSIDE" | "PARTIAL" | "WITHIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StepView_installation$data = {
  readonly id: string;
  readonly installationId: string;
  readonly stepStates: ReadonlyArray<{
    readonly state: StepStateKind;
    readonly stepLabel: string;
    readonly stepNumber: number;
  }> | null | undefined;
  readonly steps: ReadonlyArray<{
    readonly entries: ReadonlyArray<{
      readonly id: string;
      readonly isWaterSurrounded: boolean | null | undefined;
      readonly measuredBy: {
        readonly firstName: string;
        readonly id: string;
        readonly lastName: string;
      } | null | undefined;
      readonly measuredOn: string | null | undefined;
      readonly measurements: ReadonlyArray<{
        readonly isNotMeasured: boolean;
        readonly isOverRange: boolean;
        readonly isRequired: boolean;
        readonly quantity: Quantity;
        readonly value: number | null | undefined;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"StepEntryForm_entry">;
    }>;
    readonly stepLabel: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"RecordedLine_step" | "StepEvidence_step">;
  }>;
  readonly title: string;
  readonly viewerCanRecord: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"FailedElsewhere_installation" | "StepEntryEvidence_installation" | "StepEntryForm_installation">;
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
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stepLabel",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepView_installation",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "installationId",
      "storageKey": null
    },
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
      "concreteType": "StepState",
      "kind": "LinkedField",
      "name": "stepStates",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stepNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
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
        (v2/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "StepEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isWaterSurrounded",
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
                  "name": "isNotMeasured",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isRequired",
                  "storageKey": null
                }
              ],
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
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "measuredBy",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "firstName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lastName",
                  "storageKey": null
                }
              ],
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StepEvidence_step"
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
      "name": "StepEntryEvidence_installation"
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

(node as any).hash = "a3ff47a4ff95c2ad5c6010f582933e82";

export default node;
