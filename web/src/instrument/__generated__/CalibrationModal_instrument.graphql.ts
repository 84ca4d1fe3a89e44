/**
 * @generated SignedSource<<cafb37e0e84b95d7194d9d34230265e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalibrationModal_instrument$data = {
  readonly calibrations: ReadonlyArray<{
    readonly calibratedOn: string;
    readonly certificate: {
      readonly fileName: string;
      readonly url: string;
    } | null | undefined;
    readonly validUntil: string;
  }>;
  readonly id: string;
  readonly number: number;
  readonly version: string;
  readonly " $fragmentType": "CalibrationModal_instrument";
};
export type CalibrationModal_instrument$key = {
  readonly " $data"?: CalibrationModal_instrument$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalibrationModal_instrument">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalibrationModal_instrument",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
    }
  ],
  "type": "Instrument",
  "abstractKey": null
};

(node as any).hash = "9e304d0e09baba874239e3d98b70f517";

export default node;
