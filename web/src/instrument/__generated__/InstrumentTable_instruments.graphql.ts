/**
 * @generated SignedSource<<2f674df492b1918a0dbeb93f252babe4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstrumentTable_instruments$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"InstrumentRow_instrument">;
  readonly " $fragmentType": "InstrumentTable_instruments";
}>;
export type InstrumentTable_instruments$key = ReadonlyArray<{
  readonly " $data"?: InstrumentTable_instruments$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstrumentTable_instruments">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "InstrumentTable_instruments",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstrumentRow_instrument"
    }
  ],
  "type": "Instrument",
  "abstractKey": null
};

(node as any).hash = "734ba647b61703ed89c686a4b2890321";

export default node;
