/**
 * @generated SignedSource<<65cbe06c5d2d4bdf834e40446a97ecfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Quantity = "CURRENT" | "INSULATION" | "RESISTANCE" | "TEMPERATURE" | "%future added value";
export type Verdict = "NEAR_LIMIT" | "NOT_MEASURED" | "OUTSIDE" | "OVER_RANGE_INCONCLUSIVE" | "OVER_RANGE_OUTSIDE" | "OVER_RANGE_WITHIN" | "WITHIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MeasurementField_measurement$data = {
  readonly isNotMeasured: boolean;
  readonly isOverRange: boolean;
  readonly least: number | null | undefined;
  readonly lowerBound: number | null | undefined;
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

(node as any).hash = "20b2ed14e831d5fc0cbc5a12e9f45505";

export default node;
