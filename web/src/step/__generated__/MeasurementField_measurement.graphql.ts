/**
 * @generated SignedSource<<60b1a230ecf93e6d720f854bfb240a9c>>
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
  readonly lowerBound: number | null | undefined;
  readonly lowerLimit: number | null | undefined;
  readonly maximum: number | null | undefined;
  readonly minimum: number | null | undefined;
  readonly quantity: Quantity;
  readonly value: number | null | undefined;
  readonly verdict: Verdict | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MeasuredWith_measurement">;
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
      "name": "lowerLimit",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "MeasuredWith_measurement"
    }
  ],
  "type": "Measurement",
  "abstractKey": null
};

(node as any).hash = "cbd64432d09db60051613fc407978109";

export default node;
