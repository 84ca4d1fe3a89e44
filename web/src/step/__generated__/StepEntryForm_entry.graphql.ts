/**
 * @generated SignedSource<<e5ce03577af566bc676ead10bd9e458b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Quantity = "CURRENT" | "INSULATION" | "RESISTANCE" | "TEMPERATURE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StepEntryForm_entry$data = {
  readonly asksWaterSurrounded: boolean;
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
  readonly " $fragmentSpreads": FragmentRefs<"StepAttachments_entry">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepAttachments_entry"
    }
  ],
  "type": "StepEntry",
  "abstractKey": null
};

(node as any).hash = "048231d25c121559fda5368a6925c31b";

export default node;
