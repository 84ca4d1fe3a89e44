/**
 * @generated SignedSource<<97bf0cb67dd3e0e874c1f68986b47f50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstrumentMenu_instrument$data = {
  readonly id: string;
  readonly maker: string;
  readonly model: string;
  readonly number: number;
  readonly retiredOn: string | null | undefined;
  readonly valueCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"CalibrationModal_instrument" | "DeleteInstrumentModal_instrument" | "EditInstrumentModal_instrument" | "RetireInstrumentModal_instrument">;
  readonly " $fragmentType": "InstrumentMenu_instrument";
};
export type InstrumentMenu_instrument$key = {
  readonly " $data"?: InstrumentMenu_instrument$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstrumentMenu_instrument">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstrumentMenu_instrument",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CalibrationModal_instrument"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditInstrumentModal_instrument"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RetireInstrumentModal_instrument"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteInstrumentModal_instrument"
    }
  ],
  "type": "Instrument",
  "abstractKey": null
};

(node as any).hash = "a69aad46b965e5df086c6beeb720e845";

export default node;
