/**
 * @generated SignedSource<<4f59937a03810d35a49fd6f25cb9e48b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MissingKind = "CALIBRATION_OVERDUE" | "INCONCLUSIVE" | "NOT_RECORDED" | "NO_PRODUCTS" | "OUTSIDE" | "SAME_PHOTO" | "SIMILAR_PHOTO" | "WAS_OUTSIDE" | "%future added value";
export type StepField = "ATTACHMENTS" | "CURRENT" | "INSULATION" | "IS_WATER_SURROUNDED" | "RESISTANCE" | "TEMPERATURE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type installationApi_missing$data = {
  readonly exchangedAt: string | null | undefined;
  readonly exchangedBy: string | null | undefined;
  readonly field: StepField | null | undefined;
  readonly instrument: {
    readonly maker: string;
    readonly model: string;
    readonly number: number;
    readonly validUntil: string | null | undefined;
  } | null | undefined;
  readonly isOverRange: boolean;
  readonly kind: MissingKind;
  readonly lowerBound: number | null | undefined;
  readonly maximum: number | null | undefined;
  readonly minimum: number | null | undefined;
  readonly productTitle: string | null | undefined;
  readonly stepLabel: string | null | undefined;
  readonly stepNumber: number | null | undefined;
  readonly stepTitle: string | null | undefined;
  readonly value: number | null | undefined;
  readonly " $fragmentType": "installationApi_missing";
};
export type installationApi_missing$key = {
  readonly " $data"?: installationApi_missing$data;
  readonly " $fragmentSpreads": FragmentRefs<"installationApi_missing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "installationApi_missing",
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
      "name": "stepLabel",
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
      "name": "stepTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productTitle",
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
      "name": "lowerBound",
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
      "name": "exchangedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exchangedBy",
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maker",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "model",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Missing",
  "abstractKey": null
};

(node as any).hash = "29fb0e032aedb1df1930da146095c4c1";

export default node;
