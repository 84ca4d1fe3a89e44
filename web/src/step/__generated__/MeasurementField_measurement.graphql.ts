/**
 * @generated SignedSource<<b5b76a8144513d7fb50123964ab439c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Quantity = "CURRENT" | "INSULATION" | "RESISTANCE" | "TEMPERATURE" | "%future added value";
export type Verdict = "NEAR_LIMIT" | "NOT_MEASURED" | "OUTSIDE" | "OVER_RANGE_OUTSIDE" | "OVER_RANGE_WITHIN" | "WITHIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MeasurementField_measurement$data = {
  readonly isNotMeasured: boolean;
  readonly isOverRange: boolean;
  readonly least: number | null | undefined;
  readonly maximum: number | null | undefined;
  readonly minimum: number | null | undefined;
  readonly quantity: Quantity;
  readonly value: number | null | undefined;
  readonly verdict: Verdict | null | undefined;
  readonly " $fragmentType": "MeasurementField_measurement";
};
export type MeasurementField_measurement$key = {
  readonly " $data"?: MeasurementField_measurement$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeasurementField_measurement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeasurementField_measurement",
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
      "name": "minimum",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maximum",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "least",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "verdict",
      "storageKey": null
    }
  ],
  "type": "Measurement",
  "abstractKey": null
};

(node as any).hash = "8475de6a90779ff0b0dff35bcf51c507";

export default node;
