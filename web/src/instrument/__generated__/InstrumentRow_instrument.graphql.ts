/**
 * @generated SignedSource<<5eb61df0005db097deec5469843c3c21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstrumentRow_instrument$data = {
  readonly calibrations: ReadonlyArray<{
    readonly calibratedOn: string;
    readonly certificate: {
      readonly fileName: string;
      readonly url: string;
    } | null | undefined;
    readonly validUntil: string;
  }>;
  readonly maker: string;
  readonly model: string;
  readonly number: number;
  readonly retiredOn: string | null | undefined;
  readonly serialNumber: string;
  readonly valueCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"CalibrationModal_instrument" | "InstrumentMenu_instrument">;
  readonly " $fragmentType": "InstrumentRow_instrument";
};
export type InstrumentRow_instrument$key = {
  readonly " $data"?: InstrumentRow_instrument$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstrumentRow_instrument">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstrumentRow_instrument",
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
      "name": "serialNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retiredOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "valueCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Calibration",
      "kind": "LinkedField",
      "name": "calibrations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "calibratedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CalibrationCertificate",
          "kind": "LinkedField",
          "name": "certificate",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fileName",
              "storageKey": null
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
      "name": "InstrumentMenu_instrument"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CalibrationModal_instrument"
    }
  ],
  "type": "Instrument",
  "abstractKey": null
};

(node as any).hash = "2c4be2c79f57914a4e157e43d43ea869";

export default node;
