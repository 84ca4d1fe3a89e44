/**
 * @generated SignedSource<<f375dffd092d7606f6e3fc1625b746b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MeasuredWith_measurement$data = {
  readonly fileLine: {
    readonly fileName: string;
    readonly line: number;
    readonly text: string;
  } | null | undefined;
  readonly instrument: {
    readonly isOverdue: boolean;
    readonly maker: string;
    readonly model: string;
    readonly number: number;
    readonly validUntil: string | null | undefined;
  } | null | undefined;
  readonly testVoltage: number | null | undefined;
  readonly " $fragmentType": "MeasuredWith_measurement";
};
export type MeasuredWith_measurement$key = {
  readonly " $data"?: MeasuredWith_measurement$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeasuredWith_measurement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeasuredWith_measurement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "testVoltage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FileLine",
      "kind": "LinkedField",
      "name": "fileLine",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOverdue",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Measurement",
  "abstractKey": null
};

(node as any).hash = "ae7c6af3e685799c6e97c5f1e95a69f7";

export default node;
