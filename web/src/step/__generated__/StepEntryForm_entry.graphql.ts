/**
 * @generated SignedSource<<b5a784a0053a9638d7c88b27bc20fac0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Quantity = "CURRENT" | "INSULATION" | "RESISTANCE" | "TEMPERATURE" | "%future added value";
export type StepField = "ATTACHMENTS" | "CURRENT" | "INSULATION" | "IS_WATER_SURROUNDED" | "RESISTANCE" | "TEMPERATURE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StepEntryForm_entry$data = {
  readonly asksWaterSurrounded: boolean;
  readonly changes: ReadonlyArray<{
    readonly field: StepField;
    readonly " $fragmentSpreads": FragmentRefs<"useValueChange_change">;
  }>;
  readonly id: string;
  readonly isWaterSurrounded: boolean | null | undefined;
  readonly measurementId: string;
  readonly measurements: ReadonlyArray<{
    readonly quantity: Quantity;
    readonly " $fragmentSpreads": FragmentRefs<"MeasurementField_measurement">;
  }>;
  readonly product: {
    readonly number: string;
    readonly " $fragmentSpreads": FragmentRefs<"useProductTitle_product">;
  };
  readonly " $fragmentType": "StepEntryForm_entry";
};
export type StepEntryForm_entry$key = {
  readonly " $data"?: StepEntryForm_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepEntryForm_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepEntryForm_entry",
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
      "name": "measurementId",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useProductTitle_product"
        }
      ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "MeasurementField_measurement"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StepFieldChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useValueChange_change"
        }
      ],
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "asksWaterSurrounded",
      "storageKey": null
    }
  ],
  "type": "StepEntry",
  "abstractKey": null
};

(node as any).hash = "d22b325f83b97b9add85e6604f02cdf9";

export default node;
