/**
 * @generated SignedSource<<8b49017f1f4510b02b653fec1cc1897f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MissingKind = "NOT_RECORDED" | "NO_PRODUCTS" | "OUTSIDE" | "%future added value";
export type StepField = "ATTACHMENTS" | "CURRENT" | "INSULATION" | "IS_WATER_SURROUNDED" | "RESISTANCE" | "TEMPERATURE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MissingSummary_missing$data = ReadonlyArray<{
  readonly field: StepField | null | undefined;
  readonly isOverRange: boolean;
  readonly kind: MissingKind;
  readonly maximum: number | null | undefined;
  readonly minimum: number | null | undefined;
  readonly stepNumber: number | null | undefined;
  readonly value: number | null | undefined;
  readonly " $fragmentType": "MissingSummary_missing";
}>;
export type MissingSummary_missing$key = ReadonlyArray<{
  readonly " $data"?: MissingSummary_missing$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingSummary_missing">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MissingSummary_missing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
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
      "name": "field",
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
      "name": "minimum",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maximum",
      "storageKey": null
    }
  ],
  "type": "Missing",
  "abstractKey": null
};

(node as any).hash = "40eb62e19e596d8770fb5a9e08bd6d2d";

export default node;
